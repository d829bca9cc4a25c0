import Diagnostics

/// The waivers, ready to be asked: by rule, then by the exact subject or by globs.
struct WaiverBook {
  private struct Page {
    var bySubject: [String: [Int]] = [:]
    var starts = Shelf()
    var ends = Shelf()

    mutating func add(_ glob: SubjectGlob, _ waiver: Int) {
      let (start, end) = (glob.prefix, glob.suffix)
      if start.utf8.count < end.utf8.count {
        ends.add(glob, waiver, at: end)
      } else {
        starts.add(glob, waiver, at: start)
      }
    }

    /// Those that match, in the order of rules.yml.
    func waivers(for subject: String) -> [Int] {
      let started = starts.waivers(for: subject) { subject.utf8.prefix($0) }
      return (started + ends.waivers(for: subject) { subject.utf8.suffix($0) }).sorted()
    }
  }

  /// Globs by the text that what they match begins or ends with, so that a thousand of them are not all tried on a
  /// thousand subjects.
  private struct Shelf {
    private var globs: [String: [(glob: SubjectGlob, waiver: Int)]] = [:]
    /// How long those texts are, in bytes.
    private var lengths: Set<Int> = []

    mutating func add(_ glob: SubjectGlob, _ waiver: Int, at text: String) {
      globs[text, default: []].append((glob, waiver))
      lengths.insert(text.utf8.count)
    }

    /// - Parameter part: so many bytes of the subject's beginning or end.
    func waivers(for subject: String, _ part: (Int) -> Substring.UTF8View) -> [Int] {
      var found: [Int] = []
      for length in lengths where length <= subject.utf8.count {
        let text = String(decoding: part(length), as: UTF8.self)
        for (glob, waiver) in globs[text] ?? [] where glob.matches(subject) {
          found.append(waiver)
        }
      }
      return found
    }
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
        pages[waiver.rule, default: Page()].add(glob, index)
      }
    }
  }

  /// Turns a finding that a waiver covers into a waived check.
  mutating func apply(to check: inout Check) {
    guard !pages.isEmpty, check.outcome.isFinding, let page = pages[check.rule] else { return }
    for index in page.bySubject[check.subject] ?? [] { apply(index, to: &check) }
    for index in page.waivers(for: check.subject) { apply(index, to: &check) }
  }

  private mutating func apply(_ index: Int, to check: inout Check) {
    let waiver = waivers[index]
    // A waiver of waivers that have lost their reason is none of its own.
    if waiver.rule == UnusedWaiver.description.id, waiver.location == check.location { return }
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
