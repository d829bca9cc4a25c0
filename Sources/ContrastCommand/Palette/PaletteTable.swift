import ColorMath
import ColorSyntax
import Diagnostics
import Generators
import Reporters

/// A theme for people: its steps, its roles, and what was measured.
struct PaletteTable {
  private var output = Output()
  private let theme: Theme
  private let presentation: Presentation

  static func bytes(_ theme: Theme, _ presentation: Presentation) -> [UInt8] {
    var table = PaletteTable(theme: theme, presentation: presentation)
    for ramp in theme.ramps { table.write(ramp) }
    table.writeRoles()
    table.writeChecks()
    table.writeSummary()
    return table.output.take()
  }

  /// What is said where the theme itself went to files: their names, which steps were mapped, and the checks.
  static func report(
    _ theme: Theme, _ files: [GeneratedFile], written: [String], _ presentation: Presentation
  ) -> [UInt8] {
    var table = PaletteTable(theme: theme, presentation: presentation)
    for path in written { table.line("wrote " + path) }
    if written.isEmpty {
      table.line(
        files.count == 1
          ? "the file is as it should be" : "all \(files.count) files are as they should be")
    }
    table.output.newline()
    for ramp in theme.ramps where ramp.steps.contains(where: { $0.shown.isMapped }) {
      table.writeMapped(ramp)
    }
    table.writeChecks()
    table.writeSummary()
    return table.output.take()
  }

  private init(theme: Theme, presentation: Presentation) {
    self.theme = theme
    self.presentation = presentation
  }

  private mutating func line(_ text: String) {
    output.write(lines: CellText(text), width: presentation.width)
  }

  private mutating func heading(_ text: String) {
    let text = CellText(text)
    for line in text.lines(width: presentation.width) {
      output.styled(.heading, presentation.color) { $0.write(text.part(line)) }
      output.newline()
    }
  }

  private mutating func write(_ ramp: Ramp) {
    heading(title(ramp))
    for step in ramp.steps {
      cell(String(step.number), width: 6, indent: 2)
      write(step.shown)
      output.newline()
    }
    output.newline()
  }

  private func title(_ ramp: Ramp) -> String {
    let hue = ramp.steps.first?.shown.formula.components.z ?? 0
    var text = Output()
    text.write("\(ramp.kind.rawValue), hue ")
    text.write(fine: hue)
    return text.text
  }

  /// The shown colour, the formula's, and how far apart they are.
  ///
  /// What there is no room for stands below: in all rows, whatever they hold.
  private mutating func write(_ shown: ShownColor) {
    let room = presentation.width - (presentation.color == .trueColor ? 20 : 17)
    if presentation.color == .trueColor {
      output.swatch(shown.packed.rgba, on: shown.packed.rgba, "  ")
      output.write(" ")
    }
    cell(shown.packed.hex, width: 9)
    var formula = Output()
    for (index, name) in ["L ", "C ", "H "].enumerated() {
      formula.write(index == 0 ? name : "  " + name)
      formula.write(fine: shown.formula.components[index] + 1e-9)
    }
    if room < Self.formulaWidth { goBelow() }
    output.write(formula.text)
    guard shown.isMapped else { return }
    if room < Self.formulaWidth + Self.remarkWidth {
      goBelow()
    } else {
      output.write(spaces: max(1, Self.formulaWidth - formula.bytes.count))
    }
    output.write("mapped, ΔE OK ")
    output.write(fine: shown.moved)
  }

  /// `L 0.888  C 0.1372  H 216.72` and what is left between it and the remark.
  private static let formulaWidth = 34
  /// `mapped, ΔE OK 0.0395`
  private static let remarkWidth = 20

  private mutating func goBelow() {
    output.trimSpaces(from: 0)
    output.newline()
    output.write(spaces: 8)
  }

  private mutating func cell(_ text: String, width: Int, indent: Int = 0) {
    output.write(spaces: indent)
    output.write(text)
    output.write(spaces: max(1, width - text.utf8.count))
  }

  private mutating func writeMapped(_ ramp: Ramp) {
    heading("Mapped into sRGB: " + title(ramp))
    for step in ramp.steps where step.shown.isMapped {
      cell(String(step.number), width: 6, indent: 2)
      write(step.shown)
      output.newline()
    }
    output.newline()
  }

  private mutating func writeRoles() {
    cell("role", width: 22)
    cell("light", width: 9)
    output.write("dark\n")
    for role in theme.roles {
      cell("  app-" + role.name, width: 22)
      cell(role.light.packed.hex, width: 9)
      output.write(role.dark.packed.hex)
      output.newline()
    }
    output.newline()
  }

  private mutating func writeChecks() {
    // A pair, and two verdicts of fourteen and twelve columns.
    let isNarrow = presentation.width < 32 + 14 + 12
    let column = isNarrow ? 6 : 32
    cell("text", width: column)
    cell("light", width: 14)
    output.write("dark\n")
    for check in theme.checks where !check.isDark {
      let name = "  \(check.foreground) on \(check.background)"
      if isNarrow {
        line(name)
        output.write(spaces: column)
      } else {
        cell(name, width: column)
      }
      write(check)
      let dark = theme.checks.first {
        $0.isDark && $0.foreground == check.foreground && $0.background == check.background
      }
      if let dark {
        output.write(spaces: 2)
        write(dark)
      }
      output.newline()
    }
    output.newline()
  }

  private mutating func write(_ check: ThemeCheck) {
    output.styled(check.passes ? .pass : .failure, presentation.color) {
      $0.write(check.passes ? "PASS" : "FAIL")
    }
    var ratio = Output()
    ratio.write(down: check.ratio)
    output.write(spaces: 8 - ratio.bytes.count)
    output.write(ratio.text)
  }

  private mutating func writeSummary() {
    let steps = theme.ramps.flatMap(\.steps)
    let mapped = steps.filter { $0.shown.isMapped }
    let how = theme.recipe.gamut == .clip ? "clipped" : "mapped (CSS Color 4)"
    let verbs = mapped.count == 1 ? ("lies", "was") : ("lie", "were")
    line(
      "\(mapped.count) of \(steps.count.counted("step")) \(verbs.0) outside of sRGB and \(verbs.1) \(how)"
    )
    if let most = mapped.map(\.shown.moved).max() {
      var text = Output()
      text.write("the furthest by ΔE OK ")
      text.write(fine: most)
      line(text.text)
    }
    let failed = theme.checks.count { !$0.passes }
    let level = theme.recipe.level.rawValue
    if failed == 0 {
      output.write("every pair reaches \(level)\n")
    } else {
      let counts = "\(failed) of \(theme.checks.count.counted("pair"))"
      let verb = failed == 1 ? "falls" : "fall"
      let advice = theme.recipe.ensured == nil ? "; --ensure \(level) moves lightness" : ""
      line("\(counts) \(verb) short of \(level)\(advice)")
    }
  }
}
