/// What one selector selects.
struct SelectorMatch: Hashable, Sendable {
  /// The appearances in which it selects.
  var mask: AppearanceMask
  /// Ids, classes and types (Selectors 4 §17), ten bits each.
  var specificity: Int
  /// Whether it selects the root element, and not some element of its own.
  var isRoot: Bool

  static let idWeight = 1 << 20
  static let classWeight = 1 << 10

  /// A selector of elements of their own.
  static func scope(_ specificity: Int) -> SelectorMatch {
    SelectorMatch(mask: AppearanceMask(rawValue: .max), specificity: specificity, isRoot: false)
  }

  /// Adds a simple selector, or that of an ancestor.
  mutating func narrow(_ other: SelectorMatch) {
    mask = mask.intersection(other.mask)
    specificity = Self.sum(specificity, other.specificity)
    isRoot = isRoot && other.isRoot
  }

  /// Each of the three counts stays below 1024.
  static func sum(_ left: Int, _ right: Int) -> Int {
    var sum = 0
    for shift in [0, 10, 20] {
      let count = (left >> shift & 1023) + (right >> shift & 1023)
      sum |= min(count, 1023) << shift
    }
    return sum
  }
}

/// A simple selector in one spelling, so that a configuration's and a file's can be compared.
enum SelectorAtom {
  /// Name and value of what stands in brackets; the value is nil where only presence is asked for.
  static func attribute(_ scanner: PreludeScanner) -> (name: String, value: String?) {
    var scanner = scanner
    scanner.skipTrivia()
    let name = scanner.name()?.lowercased() ?? ""
    while let byte = scanner.current, byte != UInt8(ascii: "=") {
      if byte > 0x20, !"~|^$*".utf8.contains(byte) { return (name, nil) }
      scanner.position += 1
    }
    guard scanner.take("=") else { return (name, nil) }
    scanner.skipTrivia()
    let start = scanner.position
    if scanner.current == UInt8(ascii: "\"") || scanner.current == UInt8(ascii: "'") {
      scanner.skipString()
      return (name, scanner.text(start + 1..<max(start + 1, scanner.position - 1)))
    }
    return (name, scanner.name() ?? "")
  }

  /// Every class and attribute of a selector: `.dimmed`, `[data-theme=dimmed]`, `[data-dim]`.
  static func all(in selector: String) -> [String] {
    var scanner = PreludeScanner(selector)
    var atoms: [String] = []
    while !scanner.isAtEnd {
      if scanner.take(".") {
        if let name = scanner.name() { atoms.append("." + name) }
      } else if scanner.current == UInt8(ascii: "[") {
        let (name, value) = attribute(PreludeScanner(scanner.bytes, scanner.bracketed()))
        atoms.append(value.map { "[\(name)=\($0)]" } ?? "[\(name)]")
      } else if scanner.name() == nil {
        scanner.position += 1
      }
    }
    return atoms
  }
}
