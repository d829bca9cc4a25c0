import ColorMath

/// What WCAG asks of an element of a screen.
///
/// | kind | criterion |
/// | --- | --- |
/// | text | 1.4.3, at level AAA 1.4.6: its colour over what lies behind it |
/// | icon, stroke, focus-ring | 1.4.11: its colour over what lies behind it |
/// | control | 1.4.11: its fill or its stroke, whichever stands out more, over what it lies on; a colour that it has besides is that of a sign on it, over its fill |
/// | shape with nothing in it | 1.4.11, as a graphical object: a bar, a dot, a segment |
/// | shape with elements in it | none: a surface need not be told from what it lies on |
/// | divider | none: it is not needed to understand what it divides |
/// | image, group | none of its own |
///
/// What is disabled, decorative, a logotype or has an opacity of 0 is exempt with all in it.
enum ScreenDemand {
  /// `size` in CSS px; nil where it isn't stated.
  case text(size: Double?, weight: Double?)
  case nonText
  /// Why it is exempt. One sentence.
  case exempt(String)
  /// The kind can't be read.
  case unknownKind
  case none

  init(_ element: Element, isLeaf: Bool, pixelsPerPoint: Double) {
    guard let kind = element.kind else {
      self = .unknownKind
      return
    }
    switch kind {
    case .text:
      self = .text(
        size: element.size?.pixels(perPoint: pixelsPerPoint), weight: element.weight)
    case .icon, .stroke, .control, .focusRing: self = .nonText
    case .shape: self = isLeaf && element.hasOwnPaint ? .nonText : .none
    case .divider: self = .exempt(Self.dividerIsExempt)
    case .image, .group: self = .none
    }
    if case .none = self { return }
    if let exemption = element.exemption {
      self = .exempt(Self.sentence(exemption, isText: kind == .text))
    }
  }

  private static let dividerIsExempt =
    "A divider is not needed to understand what it divides (WCAG 2.2 1.4.11)."

  /// Why what is exempt need not reach a floor.
  static func sentence(_ exemption: Exemption, isText: Bool) -> String {
    switch (exemption, isText) {
    case (.disabled, true): "It is part of an inactive component (WCAG 2.2 1.4.3 Incidental)."
    case (.disabled, false): "It is an inactive component (WCAG 2.2 1.4.11)."
    case (.decorative, true): "It is pure decoration (WCAG 2.2 1.4.3 Incidental)."
    case (.decorative, false): "It is pure decoration (WCAG 2.2 1.4.11)."
    case (.invisible, true):
      "Its opacity is 0: it is not visible to anyone (WCAG 2.2 1.4.3 Incidental)."
    case (.invisible, false): "Its opacity is 0: it is not visible to anyone."
    case (.logotype, true): "It is part of a logo (WCAG 2.2 1.4.3 Logotypes)."
    case (.logotype, false): "It is part of a logo, whose colours are essential (WCAG 2.2 1.4.11)."
    }
  }

  func requirement(level: WCAG.Level) -> Requirement {
    switch self {
    case .text(let size, let weight):
      let isLarge = size.map { WCAG.isLargeText(size: $0, weight: weight ?? 400) } ?? false
      return .text(isLarge: isLarge, level: level)
    case .nonText, .exempt, .unknownKind, .none: return .nonText
    }
  }

  /// Text without a size is held to the floor of small text; a finding says so.
  var lacksSize: Bool { if case .text(nil, _) = self { true } else { false } }
}

extension Element {
  var hasOwnPaint: Bool { color != nil || fill != nil || stroke != nil }

  /// Text and icons may have a fill of their own, on which they lie; the colour of a control is that of the
  /// sign on it.
  @inline(__always)
  var liesOnItsFill: Bool {
    (kind == .text || kind == .icon || kind == .control) && color != nil && fill != nil
  }

  /// What is judged by itself, each by any one of some paints: what makes the element visible, and the
  /// sign that a control's own colour draws on it.
  var judgedSlots: [[PaintSlot]] {
    let visible = visibleSlots
    let hasSign = kind == .control && color != nil && !visible.contains(.color)
    return hasSign ? [visible, [.color]] : [visible]
  }

  /// The paints that make it visible, any of which will do: of a control its fill and its outline.
  var visibleSlots: [PaintSlot] {
    let own = PaintSlot.allCases.filter { self[$0] != nil }
    switch kind {
    case .control, .shape:
      let areas = own.filter { $0 != .color }
      return areas.isEmpty ? own : areas
    case .stroke, .focusRing:
      return Array([PaintSlot.color, .stroke, .fill].filter { own.contains($0) }.prefix(1))
    case .text, .icon, .divider, .image, .group, nil:
      return Array(own.filter { $0 != .stroke }.prefix(1))
    }
  }
}
