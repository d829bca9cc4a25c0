import ColorMath
import ColorSyntax

/// A pair of colours as given, measured.
struct PairMeasurement {
  /// As written.
  let foreground: GivenColor
  let background: GivenColor
  /// What lies behind the background, nearest first.
  let below: [GivenColor]
  let contrast: ContrastMeasurement
  /// What AA asks of the text.
  let floor: Double

  init(
    _ foreground: String, _ background: String, _ options: PairOptions
  ) throws(GivenColorError) {
    self.foreground = try GivenColor(foreground)
    self.background = try GivenColor(background)
    below = try options.below.map { text throws(GivenColorError) in try GivenColor(text) }
    floor = options.floor
    let layers = below.reversed().map { Layer.color($0.color) } + [.color(self.background.color)]
    contrast = Contrast.measure(foreground: self.foreground.color, over: layers)
  }

  /// Bottom first.
  private var layersBelow: [Layer] { below.reversed().map { .color($0.color) } }

  /// Whether AA's text floor is reached; nil where that depends on what lies behind.
  var passes: Bool? { contrast.reaches(floor) }

  /// The foreground that would pass on this background, as this one is written; nil where none does.
  var betterForeground: String? {
    let layers = layersBelow + [.color(background.color)]
    return Self.solve(foreground, Solver.Demand(.foreground(over: layers), floor: floor))
  }

  /// The background that this foreground would pass on.
  var betterBackground: String? {
    Self.solve(
      background,
      Solver.Demand(.background(of: foreground.color, below: layersBelow), floor: floor))
  }

  /// The nearest of all 8-bit colours, however short the given one is written: it stands in no file whose
  /// notation would have to be kept.
  private static func solve(_ given: GivenColor, _ demand: Solver.Demand) -> String? {
    guard case .nearest(let suggestion) = Solver.nearest(to: given.color, meeting: [demand]) else {
      return nil
    }
    return suggestion.color.written(like: given.text) { demand.isMet(by: $0) }
  }
}

/// A colour as somebody wrote it.
struct GivenColor {
  let text: String
  let value: CSSColor
  let color: Color

  init(_ text: String) throws(GivenColorError) {
    self.text = text
    let value: CSSColor
    do throws(ColorSyntaxError) {
      value = try CSSColor.parse(text)
    } catch {
      throw GivenColorError(
        text: text, value: nil, message: error.message,
        help: Self.help(text, error.hint))
    }
    guard let color = value.absolute else {
      throw GivenColorError(
        text: text, value: value, message: Self.reason(value), help: nil)
    }
    self.value = value
    self.color = color
  }

  private static func help(_ text: String, _ hint: String?) -> String? {
    guard looksLikeToken(text) else { return hint }
    return (hint.map { $0 + " Or is it " } ?? "") + colorsOnly
  }

  /// Whether a text that is no colour is such as tokens are called: words with joints between them.
  private static func looksLikeToken(_ text: String) -> Bool {
    let joints = "-_./{}"
    return text.contains { joints.contains($0) } && !text.contains { " ()#,%".contains($0) }
      && text.contains(where: \.isLetter)
  }

  private static let colorsOnly =
    "a token? This command takes colours: contrast matrix measures tokens, contrast tokens shows their "
    + "colours"

  private static func reason(_ value: CSSColor) -> String {
    switch value {
    case .lightDark: "light-dark() is one colour in light and another in dark: give one of them"
    case .currentColor: "currentcolor has no value here"
    case .system(let name): "\(name) is known only to the system that shows it"
    case .color: "has no value"
    }
  }
}

/// Why a text is no colour with a value.
struct GivenColorError: Error {
  var text: String
  /// A colour that is known, but has no value here.
  var value: CSSColor?
  var message: String
  var help: String?
}

extension Console {
  func report(_ error: GivenColorError) {
    report("error", "\(error.text): \(error.message)", help: error.help)
  }
}
