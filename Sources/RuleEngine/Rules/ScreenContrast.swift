import ColorMath
package import Diagnostics
import TokenFiles

/// Every element of every screen over what is really behind it, in each state and appearance.
package struct ScreenContrast: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    var pass = ScreenPass(context)
    for screen in context.screens { pass.add(screen) }
    return pass.checks
  }
}

/// One run over the screens.
private struct ScreenPass {
  private let context: Context
  private var measurer: Measurer
  private var remedies: Remedies
  private(set) var checks: [Check] = []

  init(_ context: Context) {
    self.context = context
    measurer = Measurer(context.tokens)
    remedies = Remedies(context)
  }

  mutating func add(_ screen: Screen) {
    let presence = Self.presence(screen)
    var backdrops = context.appearances.map { Backdrops(screen, appearance: $0.index) }
    for (index, element) in screen.elements.enumerated() where !presence[index].isEmpty {
      let demand = ScreenDemand(
        element, isLeaf: element.end <= index + 1,
        pixelsPerPoint: context.configuration.pixelsPerPoint)
      if case .none = demand { continue }
      let subject = ScreenSubject(screen: screen, index: index, demand: demand)
      for (number, appearance) in context.appearances.enumerated() {
        let check = check(subject, appearance, &backdrops[number])
        for state in presence[index] {
          var check = check
          check.state = screen.states[state]
          checks.append(check)
        }
      }
    }
  }

  /// The states that each element is seen in: its own, as far as what it lies in is seen.
  private static func presence(_ screen: Screen) -> [[Int]] {
    var presence: [[Int]] = []
    let all = Array(screen.states.indices)
    for element in screen.elements {
      let around = element.parent.map { presence[$0] } ?? all
      if case .all = element.states {
        presence.append(around)
      } else {
        presence.append(around.filter { element.states.contains($0) })
      }
    }
    return presence
  }

  // MARK: One element in one appearance

  private mutating func check(
    _ subject: ScreenSubject, _ appearance: CheckedAppearance, _ backdrops: inout Backdrops
  ) -> Check {
    let backdrop = backdrops.behind(paintOf: subject.index, &measurer)
    let paints = subject.element.visiblePaints
    guard let first = paints.first else { return noPaint(subject, backdrop, appearance) }
    if case .exempt(let reason) = subject.demand {
      var check = row(subject, first, backdrop, appearance)
      (check.outcome, check.detail) = (.skipped, reason)
      return check
    }
    var best = measured(subject, first, backdrop, appearance)
    for paint in paints.dropFirst() where best.outcome != .pass {
      let other = measured(subject, paint, backdrop, appearance)
      if other.isBetter(than: best) { best = other }
    }
    return best
  }

  private mutating func noPaint(
    _ subject: ScreenSubject, _ backdrop: Backdrop, _ appearance: CheckedAppearance
  ) -> Check {
    var check = Check(
      rule: ScreenContrast.id, subject: subject.element.path + " on " + backdrop.name,
      appearance: appearance.name, screen: subject.screen.name, element: subject.element.path,
      outcome: .undecided,
      detail: "Its colour is not stated.", location: subject.element.location)
    if case .exempt(let reason) = subject.demand {
      (check.outcome, check.detail) = (.skipped, reason)
    } else if subject.element.kind == .control, subject.element.end > subject.index + 1 {
      // 1.4.11 asks for no boundary: a text button is told by its label, which has its own row.
      (check.outcome, check.detail) = (.skipped, "It draws nothing of its own.")
    }
    return check
  }

  /// The row without a verdict.
  private mutating func row(
    _ subject: ScreenSubject, _ paint: PaintReference, _ backdrop: Backdrop,
    _ appearance: CheckedAppearance
  ) -> Check {
    var check = Check(
      rule: ScreenContrast.id, subject: measurer.name(paint) + " on " + backdrop.name,
      appearance: appearance.name, screen: subject.screen.name, element: subject.element.path,
      outcome: .undecided,
      location: paint.location)
    if case .solid(let reference) = paint.content {
      check.foreground = measurer.swatch(reference, in: appearance.index)
    }
    if let rgba = backdrop.rgba {
      check.background = Swatch(token: backdrop.token.map { measurer.name($0) }, rgba: rgba)
    }
    return check
  }

  private mutating func measured(
    _ subject: ScreenSubject, _ paint: PaintReference, _ backdrop: Backdrop,
    _ appearance: CheckedAppearance
  ) -> Check {
    var check = row(subject, paint, backdrop, appearance)
    if case .unknownKind = subject.demand {
      check.detail = "Its kind can't be read."
      return check
    }
    let requirement = subject.demand.requirement(level: appearance.level)
    let result = measurer.measure(paint, on: backdrop, in: appearance.index)
    let verdict = Verdict(result, floor: requirement.ratio)
    (check.required, check.requirement) = (requirement.ratio, requirement.text)
    (check.outcome, check.measured, check.detail) =
      (verdict.outcome, verdict.measured, verdict.detail)
    if case .measured(let measurement) = result { show(measurement, in: &check) }
    if verdict.outcome == .fail, mayBeLarge(subject, result, appearance) {
      (check.outcome, check.detail) = (.undecided, "Its text style is not known; it may be large.")
    }
    if verdict.outcome.isFinding { explain(&check, subject, paint, backdrop, verdict, appearance) }
    return check
  }

  /// Whether text of a style that nobody knows passes if it is large.
  private func mayBeLarge(
    _ subject: ScreenSubject, _ result: Measurer.Result, _ appearance: CheckedAppearance
  ) -> Bool {
    guard subject.element.hasUnknownTextStyle, case .text = subject.demand else { return false }
    let large = WCAG.textFloor(isLarge: true, level: appearance.level)
    return (result.known ?? 0) >= large
  }

  /// The colours as they are seen, composited, in place of those that were stated.
  private func show(_ measurement: ContrastMeasurement, in check: inout Check) {
    guard measurement.isKnown else { return }
    check.foreground = Swatch(
      token: check.foreground?.token, rgba: measurement.foreground.packed.rgba)
    check.background = Swatch(
      token: check.background?.token, rgba: measurement.background.packed.rgba)
  }

  private mutating func explain(
    _ check: inout Check, _ subject: ScreenSubject, _ paint: PaintReference, _ backdrop: Backdrop,
    _ verdict: Verdict, _ appearance: CheckedAppearance
  ) {
    let tokens = context.tokens
    check.related = verdict.related
    if case .solid(.token(let token)) = paint.content,
      let place = tokens.location(of: token, in: appearance.index)
    {
      check.related.append(Note("\(measurer.name(token)) is defined here", at: place))
      check.related += tokens.chainNotes(of: token, in: appearance.index)
    }
    if let token = backdrop.token {
      check.related += tokens.backgroundNotes(of: token, in: appearance.index)
    }
    guard check.outcome == .fail else { return }
    addRemedy(&check, subject, paint, backdrop, appearance)
  }

  private mutating func addRemedy(
    _ check: inout Check, _ subject: ScreenSubject, _ paint: PaintReference, _ backdrop: Backdrop,
    _ appearance: CheckedAppearance
  ) {
    if subject.demand.lacksSize {
      check.detail = "Its size is not stated, so it is held to the floor of small text."
    }
    guard case .solid(let reference) = paint.content,
      case .layers(let layers, _) = backdrop.content,
      case .success(let color) = measurer.color(reference, in: appearance.index)
    else { return }
    let floor = check.required ?? 1
    let measurement = Contrast.measure(foreground: color.color, over: layers)
    let remedy = remedies.remedy(
      for: reference, at: paint.location,
      meeting: Solver.Demand(.foreground(over: layers), floor: floor), in: appearance, measurer)
    check.fix = remedy.fix
    check.detail = Verdict.roundingDecides(measurement, floor) ?? check.detail ?? remedy.detail
  }
}

/// An element, and what is asked of it.
private struct ScreenSubject {
  let screen: Screen
  let index: Int
  let demand: ScreenDemand
  var element: Element { screen.elements[index] }
}

extension Check {
  /// Of two paints that make an element visible, the one that it is judged by.
  fileprivate func isBetter(than other: Check) -> Bool {
    let (own, its) = (Self.rank(outcome), Self.rank(other.outcome))
    return own != its ? own > its : (measured?.lowest ?? 0) > (other.measured?.lowest ?? 0)
  }

  private static func rank(_ outcome: Outcome) -> Int {
    switch outcome {
    case .pass: 2
    case .undecided: 1
    case .fail, .waived, .skipped: 0
    }
  }
}
