import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// nst/JSONTestSuite: what every reader must accept and reject.
@Suite struct JSONSuiteTests {
  static let table = SharedTable("json_suite.open.jsonl")

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `every case that the suite decides is decided so`() throws {
    for row in try Self.table.rows() {
      let name = try #require(row["name"]?.text)
      let expected = try #require(row["expect"]?.text)
      let bytes = try #require(Base64.decode(row["b64"]?.text ?? ""))
      let isAccepted = accepts(SourceFile(path: name, bytes: bytes))
      if expected == "either" { continue }
      #expect(isAccepted == (expected == "accept"), "\(name)")
    }
  }

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `what strict JSON accepts means the same in JSON5`() throws {
    for row in try Self.table.rows() where row["expect"]?.text == "accept" {
      let bytes = try #require(Base64.decode(row["b64"]?.text ?? ""))
      let file = SourceFile(path: row["name"]?.text ?? "", bytes: bytes)
      let strict = try JSON.parse(file)
      #expect(DataValue(try JSON.parse(file, dialect: .json5).root) == DataValue(strict.root))
      checkSpans(strict)
    }
  }

  private func accepts(_ file: SourceFile) -> Bool { (try? JSON.parse(file)) != nil }
}

/// RFC 4648, as the tables use it.
enum Base64 {
  static func decode(_ text: String) -> [UInt8]? {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 where byte != UInt8(ascii: "=") {
      guard let value = alphabet.firstIndex(of: byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
