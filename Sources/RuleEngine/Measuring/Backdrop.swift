import ColorMath
import Diagnostics
import TokenFiles

/// What lies behind an element in one appearance. A class, since all that lies on one thing shares it.
final class Backdrop: Sendable {
  enum Content {
    /// Bottom first; `opaque` where they are one opaque colour.
    case layers([Layer], opaque: OpaqueColor?)
    case unknown(ColorGap)
  }

  let content: Content
  /// How it is called: the nearest thing that is painted.
  let name: String
  /// That thing's token, where it is one.
  let token: TokenID?
  /// That thing's own colour as 8-bit sRGB, where it is one colour.
  let rgba: UInt32?

  init(_ content: Content, name: String, token: TokenID? = nil, rgba: UInt32? = nil) {
    self.content = content
    self.name = name
    self.token = token
    self.rgba = rgba
  }

  /// The same under a group that fades.
  func faded(by opacity: Double?, _ path: String) -> Backdrop {
    guard let opacity else {
      let gap = ColorGap("The opacity of \(path) can't be read.")
      return Backdrop(.unknown(gap), name: name, token: token, rgba: rgba)
    }
    guard case .layers(let layers, _) = content else { return self }
    return Backdrop(
      .layers(layers + [.group(opacity: opacity)], opaque: nil), name: name, token: token,
      rgba: rgba)
  }
}

/// Finds backdrops on one screen; elements that lie on the same one share it.
struct Backdrops {
  private let screen: Screen
  private let appearance: Int
  /// By parent, the screen's background last.
  private var known: [Backdrop?]

  init(_ screen: Screen, appearance: Int) {
    self.screen = screen
    self.appearance = appearance
    known = Array(repeating: nil, count: screen.elements.count + 1)
  }

  /// What lies behind the children of an element, its own fill included; nil stands for the screen
  /// itself.
  mutating func behind(_ parent: Int?, _ measurer: inout Measurer) -> Backdrop {
    let index = parent ?? screen.elements.count
    if let backdrop = known[index] { return backdrop }
    let backdrop = build(parent, &measurer)
    known[index] = backdrop
    return backdrop
  }

  /// What lies behind one of the paints of an element, its own opacity included.
  mutating func behind(
    _ slot: PaintSlot, of index: Int, _ measurer: inout Measurer
  ) -> Backdrop {
    slot == .color && screen.elements[index].liesOnItsFill
      ? behind(index, &measurer) : behind(outsideOf: index, &measurer)
  }

  /// What lies around an element, its own opacity included.
  private mutating func behind(outsideOf index: Int, _ measurer: inout Measurer) -> Backdrop {
    let backdrop = behind(screen.elements[index].parent, &measurer)
    let opacity = screen.elements[index].opacity
    return opacity == 1 ? backdrop : backdrop.faded(by: opacity, screen.elements[index].path)
  }

  /// From the nearest ancestor outwards, until nothing more can show through.
  private func build(_ parent: Int?, _ measurer: inout Measurer) -> Backdrop {
    var walk = BackdropWalk(appearance: appearance)
    var next = parent
    while let index = next, !walk.isFinished {
      walk.add(screen.elements[index], &measurer)
      next = screen.elements[index].parent
    }
    if !walk.isFinished, let background = screen.background {
      walk.add(background, named: nil, &measurer)
    }
    return walk.backdrop(&measurer)
  }
}

/// Collects layers from the top down.
private struct BackdropWalk {
  private let appearance: Int
  /// Top first.
  private var layers: [Layer] = []
  private var gap: ColorGap?
  private var nearest: (name: String, paint: PaintReference?)?
  /// Nothing below shows through, but for a group that is still to fade.
  private var isHidden = false

  init(appearance: Int) { self.appearance = appearance }

  var isFinished: Bool { gap != nil }

  mutating func add(_ element: Element, _ measurer: inout Measurer) {
    if element.kind == .image {
      addImage(element, &measurer)
    } else if let fill = element.fill {
      add(fill, named: nil, &measurer)
    }
    fade(element)
  }

  /// A group's opacity lets what lies below it show through again.
  private mutating func fade(_ element: Element) {
    guard let opacity = element.opacity else {
      gap = gap ?? ColorGap("The opacity of \(element.path) can't be read.")
      return
    }
    guard opacity < 1 else { return }
    layers.append(.group(opacity: opacity))
    isHidden = false
  }

  private mutating func addImage(_ element: Element, _ measurer: inout Measurer) {
    name(element.path, nil)
    guard !isHidden else { return }
    guard let light = element.lightest, let dark = element.darkest else {
      gap = ColorGap(Self.missingEnds(of: element))
      return
    }
    switch (color(light, measurer), color(dark, measurer)) {
    case (.success(let light), .success(let dark)):
      push(.image(lightest: light.color, darkest: dark.color), alphas: [light, dark])
    case (.failure(let gap), _), (_, .failure(let gap)): self.gap = gap
    }
  }

  private static func missingEnds(of image: Element) -> String {
    if image.lightest != nil { return "The darkest colour of \(image.path) is not stated." }
    if image.darkest != nil { return "The lightest colour of \(image.path) is not stated." }
    return "The lightest and the darkest colour of \(image.path) are not stated."
  }

  private func color(
    _ paint: PaintReference, _ measurer: Measurer
  ) -> Swift.Result<TokenColor, ColorGap> {
    guard case .solid(let reference) = paint.content else {
      return .failure(ColorGap("A gradient stands where one colour is meant."))
    }
    return measurer.color(reference, in: appearance)
  }

  mutating func add(_ paint: PaintReference, named name: String?, _ measurer: inout Measurer) {
    self.name(name ?? measurer.name(paint), paint)
    guard !isHidden else { return }
    switch measurer.paint(paint, in: appearance) {
    case .success(let found): push(found.paint, alphas: found.colors)
    case .failure(let gap): self.gap = gap
    }
  }

  private mutating func name(_ name: String, _ paint: PaintReference?) {
    if nearest == nil { nearest = (name, paint) }
  }

  private mutating func push(_ paint: ColorMath.Paint, alphas: [TokenColor]) {
    layers.append(.paint(paint))
    if alphas.allSatisfy({ $0.color.alpha >= 1 }) { isHidden = true }
  }

  func backdrop(_ measurer: inout Measurer) -> Backdrop {
    var (token, rgba): (TokenID?, UInt32?) = (nil, nil)
    if case .solid(let reference)? = nearest?.paint?.content {
      if case .token(let own) = reference { token = own }
      if case .success(let color) = measurer.color(reference, in: appearance) {
        rgba = color.packed.rgba
      }
    }
    return Backdrop(
      content(&measurer), name: nearest?.name ?? "an unknown backdrop", token: token, rgba: rgba)
  }

  private func content(_ measurer: inout Measurer) -> Backdrop.Content {
    if let gap { return .unknown(gap) }
    var opaque: OpaqueColor?
    if layers.count == 1, case .solid(let reference)? = nearest?.paint?.content {
      opaque = measurer.opaqueColor(reference, in: appearance)
    }
    return .layers(layers.count == 1 ? layers : layers.reversed(), opaque: opaque)
  }
}
