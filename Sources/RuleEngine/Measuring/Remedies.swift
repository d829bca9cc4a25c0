import ColorMath
import Diagnostics
import TokenFiles

/// Finds what would make failed checks pass: the nearest colour that serves every pair of the literal, in
/// every appearance in which it holds; or else, which is said, the nearest one that serves fewer of
/// them.
///
/// Each question is put to the solver once, and no more than `limit` of them: who has more colours to
/// mend than that does not mend them one by one. The first finding that goes without says so.
struct Remedies {
  /// How many colours are looked for in one run of a rule.
  static let limit = 200

  private let context: Context
  private var uses: PairUses?
  private var limits: RemedyLimits?
  private var asked = 0
  private var hasSaidSo = false
  /// What serves the pairs of a literal, by `Place.number`.
  private var common: [Int: Remedy?] = [:]
  /// The places of `common`.
  private var answered: TokenMarks
  /// The answers to questions about a literal, by `Place.number`.
  private var known: [Int: [(demand: Solver.Demand, remedy: Remedy)]] = [:]

  /// A literal, by the token that it stands at.
  private struct Place {
    var root: TokenID
    var appearance: Int

    var number: Int { appearance << 32 | Int(root.index) }
  }

  private struct Question {
    var place: Place
    var demand: Solver.Demand
  }

  struct Remedy {
    var fix: Fix?
    /// The fix's colour as it will be read.
    var color: Color?
    /// What is to be said with it. One sentence.
    var detail: String?
  }

  init(_ context: Context) {
    self.context = context
    answered = TokenMarks(context.tokens)
  }

  /// Whether as many colours were looked for as may be.
  private var isSpent: Bool { asked >= Self.limit }

  private mutating func solve(_ repair: Repair, _ demands: [Solver.Demand]) -> Remedy? {
    guard !isSpent else { return nil }
    asked += 1
    return repair.solve(demands).map { found in
      Remedy(
        fix: found.fix, color: found.color, detail: found.isLonger ? Self.longer(found.fix) : nil)
    }
  }

  private static func longer(_ fix: Fix) -> String {
    "No colour of its hue with one digit a channel passes; \(fix.replacement) does."
  }

  /// What would make a colour reach a floor in an appearance.
  /// - Parameter location: where the colour is named, which is the place to change for a literal.
  mutating func remedy(
    for reference: ColorReference, at location: Location, meeting demand: Solver.Demand,
    in appearance: CheckedAppearance, _ measurer: Measurer
  ) -> Remedy {
    guard case .success(let color) = measurer.color(reference, in: appearance.index) else {
      return Remedy()
    }
    guard case .token(let token) = reference else {
      let repair = Repair(location: location, isReplaceable: true, color: color.color, name: nil)
      return solve(repair, [demand]) ?? nothing(for: color.color)
    }
    let place = Place(
      root: context.tokens.root(of: token, in: appearance.index), appearance: appearance.index)
    let remedy = commonRemedy(at: place, color.color, appearance, measurer)
    if let remedy, let color = remedy.color, demand.isMet(by: color) { return remedy }
    return ownRemedy(Question(place: place, demand: demand), color.color, measurer)
  }

  /// What is said of a token for which none is looked for any more: all searches are spent, and none was
  /// for its literal. Nil where `remedy` has an answer.
  mutating func refusal(for token: TokenID, in appearance: CheckedAppearance) -> Remedy? {
    guard isSpent else { return nil }
    let root = context.tokens.root(of: token, in: appearance.index)
    return answered.contains(root, in: appearance.index) ? nil : spent()
  }

  /// What is said where there is no remedy.
  private mutating func nothing(for color: Color) -> Remedy {
    if isSpent { return spent() }
    let kind = color.alpha < 1 ? "hue and opacity" : "hue"
    return Remedy(detail: "No colour of its \(kind) reaches that on this background.")
  }

  private mutating func spent() -> Remedy {
    if hasSaidSo { return Remedy() }
    hasSaidSo = true
    return Remedy(
      detail: "Passing colours were looked for \(Self.limit) times; "
        + "this and further findings of the rule get none suggested.")
  }

  /// Whether two tokens get their colour from one literal, so that changing it changes both.
  func shareLiteral(_ first: TokenID, _ second: TokenID, in appearance: Int) -> Bool {
    context.tokens.root(of: first, in: appearance)
      == context.tokens.root(of: second, in: appearance)
  }

  private func repair(_ place: Place, _ color: Color) -> Repair? {
    context.tokens.literal(of: place.root, in: place.appearance).map {
      Repair(
        location: $0.location, isReplaceable: $0.isReplaceable, color: color,
        name: context.tokens.name(place.root))
    }
  }

  /// The colour that serves everything that the literal takes part in, or everything in this
  /// appearance.
  private mutating func commonRemedy(
    at place: Place, _ color: Color, _ appearance: CheckedAppearance, _ measurer: Measurer
  ) -> Remedy? {
    if let remedy = common[place.number] { return remedy }
    guard !isSpent else { return nil }
    let remedy = findCommon(place, color, appearance, measurer).map { held($0, place) }
    common[place.number] = .some(remedy)
    answered.insert(place.root, in: place.appearance)
    return remedy
  }

  private mutating func findCommon(
    _ place: Place, _ color: Color, _ appearance: CheckedAppearance, _ measurer: Measurer
  ) -> Remedy? {
    guard let repair = repair(place, color) else { return nil }
    let all = demands(at: place, nil, measurer)
    if all.isEmpty { return nil }
    if let remedy = solve(repair, all) { return remedy }
    let here = demands(at: place, appearance, measurer)
    guard here.count < all.count, let remedy = solve(repair, here) else { return nil }
    return remedy.advice(
      "No one value of this hue serves every appearance that shares it: "
        + "\(repair.name ?? "it") needs one of its own in \(appearance.name).")
  }

  /// The colour that reaches this floor too; or this one, whatever else it is for.
  private mutating func ownRemedy(
    _ question: Question, _ color: Color, _ measurer: Measurer
  ) -> Remedy {
    let answers = known[question.place.number] ?? []
    if let answer = answers.first(where: { $0.demand == question.demand }) { return answer.remedy }
    if isSpent { return spent() }
    guard let repair = repair(question.place, color) else { return Remedy() }
    let remedy = held(findOwn(question, repair, measurer), question.place)
    known[question.place.number, default: []].append((question.demand, remedy))
    return remedy
  }

  private mutating func findOwn(
    _ question: Question, _ repair: Repair, _ measurer: Measurer
  ) -> Remedy {
    let others = demands(at: question.place, nil, measurer)
    if !others.contains(question.demand),
      let remedy = solve(repair, [question.demand] + others)
    {
      return remedy
    }
    guard let remedy = solve(repair, [question.demand]) else { return nothing(for: repair.color) }
    return others.isEmpty
      ? remedy
      : remedy.advice(
        "No one colour of this hue serves every pair that it is in: the one suggested serves this pair alone."
      )
  }

  /// A colour that would break `order` or `distinct` is not to be written, and that is said.
  private mutating func held(_ remedy: Remedy, _ place: Place) -> Remedy {
    guard let color = remedy.color, !(context.orders.isEmpty && context.distinct.isEmpty),
      let literal = context.tokens.literal(of: place.root, in: place.appearance)
    else { return remedy }
    let limits = self.limits ?? RemedyLimits(context)
    self.limits = limits
    return limits.broken(by: color, inPlaceOf: place.root, literal).map { remedy.advice($0) }
      ?? remedy
  }

  private mutating func demands(
    at place: Place, _ appearance: CheckedAppearance?, _ measurer: Measurer
  ) -> [Solver.Demand] {
    let uses = self.uses ?? PairUses(context)
    self.uses = uses
    return context.tokens.literal(of: place.root, in: place.appearance).map {
      uses.demands(on: $0, in: appearance, measurer)
    } ?? []
  }
}

extension Remedies.Remedy {
  /// The same as advice: to be shown, not to be written in place, since others depend on the place.
  fileprivate func advice(_ detail: String) -> Self {
    var remedy = self
    remedy.fix?.location = nil
    remedy.fix?.isAdvice = true
    remedy.detail = self.detail.map { detail + " " + $0 } ?? detail
    return remedy
  }
}

/// Which tokens are marked in each appearance.
private struct TokenMarks {
  private let room: Int
  private var marks: [Bool]

  init(_ tokens: TokenSystem) {
    room = tokens.nameCount
    marks = Array(repeating: false, count: room * tokens.palettes.count)
  }

  func contains(_ token: TokenID, in appearance: Int) -> Bool {
    index(token, appearance).map { marks[$0] } ?? false
  }

  mutating func insert(_ token: TokenID, in appearance: Int) {
    if let index = index(token, appearance) { marks[index] = true }
  }

  private func index(_ token: TokenID, _ appearance: Int) -> Int? {
    guard token.index >= 0, Int(token.index) < room else { return nil }
    let index = appearance * room + Int(token.index)
    return marks.indices.contains(index) ? index : nil
  }
}
