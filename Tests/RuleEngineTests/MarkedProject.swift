import Diagnostics
import RuleEngine
import SourceTrees

/// The files of an example with the marks taken out, and where they stood.
struct MarkedProject {
  private(set) var files: [SourceFile] = []
  /// `today.yml:5:40`, in the order of the files.
  private(set) var marks: Set<String> = []

  /// How the text of an example is changed before it is read; the outcome must stay the same.
  enum Variant: String, CaseIterable {
    case asWritten = "as written"
    case carriageReturns = "with CRLF line ends"
    case multibyte = "with multi-byte text before it"
    case json = "with screens in JSON"
  }

  init(_ example: RuleExample, _ variant: Variant) {
    for (name, text) in example.files {
      var text = text
      if variant == .multibyte { text = Self.preamble(name) + text }
      if variant == .carriageReturns { text = text.replacing("\n", with: "\r\n") }
      let (bytes, offsets) = Self.unmarked(Array(text.utf8))
      let file = SourceFile(path: name, bytes: bytes)
      files.append(file)
      for offset in offsets { marks.insert(Self.place(file, offset)) }
    }
  }

  var inputs: Inputs { MemoryProject(files).inputs() }

  /// The inputs with each screen written as JSON, and the marks where they are then.
  mutating func inputsInJSON() -> Inputs {
    var inputs = self.inputs
    inputs.screens = inputs.screens.map { file in
      guard let tree = try? YAML.parse(file), let node = tree.documents.first else { return file }
      var writer = JSONScreen(name: file.path + ".json")
      writer.write(node)
      let json = SourceFile(path: writer.name, bytes: writer.bytes)
      for (from, to) in writer.starts where marks.remove(Self.place(file, from)) != nil {
        marks.insert(Self.place(json, to))
      }
      return json
    }
    return inputs
  }

  static func place(_ file: SourceFile, _ offset: Int) -> String {
    let position = file.position(at: offset)
    return "\(file.path):\(position.line):\(position.column)"
  }

  private static func preamble(_ name: String) -> String {
    let text = "Größe 漢字 👩‍👩‍👧"
    if name.hasSuffix(".css") { return "/* \(text) */ " }
    if name.hasSuffix(".swift") || name.hasSuffix(".tsx") { return "// \(text)\n" }
    if name.hasSuffix(".md") { return "<!-- \(text) -->\n\n" }
    return name.hasSuffix(".json") ? "" : "# \(text)\n"
  }

  private static func unmarked(_ text: [UInt8]) -> ([UInt8], [Int]) {
    let mark = Array("↓".utf8)
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    var index = 0
    while index < text.count {
      if text[index...].starts(with: mark) {
        offsets.append(bytes.count)
        index += mark.count
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return (bytes, offsets)
  }
}

/// Writes a tree as JSON and remembers where each node went.
private struct JSONScreen {
  let name: String
  var bytes: [UInt8] = []
  /// Offsets in the tree's file and in `bytes`.
  var starts: [(Int, Int)] = []

  init(name: String) { self.name = name }

  mutating func write(_ node: DataNode) {
    starts.append((Int(node.span.start), bytes.count))
    switch node.kind {
    case .mapping:
      write(node.members.map { $0 }, "{", "}") { writer, member in
        writer.write(member.key)
        writer.bytes += Array(": ".utf8)
        writer.write(member.value)
      }
    case .sequence: write(node.elements.map { $0 }, "[", "]") { $0.write($1) }
    case .null: bytes += Array("null".utf8)
    case .number, .boolean: bytes += Array(node.text.utf8)
    case .string: bytes += Array("\"\(node.text)\"".utf8)
    }
  }

  private mutating func write<Item>(
    _ items: [Item], _ open: String, _ close: String, each: (inout JSONScreen, Item) -> Void
  ) {
    bytes += Array(open.utf8)
    for (index, item) in items.enumerated() {
      if index > 0 { bytes += Array(",\n".utf8) }
      each(&self, item)
    }
    bytes += Array(close.utf8)
  }
}
