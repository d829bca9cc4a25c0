import Diagnostics

/// The waivers, ready to be asked: by rule, then by the exact subject or by globs.
struct WaiverBook {
  private struct Page {
    var bySubject: [String: [Int]] = [:]
    var globs: [(glob: SubjectGlob, waiver: Int)] = []
  }

  private let waivers: [Waiver]
  private let screens: [SubjectGlob?]
  private let isExpired: [Bool]
  private var pages: [String: Page] = [:]
  /// How many findings each waiver matched, whether or not it was past its day.
  private(set) var matches: [Int]

  init(_ waivers: [Waiver], today: CalendarDay?) {
    self.waivers = waivers
    matches = [Int](repeating: 0, count: waivers.count)
    screens = waivers.map { $0.screen.map { SubjectGlob($0) } }
    isExpired = waivers.map { $0.isExpired(on: today) }
    for (index, waiver) in waivers.enumerated() {
      let glob = SubjectGlob(waiver.subject ?? "*")
      if let literal = glob.literal {
        pages[waiver.rule, default: Page()].bySubject[literal, default: []].append(index)
      } else {
        pages[waiver.rule, default: Page()].globs.append((glob, index))
      }
    }
  }

  /// Turns a finding that a waiver covers into a waived check.
  mutating func apply(to check: inout Check) {
    guard check.outcome.isFinding, let page = pages[check.rule] else { return }
    for index in page.bySubject[check.subject] ?? [] { apply(index, to: &check) }
    for (glob, index) in page.globs where glob.matches(check.subject) { apply(index, to: &check) }
  }

  private mutating func apply(_ index: Int, to check: inout Check) {
    let waiver = waivers[index]
    if !waiver.appearances.isEmpty {
      guard let appearance = check.appearance, waiver.appearances.contains(appearance) else {
        return
      }
    }
    if let glob = screens[index] {
      guard let screen = check.screen, glob.matches(screen) else { return }
    }
    matches[index] += 1
    guard !isExpired[index], check.waiver == nil else { return }
    check.outcome = .waived
    check.waiver = waiver.reason
  }
}

extension Waiver {
  /// Whether its last day is over.
  package func isExpired(on today: CalendarDay?) -> Bool {
    guard let until, let today else { return false }
    return today > until
  }
}
