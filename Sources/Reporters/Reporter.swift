package import Diagnostics

/// How a report looks where it goes.
package struct Presentation: Sendable {
  /// Columns of the terminal; 80 where it is none.
  package var width: Int
  package var color: ColorDepth
  package var failuresOnly: Bool
  package var quiet: Bool
  /// The absolute path that the report's paths start from, for formats whose readers need whole paths;
  /// empty where it isn't known.
  package var folder: String
  /// The absolute path of the repository's root, for formats that a code host reads; empty where it isn't
  /// known.
  package var root: String

  package enum ColorDepth: Sendable { case none, basic, trueColor }

  package init(
    width: Int = 80, color: ColorDepth = .none, failuresOnly: Bool = false, quiet: Bool = false,
    folder: String = "", root: String = ""
  ) {
    self.width = width
    self.color = color
    self.failuresOnly = failuresOnly
    self.quiet = quiet
    self.folder = folder
    self.root = root
  }
}

/// A format of reports: a pure function of the report.
package struct Reporter: Sendable {
  /// Takes the next piece of a report; the pieces in order are all of it.
  package typealias Drain = ([UInt8]) -> Void

  package let name: String
  /// One sentence, for the help text.
  package let summary: String
  /// Whether it shows `Report.illustrations`; for others they are not made.
  package let isIllustrated: Bool
  /// Writes a report piece by piece, so that a large one never stands in memory as a whole.
  package let write: @Sendable (Report, Presentation, Drain) -> Void

  package init(
    name: String, summary: String, isIllustrated: Bool = false,
    writing write: @escaping @Sendable (Report, Presentation, Drain) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.isIllustrated = isIllustrated
    self.write = write
  }

  /// A format that makes a report in one piece.
  package init(
    name: String, summary: String, isIllustrated: Bool = false,
    render: @escaping @Sendable (Report, Presentation) -> [UInt8]
  ) {
    self.init(name: name, summary: summary, isIllustrated: isIllustrated) {
      report, presentation, drain in
      drain(render(report, presentation))
    }
  }

  /// A report as a whole.
  package func render(_ report: Report, _ presentation: Presentation) -> [UInt8] {
    var all: [UInt8] = []
    write(report, presentation) { all += $0 }
    return all
  }
}

extension Output {
  /// The size from which a piece of a report is passed on.
  private static let piece = 1 << 16

  /// Passes on what was written, once it is enough.
  package mutating func pour(into drain: Reporter.Drain) {
    if bytes.count >= Self.piece { pourRest(into: drain) }
  }

  /// Passes on what was written, however little.
  package mutating func pourRest(into drain: Reporter.Drain) {
    drain(bytes)
    clear()
  }
}

extension JSONWriter {
  /// Passes on what was written, once it is enough.
  package mutating func pour(into drain: Reporter.Drain) { changeOutput { $0.pour(into: drain) } }

  /// Passes on what was written, however little.
  package mutating func pourRest(into drain: Reporter.Drain) {
    changeOutput { $0.pourRest(into: drain) }
  }
}
