import ColorMath
import Diagnostics
import SourceTrees

/// Reads expressions of Swift source as colours: initializers with literal components, references,
/// opacities, and choices by appearance.
struct SwiftColorReader {
  let source: SwiftSource
  let words: AppearanceWords
  let traits: SwiftTraits
  let initializers: SwiftInitializers
  /// Constants of the code around: `let alpha = 0.5`.
  var bindings: [String: SwiftExpression] = [:]
  /// What the enums of the file say that assets are called.
  var assets = SwiftAssetNames()

  /// The type that what is read stands in.
  var selfType: String?

  /// Whether what is read stands where a colour belongs, so that `.init(…)` makes one.
  var expectsColor = true

  /// Deeper than anybody nests colours.
  static let depthLimit = 24

  init(
    _ source: SwiftSource, _ words: AppearanceWords,
    _ initializers: SwiftInitializers = SwiftInitializers()
  ) {
    self.source = source
    self.words = words
    self.initializers = initializers
    traits = SwiftTraits(words: words)
  }

  func expecting(_ color: Bool) -> SwiftColorReader {
    var reader = self
    reader.expectsColor = color
    return reader
  }

  /// The colour that an expression is; nil where it is none.
  func color(_ expression: SwiftExpression, depth: Int = 0) -> SwiftColor? {
    guard depth < Self.depthLimit else { return nil }
    switch expression.kind {
    case .call(let callee, let arguments): return call(expression, callee, arguments, depth)
    case .name("nil"): return nil
    case .name(let name):
      if let bound = bindings[name] { return color(bound, depth: depth + 1) }
      return .reference([name], isImplicit: false)
    case .member(let base, let name): return member(base, name, depth)
    case .conditional(let condition, let yes, let no):
      return choose(
        traits.verdict(condition), color(yes, depth: depth + 1), color(no, depth: depth + 1))
    case .binary("??", let left, _): return color(left, depth: depth + 1)
    case .closure(let closure): return run(source.statements(closure.body), depth + 1)
    case .statement(let statement): return run([statement], depth + 1)
    // A type of the project's own may be written as a text.
    case .string(let index): return expectsColor ? hexText(index, nil, nil, false) : nil
    default: return nil
    }
  }

  private func member(_ base: SwiftExpression?, _ name: String, _ depth: Int) -> SwiftColor? {
    guard let base else { return Self.known(name) ?? .reference([name], isImplicit: true) }
    if let path = path(base) {
      if path.count == 1, let known = known(name, of: path[0]) { return known }
      if Self.conversions.contains(name), path.count == 2, known(path[1], of: path[0]) != nil {
        return known(path[1], of: path[0])
      }
      return .reference(path + [name], isImplicit: false)
    }
    guard Self.conversions.contains(name) else { return nil }
    // `"#FF6030".color`; a name without a mark is an asset's as likely.
    if case .string(let index) = base.kind { return hexText(index, nil, nil, false) }
    return color(base, depth: depth + 1)
  }

  /// The names of `a.b.c`, without `self` before them; `Self` is the type around where that is one of colours.
  func path(_ expression: SwiftExpression) -> [String]? {
    var names: [String] = []
    var current = expression
    while names.count < 32 {
      switch current.kind {
      case .name(let name):
        let first = name == "self" || name == "Self" && !isColorType(type(name)) ? [] : [type(name)]
        return first + names.reversed()
      case .member(let base?, let name):
        names.append(name)
        current = base
      default: return nil
      }
    }
    return nil
  }

  static let types: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]

  /// A member of a colour type that every system gives the same value; `red` and the like of UIKit and
  /// AppKit, whose SwiftUI namesakes follow the appearance.
  func known(_ name: String, of type: String) -> SwiftColor? {
    guard Self.types.contains(type) else { return nil }
    if type != "Color", let channels = Self.fixed[name] {
      return .literal(Color(.srgb, channels), Span(0, 0))
    }
    return Self.known(name)
  }

  /// UIColor's and NSColor's own colours, as their documentation gives them.
  private static let fixed: [String: SIMD3<Double>] = [
    "red": SIMD3(1, 0, 0), "green": SIMD3(0, 1, 0), "blue": SIMD3(0, 0, 1),
    "cyan": SIMD3(0, 1, 1), "magenta": SIMD3(1, 0, 1), "yellow": SIMD3(1, 1, 0),
    "orange": SIMD3(1, 0.5, 0), "purple": SIMD3(0.5, 0, 0.5), "brown": SIMD3(0.6, 0.4, 0.2),
    "darkGray": SIMD3(repeating: 1.0 / 3), "gray": SIMD3(repeating: 0.5),
    "lightGray": SIMD3(repeating: 2.0 / 3),
  ]

  /// Members that give the same colour as another type.
  static let conversions: Set<String> = [
    "color", "swiftUIColor", "uiColor", "nsColor", "cgColor", "ciColor", "value",
  ]

  /// The colours that every platform gives one value.
  private static func known(_ name: String) -> SwiftColor? {
    switch name {
    case "black": .literal(Color(.srgb, 0, 0, 0), Span(0, 0))
    case "white": .literal(Color(.srgb, 1, 1, 1), Span(0, 0))
    case "clear": .literal(Color(.srgb, 0, 0, 0, alpha: 0), Span(0, 0))
    default: nil
    }
  }

  private func choose(
    _ verdict: Verdict, _ yes: SwiftColor?, _ no: SwiftColor?
  ) -> SwiftColor? {
    guard yes != nil || no != nil else { return nil }
    guard isDecided(verdict) else { return Self.undecided }
    return .choice([(verdict.yes, yes ?? .foreign), (verdict.no, no ?? .foreign)])
  }

  func isDecided(_ verdict: Verdict) -> Bool {
    verdict.yes.union(verdict.no) == words.everywhere
  }

  static let undecided = SwiftColor.unknown(
    "depends on a condition that is not one of the appearances")
}
