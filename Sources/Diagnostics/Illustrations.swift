/// What a report can show besides its rows: palettes, pairs and screens, as data to draw.
///
/// Made only for formats that ask for it. Colours are 8-bit sRGB, 0xRRGGBBAA, and are drawn from, never
/// judged by: verdicts stand in the checks.
package struct Illustrations: Sendable {
  /// The tokens in the order of their definition, then what screens name besides; others refer to them by
  /// their index.
  package var colors: [IllustratedColor]
  package var grid: ContrastGrid
  package var screens: [IllustratedScreen]
  package var visions: [IllustratedVision]

  package init(
    colors: [IllustratedColor] = [], grid: ContrastGrid = ContrastGrid(),
    screens: [IllustratedScreen] = [], visions: [IllustratedVision] = []
  ) {
    self.colors = colors
    self.grid = grid
    self.screens = screens
    self.visions = visions
  }
}

/// A colour by its name.
package struct IllustratedColor: Hashable, Sendable {
  /// A token's name, or a literal colour as written.
  package var name: String
  package var isToken: Bool
  /// By the report's appearances; nil where it has no colour.
  package var values: [UInt32?]
  /// Where a token is defined.
  package var location: Location?

  package init(name: String, isToken: Bool, values: [UInt32?], location: Location? = nil) {
    self.name = name
    self.isToken = isToken
    self.values = values
    self.location = location
  }
}

/// Contrast of the tokens that checks name as foregrounds on those that they name as backgrounds.
package struct ContrastGrid: Hashable, Sendable {
  /// Indexes into `Illustrations.colors`.
  package var foregrounds: [Int]
  package var backgrounds: [Int]
  /// By appearance: foreground by foreground, the lowest measured ratio on each background; nil where one
  /// of the two has no colour.
  package var ratios: [[Double?]]
  /// How many tokens the grid has no room for.
  package var omitted: Int

  package init(
    foregrounds: [Int] = [], backgrounds: [Int] = [], ratios: [[Double?]] = [], omitted: Int = 0
  ) {
    self.foregrounds = foregrounds
    self.backgrounds = backgrounds
    self.ratios = ratios
    self.omitted = omitted
  }
}

/// A deficiency of colour vision, as a matrix over linear sRGB, or as two on either side of a plane.
package struct IllustratedVision: Hashable, Sendable {
  /// `protan`, `deutan`, `tritan`, `greyscale`.
  package var name: String
  /// Nine numbers: the rows of red, green and blue.
  package var matrix: [Double]
  /// The matrix where `plane` is negative.
  package var other: [Double]?
  /// Three numbers: of red, green and blue.
  package var plane: [Double]?

  package init(
    name: String, matrix: [Double], other: [Double]? = nil, plane: [Double]? = nil
  ) {
    self.name = name
    self.matrix = matrix
    self.other = other
    self.plane = plane
  }
}

/// A screen to draw as a wireframe.
package struct IllustratedScreen: Sendable {
  package var name: String
  package var location: Location
  /// At least one.
  package var states: [String]
  /// One colour, or a gradient's stops; empty where it is not stated. Indexes into
  /// `Illustrations.colors`.
  package var background: [Int]
  /// Parents before their children, siblings in drawing order.
  package var elements: [IllustratedElement]

  package init(
    name: String, location: Location, states: [String], background: [Int],
    elements: [IllustratedElement]
  ) {
    self.name = name
    self.location = location
    self.states = states
    self.background = background
    self.elements = elements
  }
}

/// One drawn thing of a screen.
package struct IllustratedElement: Hashable, Sendable {
  /// Ids from the root down, joined by `/`: what `Check.element` names.
  package var path: String
  /// `text`, `icon`, `shape` …; empty where it can't be read.
  package var kind: String
  /// The index of what it lies on; nil for the screen itself.
  package var parent: Int?
  /// Indexes of the states that it is there in; nil stands for all.
  package var states: [Int]?
  /// Indexes into `Illustrations.colors`: one colour, or a gradient's stops; of an image its lightest and
  /// darkest as the fill.
  package var color: [Int]
  package var fill: [Int]
  package var stroke: [Int]
  /// The text's size in CSS px.
  package var size: Double?
  package var weight: Double?
  package var textStyle: String?
  /// 0…1, of the element and all in it.
  package var opacity: Double

  package init(
    path: String, kind: String, parent: Int? = nil, states: [Int]? = nil, color: [Int] = [],
    fill: [Int] = [], stroke: [Int] = [], size: Double? = nil, weight: Double? = nil,
    textStyle: String? = nil, opacity: Double = 1
  ) {
    self.path = path
    self.kind = kind
    self.parent = parent
    self.states = states
    self.color = color
    self.fill = fill
    self.stroke = stroke
    self.size = size
    self.weight = weight
    self.textStyle = textStyle
    self.opacity = opacity
  }
}
