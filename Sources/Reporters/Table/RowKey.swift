/// What makes checks of several appearances one row.
struct RowKey: Hashable {
  var rule: Int
  var section: Int
  var subject: String
  /// Nil also where rows of several elements are to become one.
  var element: String?

  /// Names that differ in their Unicode normalization are different names: `Å` may be one scalar or another, each of
  /// three bytes.
  static func == (left: RowKey, right: RowKey) -> Bool {
    left.rule == right.rule && left.section == right.section
      && isSame(left.subject, right.subject)
      && isSame(left.element ?? "", right.element ?? "")
      && (left.element == nil) == (right.element == nil)
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(section)
    hasher.combine(subject)
    hasher.combine(element)
  }
}

/// Numbers names in the order in which they come.
struct Interner {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  private var last: (name: String, number: Int)?

  init(_ names: [String]) {
    for name in names { intern(name) }
  }

  @discardableResult
  mutating func intern(_ name: String) -> Int {
    // Most reports have four appearances and a handful of rules: comparing is cheaper than hashing.
    for number in 0..<min(names.count, 4) where names[number] == name { return number }
    if let last, last.name == name { return last.number }
    let number = numbers[name] ?? add(name)
    last = (name, number)
    return number
  }

  private mutating func add(_ name: String) -> Int {
    names.append(name)
    numbers[name] = names.count - 1
    return names.count - 1
  }
}
