import Diagnostics

/// The brackets that are open around a place of code, and whether what they hold is about text.
struct TextBlocks {
  /// An opacity of text: more than 0, less than 1.
  struct Fade {
    var span: Span
    var amount: Double
  }

  private struct Block {
    var opener: UInt8
    var isDisabled: Bool
    var isText: Bool
    /// The key that the block is the value of.
    var key: String
    /// Opacities that count if the block turns out to be about text.
    var pending: [Fade] = []
  }

  /// Deeper brackets are not looked into.
  private static let depthLimit = 200

  /// The word that was read last, and where it begins.
  var word = ""
  var wordStart = 0
  /// Where the call of a text view opens.
  var calledText = -1
  private var key = ""
  private var stack: [Block] = []
  private var ignored = 0
  private(set) var fades: [Fade] = []

  /// Whether the value that is being read is the colour of text.
  var isTextColor: Bool { ColorWords.textColors.contains(key) && !isDisabled }

  private var isDisabled: Bool { stack.last?.isDisabled ?? false }

  /// The word before a `:` is a key, and before the `=` of an attribute or an argument.
  mutating func keyBegins(_ mark: UInt8) {
    let isStatement = stack.last.map { $0.opener == 0x7B } ?? true
    key = mark == 0x3D && isStatement ? "" : word
    guard let last = stack.indices.last else { return }
    if ColorWords.textColors.contains(key) || ColorWords.text.contains(key) {
      stack[last].isText = true
    }
  }

  mutating func keyEnds() { key = "" }

  mutating func open(_ opener: UInt8, isDisabled: Bool, isText: Bool) {
    guard stack.count < Self.depthLimit else {
      ignored += 1
      return
    }
    stack.append(
      Block(
        opener: opener, isDisabled: isDisabled || self.isDisabled, isText: isText,
        key: opener == 0x28 && word == "alpha" ? "alpha" : key))
    if opener != 0x28 { key = "" }
  }

  /// Closes the innermost block, if it was opened by this; else the closer is stray.
  mutating func close(_ opener: UInt8) {
    if ignored > 0, opener != 0x3C {
      ignored -= 1
      return
    }
    // A `<` that nothing closes is less-than.
    while stack.last?.opener == 0x3C, opener != 0x3C { pop() }
    guard stack.last?.opener == opener else { return }
    pop()
    key = ""
  }

  private mutating func pop() {
    guard let block = stack.popLast() else { return }
    if block.isText { return fades += block.pending }
    // Code in a tag or a call is part of it.
    guard let last = stack.indices.last, block.opener != 0x7B || stack[last].opener == 0x3C else {
      return
    }
    stack[last].pending += block.pending
  }

  mutating func closeAll() { while !stack.isEmpty { pop() } }

  /// A number as the value of `opacity`, of `alpha` in a copy of a text's colour, or of `alpha(…)`.
  mutating func note(number: Double, _ span: Span) {
    guard ColorWords.fades(number), !isDisabled, let last = stack.indices.last else { return }
    let isModifier = stack[last].opener == 0x28 && stack[last].key == "alpha" && key != "alpha"
    let isAttribute = stack[last].opener == 0x7B && stack[last].key == "opacity" && key.isEmpty
    if key == "opacity" || isModifier || isAttribute {
      stack[last].pending.append(Fade(span: span, amount: number))
    } else if key == "alpha", ColorWords.textColors.contains(stack[last].key) {
      fades.append(Fade(span: span, amount: number))
    }
  }
}
