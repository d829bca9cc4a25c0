/// A strict reader of the XML that reports consist of, so that a report is judged by another program than
/// the one that wrote it. Throws what is not well-formed XML 1.0.
final class XMLTree {
  let name: String
  private(set) var attributes: [String: String] = [:]
  private(set) var children: [XMLTree] = []
  private(set) var text = ""

  private init(_ name: String) { self.name = name }

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  /// All elements of a name below, in order.
  func all(_ name: String) -> [XMLTree] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }

  static func parse(_ bytes: [UInt8]) throws -> XMLTree {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Fault(description: "no UTF-8")
    }
    var reader = Reader(rest: Array(text.unicodeScalars)[...])
    try reader.expect("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    try reader.expect("<")
    let root = try reader.element()
    try reader.expect("\n")
    guard reader.rest.isEmpty else { throw Fault(description: "more behind the root") }
    return root
  }

  private struct Reader {
    var rest: ArraySlice<Unicode.Scalar>

    mutating func expect(_ text: String) throws {
      guard rest.starts(with: text.unicodeScalars) else { throw fault("expected \(text)") }
      rest.removeFirst(text.unicodeScalars.count)
    }

    func fault(_ message: String) -> Fault {
      let context = String(String.UnicodeScalarView(rest.prefix(40)))
      return Fault(description: "\(message) at \(context)")
    }

    mutating func name() throws -> String {
      let scalars = rest.prefix {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
      }
      guard !scalars.isEmpty else { throw fault("expected a name") }
      rest.removeFirst(scalars.count)
      return String(String.UnicodeScalarView(scalars))
    }

    /// What stands behind `<`.
    mutating func element() throws -> XMLTree {
      let tree = XMLTree(try name())
      while rest.first == " " {
        try expect(" ")
        let key = try name()
        try expect("=\"")
        guard tree.attributes[key] == nil else { throw fault("\(key) twice") }
        tree.attributes[key] = try characters(until: "\"")
        try expect("\"")
      }
      if rest.first == "/" {
        try expect("/>")
        return tree
      }
      try expect(">")
      while true {
        tree.text += try characters(until: "<")
        try expect("<")
        if rest.first == "/" { break }
        tree.children.append(try element())
      }
      try expect("/\(tree.name)>")
      return tree
    }

    mutating func characters(until end: Unicode.Scalar) throws -> String {
      var result = String.UnicodeScalarView()
      while let scalar = rest.first, scalar != end {
        guard Self.isAllowed(scalar) else { throw fault("U+\(String(scalar.value, radix: 16))") }
        guard scalar != "<", scalar != ">" else { throw fault("a bare \(scalar)") }
        rest.removeFirst()
        result.append(scalar == "&" ? try entity() : scalar)
      }
      return String(result)
    }

    mutating func entity() throws -> Unicode.Scalar {
      for (name, scalar) in [("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'")]
        as [(String, Unicode.Scalar)]
      where rest.starts(with: (name + ";").unicodeScalars) {
        rest.removeFirst(name.count + 1)
        return scalar
      }
      throw fault("an unknown entity")
    }

    /// XML 1.0, production 2.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
      default: false
      }
    }
  }
}
