import ColorMath
import Diagnostics
import TokenFiles

/// The pairs of tokens that screens show and that must reach a floor, each once.
struct ScreenPairs {
  struct Pair {
    var foreground: TokenID
    var background: TokenID
    /// The highest floor that any of its uses asks for.
    var floor: Floor
    /// The first use that asks for it, and how many do.
    var location: Location
    var screen: String
    var element: String
    var count: Int
  }

  private(set) var all: [Pair] = []
  private var places: [UInt64: Int] = [:]
  private let context: Context
  private var measurer: Measurer

  init(_ context: Context) {
    self.context = context
    measurer = Measurer(context.tokens)
    guard let appearance = context.appearances.first else { return }
    for screen in context.screens { add(screen, appearance) }
  }

  private mutating func add(_ screen: Screen, _ appearance: CheckedAppearance) {
    var backdrops = Backdrops(screen, appearance: appearance.index)
    for index in screen.elements.indices where screen.isDrawn(index) {
      let element = screen.elements[index]
      let demand = ScreenDemand(
        element, isLeaf: element.end <= index + 1, pixelsPerPoint: context.pixelsPerPoint)
      guard let floor = Self.floor(demand) else { continue }
      for slots in element.judgedSlots {
        guard let first = slots.first,
          let background = backdrops.behind(first, of: index, &measurer).token,
          let paint = Self.shown(element, slots),
          case .solid(.token(let foreground)) = paint.content
        else { continue }
        add(
          Pair(
            foreground: foreground, background: background, floor: floor, location: paint.location,
            screen: screen.name, element: element.path, count: 1))
      }
    }
  }

  /// What makes an element visible: of a control with a fill and an outline the outline, which is there
  /// for that.
  private static func shown(_ element: Element, _ slots: [PaintSlot]) -> PaintReference? {
    if slots.count > 1, let stroke = element.stroke { return stroke }
    return slots.first.flatMap { element[$0] }
  }

  private mutating func add(_ pair: Pair) {
    let key = Self.key(pair.foreground, pair.background)
    guard let place = places[key] else {
      places[key] = all.count
      all.append(pair)
      return
    }
    let (asked, known) = (Self.ratio(pair.floor), Self.ratio(all[place].floor))
    // Who is content with less may be covered.
    if asked > known { all[place] = pair }
    if asked == known { all[place].count += 1 }
  }

  private static func floor(_ demand: ScreenDemand) -> Floor? {
    switch demand {
    case .text(let size, let weight):
      size.map { WCAG.isLargeText(size: $0, weight: weight ?? 400) } ?? false ? .largeText : .text
    case .nonText: .nonText
    case .exempt, .unknownKind, .none: nil
    }
  }

  static func ratio(_ floor: Floor) -> Double { Requirement(floor, level: .aa).ratio }

  static func key(_ foreground: TokenID, _ background: TokenID) -> UInt64 {
    UInt64(UInt32(bitPattern: foreground.index)) << 32
      | UInt64(UInt32(bitPattern: background.index))
  }
}
