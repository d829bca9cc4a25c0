import Diagnostics
import SourceTrees

extension TokenTree {
  /// The token that a JSON Pointer names: `#/color/blue/$value` is `color.blue`; of a composite,
  /// `#/border/card/$value/color` is `border.card.color`.
  func alias(toPointer node: DataNode, _ reading: inout TokenReading) -> TokenValue {
    let names = Self.segments(node.text).filter { $0 != "$value" }
    return .alias(reading.token(names.joined(separator: ".")))
  }

  /// The parts of a pointer behind its `#`, decoded (RFC 6901 §3 and §6).
  static func segments(_ pointer: String) -> [String] {
    let fragment = pointer.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return (fragment.last ?? "").split(separator: "/").map { part in
      JSONPointer.decoded(part)
    }
  }

  /// The group that `$extends` or `$ref` names; nil, and a problem, where there is none, or where it
  /// leads back to a group that is being taken over.
  mutating func target(
    of reference: DataNode, _ extended: [Int], _ reading: inout TokenReading
  ) -> DataNode? {
    let text = reference.text
    let root = root(of: text, from: reference, reading)
    let isBraced = text.hasPrefix("{") && text.hasSuffix("}")
    let names =
      isBraced
      ? text.dropFirst().dropLast().split(separator: ".").map(String.init) : Self.segments(text)
    var target = root
    for name in names { target = target?[name] }
    guard let target, target.isMapping else {
      reading.problems.append(
        Problem("\(text) refers to no group", at: reference.location))
      return nil
    }
    let isAround =
      target.span.range.contains(Int(reference.span.start))
      && target.tree.file.path == reference.tree.file.path
    guard !isAround, !extended.contains(target.id), extended.count < 16, expansionBudget > 0 else {
      reading.problems.append(
        Problem("groups that take over each other are a cycle: \(text)", at: reference.location))
      return nil
    }
    return target
  }

  /// The file that a reference names, or the one that it stands in.
  private func root(
    of text: String, from reference: DataNode, _ reading: TokenReading
  ) -> DataNode? {
    let file = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    if file.isEmpty || text.hasPrefix("{") { return reference.tree.root }
    let path = RelativePath.resolve(String(file), from: reference.tree.file.path)
    guard let source = reading.load(path) else { return nil }
    return try? JSON.parse(source, dialect: .json5).root
  }
}

/// The pieces of JSON Pointers.
enum JSONPointer {
  /// `~1` is a slash, `~0` a tilde, `%20` a space.
  static func decoded(_ part: Substring) -> String {
    guard part.contains(where: { $0 == "~" || $0 == "%" }) else { return String(part) }
    var result: [UInt8] = []
    var rest = part.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "~"), let next = rest.first, next == 0x30 || next == 0x31 {
        rest.removeFirst()
        result.append(next == 0x30 ? UInt8(ascii: "~") : UInt8(ascii: "/"))
      } else if byte == UInt8(ascii: "%"), let value = hexByte(rest.prefix(2)) {
        rest.removeFirst(2)
        result.append(value)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func hexByte(_ digits: Substring.UTF8View) -> UInt8? {
    guard digits.count == 2, !digits.contains(UInt8(ascii: "+")) else { return nil }
    return UInt8(Substring(digits), radix: 16)
  }
}

/// Paths as token files write them of each other.
enum RelativePath {
  /// A path seen from the folder of a file, with `.` and `..` resolved.
  static func resolve(_ path: String, from file: String) -> String {
    if path.hasPrefix("/") { return path }
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
