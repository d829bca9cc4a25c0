import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// What is written by one way is read by the others as the same.
@Suite struct DataRoundTripTests {
  private func random(_ depth: Int, _ random: inout SeededGenerator) -> DataValue {
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
    case 0: return .null
    case 1: return .boolean(Bool.random(using: &random))
    case 2: return .number(number(&random))
    case 3, 4: return .text(text(&random))
    case 5:
      return .list(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in self.random(depth - 1, &random) })
    default:
      var names: Set<[UInt8]> = []
      for _ in 0..<Int.random(in: 0...12, using: &random) { names.insert(text(&random)) }
      return .map(names.map { ($0, self.random(depth - 1, &random)) })
    }
  }

  private func number(_ random: inout SeededGenerator) -> Double {
    let value = Double(bitPattern: random.next())
    return value.isFinite ? value : Double(Int.random(in: -1000...1000, using: &random)) / 8
  }

  private func text(_ random: inout SeededGenerator) -> [UInt8] {
    let pieces = [
      "a", "b", " ", ":", "#", "-", "\"", "\\", "'", "\n", "\t", "é", "讲", "👍", "[", "}", "{", ",",
      "&", "~", "1", ".", "null", "\0", "\r",
    ]
    let count = Int.random(in: 0...6, using: &random)
    return (0..<count).flatMap { _ in Array((pieces.randomElement(using: &random) ?? "").utf8) }
  }

  private func json(_ value: DataValue, _ space: String) -> String {
    switch value {
    case .null, .boolean, .number: value.description
    case .text(let bytes): quoted(bytes)
    case .list(let elements):
      "[" + space + elements.map { json($0, space) }.joined(separator: "," + space) + space + "]"
    case .map(let members):
      "{" + space
        + members.map { quoted($0.key) + ":" + space + json($0.value, space) }
        .joined(separator: space + ",") + "}"
    }
  }

  private func quoted(_ bytes: [UInt8]) -> String {
    var result = "\""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\0"..<" ":
        result +=
          "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2)
          + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// In block style, each collection on lines of its own.
  private func yaml(_ value: DataValue, _ indent: String) -> String {
    switch value {
    case .list(let elements) where !elements.isEmpty:
      elements.map { "\n\(indent)-" + yaml($0, indent + "  ") }.joined()
    case .map(let members) where !members.isEmpty:
      members.map { "\n\(indent)\(quoted($0.key)):" + yaml($0.value, indent + " ") }.joined()
    default: " " + json(value, "")
    }
  }

  @Test(arguments: 0..<150) func `random values survive JSON, JSON5 and both styles of YAML`(
    seed: Int
  ) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let value = random(4, &generator)
    for space in ["", " ", "\n", " \r\n \n"] {
      let file = SourceFile(path: "t", text: json(value, space))
      for reader in DataReader.allCases {
        let tree = try reader.parse(file)
        #expect(DataValue(tree.root) == value)
        checkSpans(tree)
      }
    }
    let block = try YAML.parse(SourceFile(path: "t", text: "---" + yaml(value, "")))
    #expect(DataValue(block.root) == value)
    checkSpans(block)
  }

  static let table = SharedTable("json_suite.open.jsonl")

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `what the JSON suite accepts means the same in YAML`() throws {
    for row in try Self.table.rows() where row["expect"]?.text == "accept" {
      let bytes = try #require(Base64.decode(row["b64"]?.text ?? ""))
      let file = SourceFile(path: row["name"]?.text ?? "", bytes: bytes)
      let json = try JSON.parse(file)
      // A key of a pair has at most 1024 characters in YAML, and no byte of a text may be a control character.
      guard let yaml = try? YAML.parse(file) else {
        Issue.record("\(file.path) is refused as YAML")
        continue
      }
      if file.path.contains("number") {
        #expect(DataValue(yaml.root) == DataValue(json.root), "\(file.path)")
      } else {
        #expect(yaml.root.kind == json.root.kind)
      }
    }
  }
}
