import ColorMath
import ColorSyntax
import SourceTrees
import TestSupport
import Testing

/// Counts the rows of a published table that come out as it says, and holds the others to a list of
/// what is known to differ, each with its reason.
struct Conformance {
  private(set) var passed = 0
  private(set) var total = 0
  private var failed: [String] = []
  private var unexpected: [String] = []
  private var known: [String: String]

  /// - Parameter known: the input of each row that is not passed, with the reason.
  init(known: [String: String] = [:]) { self.known = known }

  mutating func check(_ input: String, _ isRight: Bool, _ note: @autoclosure () -> String) {
    total += 1
    if isRight {
      passed += 1
      return
    }
    failed.append(input)
    if known[input] == nil {
      unexpected.append("\(input): \(note())")
    }
  }

  /// Fails the test where a row is wrong without a reason, or fewer pass than the table asks for.
  func require(_ share: Double, _ table: String) {
    let percent = (Double(passed) / Double(max(total, 1)) * 10_000).rounded() / 100
    print("\(table): \(passed) of \(total), \(percent) %")
    #expect(total > 0, "\(table) has no rows")
    #expect(unexpected.isEmpty, "\(table): \(unexpected.prefix(20).joined(separator: "\n"))")
    #expect(Double(passed) >= share * Double(total), "\(table): \(passed) of \(total)")
  }

  /// The same share without the rows that are disputed.
  func requireBesides(_ disputed: some Sequence<String>, _ share: Double, _ table: String) {
    let left = Set(disputed)
    let without = total - failed.count(where: left.contains)
    #expect(Double(passed) >= share * Double(without), "\(table): \(passed) of \(without)")
  }
}

/// Text in which numbers are compared as numbers.
enum NumericText {
  /// Whether two texts are the same but for numbers that lie within `tolerance` of each other.
  static func agree(_ left: String, _ right: String, within tolerance: Double) -> Bool {
    let (left, right) = (split(left), split(right))
    return left.words == right.words && left.numbers.count == right.numbers.count
      && zip(left.numbers, right.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private static func split(_ text: String) -> (words: String, numbers: [Double]) {
    var words = ""
    var numbers: [Double] = []
    var digits = ""
    func isNumeric(_ character: Character) -> Bool {
      if character.isNumber || character == "." { return true }
      if character == "-" || character == "+" { return digits.isEmpty || digits.last == "e" }
      return character == "e" && digits.last?.isNumber == true
    }
    for character in text + " " {
      // The digits of display-p3 and xyz-d50 belong to a word.
      if digits.isEmpty, let last = words.last, last.isLetter || last == "-", character.isNumber {
        words.append(character)
      } else if isNumeric(character), !(words.last?.isLetter == true && digits.isEmpty) {
        digits.append(character)
      } else {
        if let number = Double(digits) { numbers.append(number) } else { words += digits }
        if !digits.isEmpty { words.append("#") }
        digits = ""
        if character != "%" { words.append(character) }
      }
    }
    return (words, numbers)
  }
}

/// What a row of a table says, as text.
extension DataNode {
  func field(_ name: String) -> String { self[name]?.text ?? "" }

  var tags: Set<String> { Set(self["tags"].map { $0.elements.map(\.text) } ?? []) }

  /// A text, or a list of texts any of which is right.
  var alternatives: [String] { isSequence ? elements.map(\.text) : [text] }
}
