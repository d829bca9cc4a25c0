import ColorMath
import Diagnostics
import TokenFiles

/// Draws up what a report can show besides its rows, from what the rules looked at.
struct Illustrator {
  private let context: Context
  private var colors: [IllustratedColor] = []
  /// Where in `colors` each token is.
  private var tokens: [TokenID: Int] = [:]
  private var literals: [String: Int] = [:]
  private var measurer: Measurer

  static func illustrations(_ context: Context, _ report: Report) -> Illustrations {
    var illustrator = Illustrator(context)
    let grid = illustrator.grid(of: report.checks)
    let screens = context.screens.map { illustrator.screen($0) }
    return Illustrations(
      colors: illustrator.colors, grid: grid, screens: screens, visions: visions)
  }

  private init(_ context: Context) {
    self.context = context
    measurer = Measurer(context.tokens)
    for token in context.tokens.tokens {
      tokens[token] = colors.count
      colors.append(color(token))
    }
  }

  /// By the models that `token-distinct` judges by.
  static let visions = VisionDeficiency.allCases.map { deficiency in
    let vision = deficiency.linear(model: deficiency == .tritan ? .brettel1997 : .machado2009)
    return IllustratedVision(
      name: deficiency.rawValue, matrix: vision.matrix, other: vision.other, plane: vision.plane)
  }

  // MARK: Colours

  private func color(_ token: TokenID) -> IllustratedColor {
    IllustratedColor(
      name: context.tokens.name(token), isToken: true,
      values: context.appearances.map { context.palette($0).color(token)?.packed.rgba },
      location: context.tokens.location(of: token))
  }

  /// A literal colour is kept under its text; what is neither token nor colour has no value.
  private mutating func index(of reference: ColorReference) -> Int {
    if case .token(let token) = reference, let known = tokens[token] { return known }
    let name = measurer.name(reference)
    if let known = literals[name] { return known }
    let values = context.appearances.map { appearance -> UInt32? in
      guard case .success(let color) = measurer.color(reference, in: appearance.index) else {
        return nil
      }
      return color.packed.rgba
    }
    literals[name] = colors.count
    colors.append(IllustratedColor(name: name, isToken: false, values: values))
    return colors.count - 1
  }

  private mutating func indexes(_ paint: PaintReference?) -> [Int] {
    guard let paint else { return [] }
    return paint.references.map { index(of: $0) }
  }

  // MARK: Screens

  private mutating func screen(_ screen: Screen) -> IllustratedScreen {
    IllustratedScreen(
      name: screen.name, location: screen.location, states: screen.states,
      background: indexes(screen.background), elements: screen.elements.map { element($0, screen) })
  }

  private mutating func element(_ element: Element, _ screen: Screen) -> IllustratedElement {
    let states = screen.states.indices.filter { element.states.contains($0) }
    let range = indexes(element.lightest) + indexes(element.darkest)
    return IllustratedElement(
      path: element.path, kind: element.kind?.rawValue ?? "", parent: element.parent,
      states: states.count == screen.states.count ? nil : states, color: indexes(element.color),
      fill: element.kind == .image ? range : indexes(element.fill),
      stroke: indexes(element.stroke),
      size: element.size?.pixels(perPoint: context.pixelsPerPoint), weight: element.weight,
      textStyle: element.textStyle.map { context.textStyles[$0].name },
      opacity: element.opacity ?? 1)
  }
}

// MARK: The grid

extension Illustrator {
  /// More ratios than this are no picture.
  static let gridLimit = 40_000
  static let columnLimit = 100

  private mutating func grid(of checks: [Check]) -> ContrastGrid {
    let (foregrounds, backgrounds) = pairedColors(checks)
    let columns = Array(backgrounds.prefix(Self.columnLimit))
    let room = Self.gridLimit / max(1, columns.count * context.appearances.count)
    let rows = Array(foregrounds.prefix(room))
    return ContrastGrid(
      foregrounds: rows, backgrounds: columns,
      ratios: context.appearances.map { ratios(rows, columns, $0) },
      omitted: foregrounds.count - rows.count + backgrounds.count - columns.count)
  }

  /// The tokens that checks name as foregrounds and as backgrounds: those of declared pairs, then others.
  private func pairedColors(_ checks: [Check]) -> (foregrounds: [Int], backgrounds: [Int]) {
    let numbers = Dictionary(
      colors.indices.map { (colors[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    var declared = (foregrounds: Set<Int>(), backgrounds: Set<Int>())
    var all = declared
    for index in checks.indices {
      let details = checks[index].details
      guard let front = details.foreground?.token, let back = details.background?.token,
        let foreground = numbers[front], let background = numbers[back]
      else { continue }
      all.foregrounds.insert(foreground)
      all.backgrounds.insert(background)
      guard checks[index].rule == PairContrast.id else { continue }
      declared.foregrounds.insert(foreground)
      declared.backgrounds.insert(background)
    }
    return (
      declared.foregrounds.sorted() + all.foregrounds.subtracting(declared.foregrounds).sorted(),
      declared.backgrounds.sorted() + all.backgrounds.subtracting(declared.backgrounds).sorted()
    )
  }

  private mutating func ratios(
    _ rows: [Int], _ columns: [Int], _ appearance: CheckedAppearance
  ) -> [Double?] {
    let tokens = context.tokens.tokens
    var ratios: [Double?] = []
    for row in rows {
      for column in columns {
        switch measurer.measure(tokens[row], on: tokens[column], in: appearance.index) {
        case .ratio(let ratio): ratios.append(ratio)
        case .measured(let measurement): ratios.append(measurement.measured.lowerBound)
        case .unknown: ratios.append(nil)
        }
      }
    }
    return ratios
  }
}
