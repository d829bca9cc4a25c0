import SourceTrees

/// JSON Pointers as references between tokens (RFC 6901).
enum JSONPointer {
  /// The parts of a pointer behind its `#`, decoded (§3 and §6).
  static func segments(_ pointer: String) -> [String] {
    let start = pointer.firstIndex(of: "#").map { pointer.index(after: $0) } ?? pointer.startIndex
    return pointer[start...].split(separator: "/").map { decoded($0) }
  }

  /// `~1` is a slash, `~0` a tilde, `%20` a space.
  private static func decoded(_ part: Substring) -> String {
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

extension DataView {
  /// The node at the end of a path from the root, by member names and indexes.
  func resolve(_ segments: [String]) -> DataEntry? {
    var node: DataEntry? = rootEntry
    for segment in segments {
      guard let current = node else { return nil }
      if current.kind == .sequence {
        let elements = elements(of: current)
        node = Int(segment).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      } else {
        node = member(named: segment, of: current)
      }
    }
    return node
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
