import Diagnostics

/// A report of `contrast check --format json` as data: for its schema. A test holds reports to it.
enum ReportShape {
  static let description = ShapeDescription(
    name: "a report", summary: "All that a run found.",
    fields: [
      field("tool", .object { tool }, "What made the report."),
      field("summary", .object { summary }, "How many checks there are of each outcome."),
      field(
        "checks", .list(.object { check }, orSingle: false),
        "Rows: a rule applied to one subject in one appearance, by file, place, rule, appearance."),
      field(
        "problems", .list(.object { problem }, orSingle: false), "Inputs that could not be used."),
    ])

  private static let tool = ShapeDescription(
    name: "tool", summary: "What made the report.",
    fields: [
      field("name", .choice(["contrast"]), "Its name."), field("version", text, "Its version."),
    ])

  private static let summary = ShapeDescription(
    name: "summary", summary: "How many checks there are of each outcome.",
    fields: [
      field("checks", count, "All of them."), field("passed", count, "That hold."),
      field("failed", count, "That do not hold."),
      field("undecided", count, "That could not be decided: a finding, never a pass."),
      field("waived", count, "Findings that the team has accepted."),
      field("skipped", count, "That are exempt."),
      field("errors", count, "Findings of severity error."),
      field("warnings", count, "Findings of severity warning."),
    ])

  private static let check = ShapeDescription(
    name: "a check", summary: "A rule applied to one subject in one appearance.",
    fields: [
      field("rule", .text(.rule), "The rule's id."),
      field("outcome", .choice(Outcome.allCases.map(\.rawValue)), "How it came out."),
      field("severity", .choice(["warning", "error"]), "How loud the rule is."),
      optional("appearance", text, "The appearance, where there is one."),
      optional("screen", text, "The screen, where there is one."),
      optional("state", text, "The screen's state."),
      optional("element", text, "The screen's element, by its path."),
      field("subject", text, "What is checked."),
      optional("foreground", .object { swatch }, "What is drawn, in a pair."),
      optional("background", .object { swatch }, "What it is drawn on."),
      optional("measured", number, "What was measured; of an interval its lower end."),
      optional("measuredUpTo", number, "The upper end of an interval."),
      optional("required", number, "The limit that it is held to."),
      optional("requirement", text, "The clause or the wish behind the limit."),
      field("message", text, "One sentence that says it all."),
      optional("waiver", text, "Why the finding is accepted."),
      field("location", .object { location }, "Where it is."),
      optional("related", .list(.object { note }, orSingle: false), "Places that matter for it."),
      optional("fix", .object { fix }, "What would pass."),
    ])

  private static let swatch = ShapeDescription(
    name: "a colour", summary: "A colour of a pair.",
    fields: [
      optional("token", text, "The token, where it is one."),
      field("color", text, "8-bit sRGB: #rrggbb, or #rrggbbaa where it is not opaque."),
    ])

  private static let location = ShapeDescription(
    name: "a location", summary: "A place in a file; columns count UTF-16 units.",
    fields: [
      field("file", .text(.plain), "Relative to the working directory."),
      field("line", place, "From 1."), field("column", place, "From 1."),
      field("endLine", place, "From 1."), field("endColumn", place, "From 1, behind the end."),
    ])

  private static let note = ShapeDescription(
    name: "a note", summary: "A place that matters for a check.",
    fields: [
      field("message", text, "What is there."), field("location", .object { location }, "Where."),
    ])

  private static let fix = ShapeDescription(
    name: "a fix", summary: "A change that would make the check pass.",
    fields: [
      field("color", text, "What to write, in the syntax that the colour is written in."),
      optional("token", text, "The token whose value is to change."),
      optional("location", .object { location }, "What is to be replaced."),
    ])

  private static let problem = ShapeDescription(
    name: "a problem", summary: "An input that could not be used.",
    fields: [
      field("message", text, "What is wrong with it."), optional("help", text, "What to do."),
      optional("location", .object { location }, "Where, in a file that was read."),
      optional("file", text, "The file, where it could not be read at all."),
    ])

  private static let text = ValueType.text(.plain)
  private static let number = ValueType.number(minimum: 0, maximum: nil)
  private static let count = ValueType.integer(minimum: 0, maximum: nil)
  private static let place = ValueType.integer(minimum: 1, maximum: nil)

  private static func field(
    _ name: String, _ type: ValueType, _ summary: String
  ) -> FieldDescription {
    FieldDescription(name: name, type: type, summary: summary, isRequired: true, default: nil)
  }

  private static func optional(
    _ name: String, _ type: ValueType, _ summary: String
  ) -> FieldDescription {
    FieldDescription(name: name, type: type, summary: summary, isRequired: false, default: nil)
  }
}
