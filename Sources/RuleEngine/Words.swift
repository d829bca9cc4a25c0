/// Words of sentences.
enum Words {
  /// `a, b or c`.
  static func list(_ names: [String], _ conjunction: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
