import ColorMath
import ColorSyntax
import Diagnostics

/// Resolves every token once in each appearance, without recursion.
///
/// A stack holds the tokens whose value waits for another's; meeting one of them again is a cycle.
/// Each token and each reference is visited once, so time is linear in both.
struct Resolver {
  let reading: TokenReading
  let starts: [Int32]
  let order: [Int32]
  var colors: [TokenColor]
  var problems: [TokenProblem]
  var appearance = 0
  /// Which side of `light-dark()` shows (CSS Color Adjust 1 §2.3).
  private(set) var isDark = false
  var entries: [PaletteEntry] = []
  /// The text of expressions that were put together, by token.
  var texts: [Int32: [UInt8]] = [:]
  var suggestions: [TokenID: String] = [:]
  /// How many more bytes of text may be put together in this appearance.
  private var textBudget = 0
  private var stack: [(token: Int32, nextReference: Int)] = []

  init(_ reading: TokenReading, starts: [Int32], order: [Int32]) {
    self.reading = reading
    self.starts = starts
    self.order = order
    colors = reading.colors
    problems = reading.tokenProblems
  }

  mutating func resolve(appearance: Int) -> [PaletteEntry] {
    self.appearance = appearance
    isDark = usedScheme == .dark
    texts = [:]
    textBudget = 32 << 20
    entries = [PaletteEntry](repeating: PaletteEntry(), count: reading.names.count)
    for token in entries.indices where entries[token].state == .unvisited {
      visit(Int32(truncatingIfNeeded: token))
      while let top = stack.last { step(top.token, from: top.nextReference) }
    }
    return entries
  }

  /// The appearance's scheme, unless the root element's `color-scheme` allows only one.
  private var usedScheme: Appearance.Scheme {
    var best: ColorSchemeDeclaration?
    for declaration in reading.schemes where declaration.appearances.contains(index: appearance) {
      if best.map({ $0.precedence <= declaration.precedence }) ?? true { best = declaration }
    }
    return best?.scheme ?? reading.appearances.all[appearance].scheme
  }

  private mutating func visit(_ token: Int32) {
    let definition = held(token, in: appearance)
    entries[Int(token)].definition = definition
    guard definition >= 0 else { return finish(token, .absent) }
    switch reading.definitions[Int(definition)].value {
    case .color(let color): finish(token, .color, color)
    case .lightDark(let light, let dark): finish(token, .color, isDark ? dark : light)
    case .unset, .revertLayer: finish(token, .absent)
    case .notColor: finish(token, .notColor)
    case .problem(let problem): finish(token, .problem, problem)
    case .alias, .expression:
      entries[Int(token)].state = .visiting
      stack.append((token, 0))
    }
  }

  /// False when all texts of the appearance together get too long.
  mutating func spend(_ count: Int) -> Bool {
    textBudget -= count
    return textBudget >= 0
  }

  mutating func finish(_ token: Int32, _ state: PaletteEntry.State, _ value: Int32 = -1) {
    entries[Int(token)].state = state
    entries[Int(token)].value = value
  }

  private mutating func step(_ token: Int32, from nextReference: Int) {
    let value = reading.definitions[Int(entries[Int(token)].definition)].value
    switch value {
    case .alias(let target):
      if wait(for: target.index) { return }
      stack.removeLast()
      takeOver(token, from: target)
    case .expression(let index):
      let expression = reading.expressions[Int(index)]
      var next = nextReference
      while next < expression.references.count {
        stack[stack.count - 1].nextReference = next
        if wait(for: expression.references[next].index) { return }
        // A fallback that is not used makes no cycle either (CSS Values 5, "cyclic substitution contexts").
        let isUsed = isInvalid(expression.references[next])
        next = isUsed ? next + 1 : expression.fallbackEnds[next]
      }
      if let target = innerReference(expression) {
        if wait(for: target.index) { return }
        stack.removeLast()
        return takeOver(token, from: target)
      }
      stack.removeLast()
      evaluate(token, expression)
    default: stack.removeLast()
    }
  }

  /// Whether the value of the topmost token has to wait, or was settled as part of a cycle.
  private mutating func wait(for target: Int32) -> Bool {
    switch entries[Int(target)].state {
    case .unvisited:
      visit(target)
      return stack.last?.token == target
    case .visiting:
      settleCycle(at: target)
      return true
    default: return false
    }
  }

  private mutating func settleCycle(at target: Int32) {
    var members: [Int32] = []
    while let top = stack.popLast() {
      members.append(top.token)
      if top.token == target { break }
    }
    members.reverse()
    let problem = cycleProblem(members)
    for (offset, member) in members.enumerated() {
      entries[Int(member)].from = members[(offset + 1) % members.count]
      finish(member, .problem, problem)
    }
  }
}
