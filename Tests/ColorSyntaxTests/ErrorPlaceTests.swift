import ColorMath
import ColorSyntax
import TestSupport
import Testing

/// Each error points at the token that is wrong: found by putting a wrong one at every place.
@Suite struct `Places of errors` {
  @Test func `a word in the place of an argument is what was found, where it stands`() throws {
    for row in TabSeparatedTable.conformance("literals.tsv").rows() {
      let text = row["css"]
      let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      for index in parts.indices.dropFirst(text.hasPrefix("color(") ? 1 : 0) {
        guard !parts[index].isEmpty, parts[index] != "/" else { continue }
        var broken = parts
        let opening = index == 0 ? text.prefix { $0 != "(" } + "(" : ""
        let closing = parts[index].reversed().prefix { $0 == ")" || $0 == "," }.reversed()
        broken[index] = opening + "zzz" + String(closing)
        let all = broken.joined(separator: " ")
        let place = all.prefix(upTo: try #require(all.firstRange(of: "zzz")).lowerBound).count
        do {
          _ = try CSSColor.parse(all)
          Issue.record("read \(all)")
        } catch {
          #expect(error.found == "zzz" && error.offset == place, "\(all): \(error.message)")
          #expect(error.column == place + 1 && error.length == 3, "\(all)")
          #expect(error.message == "expected \(error.expected), found zzz at column \(place + 1)")
        }
      }
    }
  }

  @Test func `one argument too many is what was found`() throws {
    for row in TabSeparatedTable.conformance("literals.tsv").rows() {
      let text = row["css"].dropLast() + " 7)"
      do {
        _ = try CSSColor.parse(String(text))
        Issue.record("read \(text)")
      } catch {
        #expect(error.found == "7" && error.offset == text.utf8.count - 2, "\(text)")
      }
    }
  }

  @Test func `one argument too few is the closing parenthesis, or the slash`() throws {
    for row in TabSeparatedTable.conformance("literals.tsv").rows() {
      let text = row["css"]
      guard !text.contains(",") else { continue }
      let head = text.prefix { $0 != "/" }.split(separator: " ").dropLast().joined(separator: " ")
      let cut = head + (text.contains("/") ? " / 0.5)" : ")")
      #expect(throws: ColorSyntaxError.self, "\(cut)") { try CSSColor.parse(cut) }
    }
  }

  @Test(arguments: [
    "calc(1px)", "calc(1 + 1px)", "calc(1deg * 1deg)", "calc(10% + 1)", "calc(1 / 1%)", "sin(10%)",
    "sqrt(1deg)", "min(1, 1%)", "max(1deg, 1)", "clamp(0, 1%, 2)", "hypot(1, 1deg)", "pow(2)",
    "mod(1)", "atan2(1, 1%)", "calc()", "calc(1 2)", "calc((1)", "calc(1 *)", "abs()",
    "round(sideways, 1, 2)", "unknown(1)", "calc(1 +1)", "calc(1em)", "log()", "exp(1, 2)",
  ])
  func `a calculation of the wrong type is an error within it`(text: String) {
    let all = "color(srgb \(text) 0 0)"
    do {
      _ = try CSSColor.parse(all)
      Issue.record("read \(all)")
    } catch {
      #expect(error.offset >= 11 && error.offset <= all.utf8.count, "\(all): \(error.message)")
    }
  }
}
