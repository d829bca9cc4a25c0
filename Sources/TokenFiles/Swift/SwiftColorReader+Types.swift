import SourceTrees

/// What a call makes, as far as its name tells.
enum SwiftMaking {
  /// A colour and nothing else: `Color(…)`, `SwiftUI.Color.init(…)`, `UIColor.hex(…)`.
  case color
  /// A colour where the arguments are those of one: `srgb(…)`, `brandColor(…)`.
  case maybe
  /// Anything: `Data(…)`, `URL(…)`.
  case other
}

extension SwiftColorReader {
  /// Whether a type is one of colours: `Color`, `UIColor`, `VitaminColor`, `OKLCH`, or one that the project
  /// names.
  func isColorType(_ name: String) -> Bool {
    guard name.beginsUppercase || name.hasPrefix("#") else { return false }
    return name.hasSuffix("Color") || name.hasSuffix("Colour") || Self.isPolar(name)
      || name == "ColorResource" || name == "#colorLiteral" || initializers.names(name)
  }

  /// `OKLCH`, `OklabColor`, `LCH`: types that are called by their model.
  private static func isPolar(_ name: String) -> Bool {
    name.says("oklch") || name.says("oklab") || name == "LCH"
  }

  /// Functions by what they take, and those whose name ends in what they give.
  private func isColorFunction(_ name: String) -> Bool {
    Self.functions.contains(name) || Self.isPolar(name) || initializers.names(name)
      || name.hasSuffix("olor") || name.hasSuffix("olour")
  }

  private static let functions: Set<String> = [
    "srgb", "displayP3", "rgb", "rgba", "argb", "hex", "hsb", "adaptive", "dynamic",
  ]

  /// A type's name, which `Self` stands for in what is declared in it.
  func type(_ name: String) -> String { name == "Self" ? selfType ?? name : name }

  /// What a call makes: by its type, or by what is expected where it begins with a point.
  func making(_ callee: SwiftExpression) -> SwiftMaking {
    switch callee.kind {
    case .name(let name): return making(type(name))
    case .member(nil, "init"): return expectsColor ? .color : .other
    case .member(nil, _): return expectsColor ? .maybe : .other
    case .member(let base?, "init"):
      return making(traits.subject(base).map(type) ?? "")
    case .member(let base?, let name):
      if making(name) == .color { return .color }
      if case .call = base.kind { return making(name) }
      guard let type = traits.subject(base), isColorType(type) else { return making(name) }
      return name.beginsUppercase ? .maybe : .color
    default: return .other
    }
  }

  func making(_ name: String) -> SwiftMaking {
    if isColorType(name) { return .color }
    return isColorFunction(name) ? .maybe : .other
  }

  /// Whether an expression can't be anything but a colour, whatever its value is.
  func saysColor(_ expression: SwiftExpression, depth: Int = 0) -> Bool {
    guard depth < Self.depthLimit else { return false }
    switch expression.kind {
    case .call(let callee, _):
      if case .member(let base?, let name) = callee.kind, Self.isChange(name) {
        return saysColor(base, depth: depth + 1)
      }
      return making(callee) == .color
    case .member(let base?, let name):
      if case .name(let type) = base.kind, Self.types.contains(type) {
        return name.first?.isLowercase == true && !["self", "allCases"].contains(name)
      }
      return Self.conversions.contains(name) && saysColor(base, depth: depth + 1)
    case .conditional(_, let yes, let no), .binary("??", let yes, let no):
      return saysColor(yes, depth: depth + 1) || saysColor(no, depth: depth + 1)
    default: return false
    }
  }

  /// Whether the tokens behind a colon are the type of one colour: `Color`, `UIColor?`, `SwiftUI.Color`, and
  /// `Self` in an extension of one. `[Color]` and `() -> Color` are not.
  func isColorType(_ range: Range<Int>) -> Bool {
    var last = ""
    for index in range {
      switch source.kind(index) {
      case .identifier where source.has(index, "some") || source.has(index, "any"): continue
      case .identifier: last = source.name(index)
      case .period: continue
      case .operation where source.has(index, "?") || source.has(index, "!"): continue
      default: return false
      }
    }
    return isColorType(type(last))
  }

  /// A call as a reader knows it: `UIColor(r:g:b:)`.
  func shown(_ callee: SwiftExpression, _ arguments: [SwiftArgument]) -> String {
    let name = callee.tokens.prefix(8).map { source.text($0) }.joined()
    return name + "(" + arguments.prefix(8).map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// A colour that something makes whose code is not read.
  func opaque(_ callee: SwiftExpression, _ arguments: [SwiftArgument]) -> SwiftColor {
    .unknown(
      "is made by \(shown(callee, arguments)), which only its code knows; "
        + "initializers in rules.yml can say what it takes")
  }
}
