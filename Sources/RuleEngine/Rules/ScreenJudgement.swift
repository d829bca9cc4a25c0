import Diagnostics
import TokenFiles

/// How one paint of an element comes out in one appearance.
struct ScreenJudgement {
  /// The paint that it is judged by; nil where it has none.
  var slot: PaintSlot?
  /// What lies behind it.
  let backdrop: Backdrop
  var outcome: Outcome
  var measured: Measure?
  var requirement: Requirement?
  var detail: String?
  /// The colours as they are seen, composited, where they are not as they are stated.
  var seen: (foreground: UInt32, background: UInt32)?
  /// What few have; apart, since judgements are copied.
  private(set) var rest: Rest?

  final class Rest {
    let related: [Note]
    let fix: Fix?

    init(_ related: [Note], _ fix: Fix?) {
      self.related = related
      self.fix = fix
    }
  }

  /// Why a colour is not known.
  var related: [Note] { rest?.related ?? [] }

  var fix: Fix? {
    get { rest?.fix }
    set { if newValue != nil || rest != nil { rest = Rest(related, newValue) } }
  }

  init(slot: PaintSlot?, backdrop: Backdrop, outcome: Outcome, detail: String? = nil) {
    self.slot = slot
    self.backdrop = backdrop
    self.outcome = outcome
    self.detail = detail
  }

  mutating func take(_ verdict: Verdict, _ requirement: Requirement) {
    self.requirement = requirement
    measured = verdict.measured
    outcome = verdict.outcome
    detail = verdict.detail
    if !verdict.related.isEmpty { rest = Rest(verdict.related, nil) }
  }

  /// Of two paints that make an element visible, the one that it is judged by.
  func isBetter(than other: ScreenJudgement) -> Bool {
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

  /// Whether the same paint lies on the same thing.
  @inline(__always)
  func isAboutTheSame(as other: ScreenJudgement) -> Bool {
    slot == other.slot
      && (backdrop === other.backdrop || backdrop.name == other.backdrop.name)
  }
}
