import ColorMath
package import Diagnostics
import TokenFiles

/// Every element of every screen over what is really behind it, in each state and appearance.
package struct ScreenContrast: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    var pass = ScreenPass(context)
    for number in context.screens.indices { pass.add(number) }
    return pass.checks
  }
}

/// One run over the screens.
private struct ScreenPass {
  private let context: Context
  private let rows: ScreenRows
  private var measurer: Measurer
  private var remedies: Remedies
  private(set) var checks: [Check] = []
  /// Of the element at hand, by checked appearance; and the rows of its checks.
  private var judgements: [ScreenJudgement] = []
  private var shared: [Int] = []

  init(_ context: Context) {
    self.context = context
    rows = ScreenRows(context)
    measurer = Measurer(context.tokens)
    remedies = Remedies(context)
  }

  mutating func add(_ number: Int) {
    let screen = context.screens[number]
    let presence = Self.presence(screen)
    var backdrops = context.appearances.map { Backdrops(screen, appearance: $0.index) }
    for index in screen.elements.indices where !presence[index].isEmpty {
      let demand = ScreenDemand(
        screen.elements[index], isLeaf: screen.elements[index].end <= index + 1,
        pixelsPerPoint: context.configuration.pixelsPerPoint)
      if case .none = demand { continue }
      for slots in screen.elements[index].judgedSlots {
        let subject = ScreenSubject(
          screen: screen, number: number, index: index, demand: demand, slots: slots)
        add(subject, in: presence[index], &backdrops)
      }
    }
  }

  private mutating func add(
    _ subject: ScreenSubject, in states: [Int], _ backdrops: inout [Backdrops]
  ) {
    judgements.removeAll(keepingCapacity: true)
    for column in backdrops.indices {
      judgements.append(judge(subject, context.appearances[column], &backdrops[column]))
    }
    for state in states { addChecks(of: subject, in: state) }
  }

  /// The states that each element is seen in: its own, as far as what it lies in is seen.
  private static func presence(_ screen: Screen) -> [[Int]] {
    var presence: [[Int]] = []
    let all = Array(screen.states.indices)
    for index in screen.elements.indices {
      let around = screen.elements[index].parent.map { presence[$0] } ?? all
      let states = screen.elements[index].states
      presence.append(states == .all ? around : around.filter { states.contains($0) })
    }
    return presence
  }

  /// The checks of one element and state. Appearances that are about the same two things share a row.
  private mutating func addChecks(of subject: ScreenSubject, in state: Int) {
    shared.removeAll(keepingCapacity: true)
    for column in judgements.indices {
      let judgement = judgements[column]
      let same = (0..<column).first { judgements[$0].isAboutTheSame(as: judgement) }
      shared.append(
        same.map { shared[$0] }
          ?? rows.newRow(subject.number, subject.index, state, judgement))
      let number = rows.add(shared[column], column, judgement)
      checks.append(
        Check(
          rule: ScreenContrast.id, appearance: context.appearances[column].name,
          measured: judgement.measured, required: judgement.requirement?.ratio,
          outcome: judgement.outcome,
          location: subject.paint(judgement.slot)?.location ?? subject.location, source: rows,
          number: number))
    }
  }

  // MARK: One element in one appearance

  private mutating func judge(
    _ subject: ScreenSubject, _ appearance: CheckedAppearance, _ backdrops: inout Backdrops
  ) -> ScreenJudgement {
    let backdrop = backdrops.behind(subject.slots.first ?? .fill, of: subject.index, &measurer)
    if case .exempt(let reason) = subject.demand {
      return ScreenJudgement(
        slot: subject.slots.first, backdrop: backdrop, outcome: .skipped, detail: reason)
    }
    guard let first = subject.slots.first else { return judgeUnpainted(subject, backdrop) }
    var best = judge(subject, first, backdrop, appearance)
    for slot in subject.slots.dropFirst() where best.outcome != .pass {
      let other = judge(subject, slot, backdrop, appearance)
      if other.isBetter(than: best) { best = other }
    }
    if best.outcome == .fail { mend(&best, subject, backdrop, appearance) }
    return best
  }

  private func judgeUnpainted(
    _ subject: ScreenSubject, _ backdrop: Backdrop
  ) -> ScreenJudgement {
    // 1.4.11 asks for no boundary: a text button is told by its label, which has its own row.
    if subject.isControlWithContent {
      return ScreenJudgement(
        slot: nil, backdrop: backdrop, outcome: .skipped, detail: "It draws nothing of its own.")
    }
    return ScreenJudgement(
      slot: nil, backdrop: backdrop, outcome: .undecided, detail: "Its colour is not stated.")
  }

  private mutating func judge(
    _ subject: ScreenSubject, _ slot: PaintSlot, _ backdrop: Backdrop,
    _ appearance: CheckedAppearance
  ) -> ScreenJudgement {
    var judgement = ScreenJudgement(slot: slot, backdrop: backdrop, outcome: .undecided)
    guard let paint = subject.paint(slot) else { return judgement }
    if case .unknownKind = subject.demand {
      judgement.detail = "Its kind can't be read."
      return judgement
    }
    let requirement = subject.demand.requirement(level: appearance.level)
    let result = measurer.measure(paint, on: backdrop, in: appearance.index)
    judgement.take(Verdict(result, floor: requirement.ratio), requirement)
    if case .measured(let measurement) = result, measurement.isKnown {
      judgement.seen = (
        measurement.foreground.packed.rgba, measurement.background.packed.rgba
      )
    }
    if judgement.outcome == .fail, mayBeLarge(subject, result, appearance) {
      judgement.outcome = .undecided
      judgement.detail =
        subject.hasUnknownTextStyle
        ? "Its text style is not known; it may be large."
        : "Its size or weight can't be read; it may be large."
    }
    return judgement
  }

  /// Whether text of a style, size or weight that nobody knows passes if it is large, and can be.
  private func mayBeLarge(
    _ subject: ScreenSubject, _ result: Measurer.Result, _ appearance: CheckedAppearance
  ) -> Bool {
    guard case .text(let size, _) = subject.demand,
      subject.hasUnknownTextStyle || subject.hasUnreadableType,
      size.map({ WCAG.isLargeText(size: $0, weight: 700) }) ?? true
    else { return false }
    let large = WCAG.textFloor(isLarge: true, level: appearance.level)
    return (result.known ?? 0) >= large
  }

  /// What would pass, and what else is to be said about a failure.
  private mutating func mend(
    _ judgement: inout ScreenJudgement, _ subject: ScreenSubject, _ backdrop: Backdrop,
    _ appearance: CheckedAppearance
  ) {
    if subject.demand.lacksSize, !subject.hasUnreadableType {
      judgement.detail = "Its size is not stated, so it is held to the floor of small text."
    }
    guard let paint = subject.paint(judgement.slot), case .solid(let reference) = paint.content,
      case .layers(let layers, let opaque) = backdrop.content,
      let floor = judgement.requirement?.ratio
    else { return }
    if case .token(let token) = reference, let background = backdrop.token,
      remedies.shareLiteral(token, background, in: appearance.index)
    {
      judgement.detail = judgement.detail ?? "Both get their colour from the same literal."
      return
    }
    let remedy =
      noRemedy(for: reference, in: appearance)
      ?? remedies.remedy(
        for: reference, at: paint.location,
        meeting: Solver.Demand(.foreground(over: layers), floor: floor), in: appearance, measurer)
    judgement.fix = remedy.fix
    if isShownAsWritten(reference, on: opaque, appearance) {
      judgement.detail = judgement.detail ?? remedy.detail
    } else {
      let note = roundingNote(reference, layers, floor, appearance)
      let details = [Self.drawn(judgement), note ?? judgement.detail ?? remedy.detail]
      judgement.detail = details.compactMap(\.self).joined(separator: " ")
    }
  }

  /// The colours that are compared, where they are not those that are named.
  private static func drawn(_ judgement: ScreenJudgement) -> String? {
    judgement.seen.map {
      "As drawn it is \(Swatch(token: nil, rgba: $0.foreground).hex) on "
        + "\(Swatch(token: nil, rgba: $0.background).hex)."
    }
  }

  private mutating func noRemedy(
    for reference: ColorReference, in appearance: CheckedAppearance
  ) -> Remedies.Remedy? {
    guard case .token(let token) = reference else { return nil }
    return remedies.refusal(for: token, in: appearance)
  }

  /// Whether nothing is rounded, and nothing composited.
  private mutating func isShownAsWritten(
    _ reference: ColorReference, on opaque: OpaqueColor?, _ appearance: CheckedAppearance
  ) -> Bool {
    opaque?.isShownAsWritten == true
      && measurer.opaqueColor(reference, in: appearance.index)?.isShownAsWritten == true
  }

  private mutating func roundingNote(
    _ reference: ColorReference, _ layers: [Layer], _ floor: Double,
    _ appearance: CheckedAppearance
  ) -> String? {
    guard case .success(let color) = measurer.color(reference, in: appearance.index) else {
      return nil
    }
    return Verdict.roundingDecides(measurer.composite(.color(color.color), over: layers), floor)
  }
}

/// An element, and what is asked of it. Elements are large: their properties are asked for one by one.
private struct ScreenSubject {
  let screen: Screen
  /// Of the screen.
  let number: Int
  /// Of the element.
  let index: Int
  let demand: ScreenDemand
  /// The paints that make it visible.
  let slots: [PaintSlot]

  var location: Location { screen.elements[index].location }
  var isControlWithContent: Bool {
    screen.elements[index].kind == .control && screen.elements[index].end > index + 1
  }
  var hasUnknownTextStyle: Bool { screen.elements[index].hasUnknownTextStyle }
  var hasUnreadableType: Bool { screen.elements[index].hasUnreadableType }

  func paint(_ slot: PaintSlot?) -> PaintReference? {
    switch slot {
    case .color: screen.elements[index].color
    case .fill: screen.elements[index].fill
    case .stroke: screen.elements[index].stroke
    case nil: nil
    }
  }
}
