package import Diagnostics

/// How a report looks where it goes.
package struct Presentation: Sendable {
  /// Columns of the terminal; 80 where it is none.
  package var width: Int
  package var color: ColorDepth
  package var failuresOnly: Bool
  package var quiet: Bool

  package enum ColorDepth: Sendable { case none, basic, trueColor }

  package init(
    width: Int = 80, color: ColorDepth = .none, failuresOnly: Bool = false, quiet: Bool = false
  ) {
    self.width = width
    self.color = color
    self.failuresOnly = failuresOnly
    self.quiet = quiet
  }
}

/// A format of reports: a pure function of the report.
package struct Reporter: Sendable {
  package let name: String
  /// One sentence, for the help text.
  package let summary: String
  /// Whether it shows `Report.illustrations`; for others they are not made.
  package let isIllustrated: Bool
  package let render: @Sendable (Report, Presentation) -> [UInt8]

  package init(
    name: String, summary: String, isIllustrated: Bool = false,
    render: @escaping @Sendable (Report, Presentation) -> [UInt8]
  ) {
    self.name = name
    self.summary = summary
    self.isIllustrated = isIllustrated
    self.render = render
  }
}
