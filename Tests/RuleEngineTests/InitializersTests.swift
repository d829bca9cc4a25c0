import Diagnostics
import RuleEngine
import Testing

/// `initializers:` says how a project makes its colours, wherever Swift is read: as tokens, as a side of
/// `parity`, and as code.
@Suite struct InitializersTests {
  private func rows(_ rule: String, _ files: [String: String]) -> [String] {
    MemoryProject(files).report().checks(of: rule).filter { $0.outcome != .pass }.map { check in
      let start = check.location.start
      return "\(check.outcome.rawValue) \(check.location.file.path):\(start.line):\(start.column) "
        + check.message(naming: [])
    }
  }

  private static let initializers = """
    initializers:
      "Brand(_:_:_:)": oklch
      "Color(hex8:)": argb

    """

  private static let css = ":root { --ink: oklch(0.4 0.1 250); --veil: #11223380 }"

  @Test func `code is searched for what the project makes colours with`() {
    let rules = "tokens: [a.css]\nsources: {files: [View.swift]}\n"
    let view = """
      let a = Brand(0.4, 0.1, 250)
      let b = Color(hex8: 0x80112233)
      let d = Other(0.4, 0.1, 250)
      """
    let files = ["rules.yml": rules, "a.css": Self.css, "View.swift": view]
    let found = rows("raw-color", files.merging(["rules.yml": Self.initializers + rules]) { $1 })
    #expect(found.count == 2, "\(found)")
    #expect(found.first?.hasPrefix("fail View.swift:1:9 ") == true)
    // Alpha first: the colour of --veil.
    #expect(found.dropFirst().first?.contains("veil") == true, "\(found)")
    let without = rows("raw-color", files)
    #expect(!without.contains { $0.contains("View.swift:1:") })
    #expect(!without.contains { $0.contains("veil") })
  }

  @Test func `a side of parity is read with them, whether it is among the tokens or not`() {
    let swift = """
      enum DS {
        static let ink = Brand(0.4, 0.1, 250)
        static let veil = Color(hex8: 0x80112233)
      }
      """
    for tokens in ["[a.css]", "[a.css, DS.swift]"] {
      let rules =
        "tokens: \(tokens)\nparity:\n  - {left: a.css, right: DS.swift, names: css-to-swift}\n"
      let files = ["rules.yml": Self.initializers + rules, "a.css": Self.css, "DS.swift": swift]
      #expect(rows("token-parity", files) == [], "\(tokens)")
      #expect(rows("token-parity", files.merging(["rules.yml": rules]) { $1 }) != [], "\(tokens)")
    }
  }
}
