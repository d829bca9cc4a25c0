import ColorMath
import Diagnostics
import Generators
import Reporters

extension CommandDescription {
  static let palette = CommandDescription(
    name: .palette, operands: "PRIMARY", operandCount: 1...1,
    summary: "Derives a design system from its primary colour, and checks what it made.",
    details: [
      "PRIMARY is any CSS colour, or a hue such as 210deg. Each ramp has eleven steps with L = 0.97 - i/10 "
        + "(0.97 - 0.15) and C = base + sin(pi i/10) peak in OKLCH; roles swap tones between light and dark.",
      "Steps outside of sRGB are mapped into it, and the output says by how much. Text on its backgrounds "
        + "is measured; where a pair falls short, that is said and the exit status is 1. --ensure moves "
        + "lightness until it passes.",
      "--format css and dtcg go to standard output where no folder is named. A folder that holds "
        + "anything else is not touched without --force.",
    ],
    examples: [
      ("contrast palette '#3A73B5'", "The steps, the roles and their contrast, as tables."),
      (
        "contrast palette '#3A73B5' --ensure AA --out App/DesignSystem",
        "SwiftUI source whose text reaches AA."
      ),
      ("contrast palette 210deg --relationship triadic --format css", "Custom properties."),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    let options = try PaletteOptions(typed)
    let theme = Theme(options.recipe)
    guard let format = options.format else {
      console.print(PaletteTable.bytes(theme, surroundings.presentation(typed)))
      return theme.status
    }
    let files: [GeneratedFile]
    do throws(GeneratorError) {
      files = try theme.files(format, components: options.components)
    } catch {
      throw UsageError(error.message, help: error.help)
    }
    if let out = options.out {
      let written = try OutputFolder(out, surroundings.files).write(files, force: options.force)
      console.print(
        PaletteTable.report(theme, files, written: written, surroundings.presentation(typed)))
    } else {
      for file in files { console.print(file.bytes) }
      theme.reportFailures(&console)
    }
    return theme.status
  }
}

extension Theme {
  fileprivate var status: ExitStatus {
    checks.allSatisfy(\.passes) ? .success : .findings
  }

  /// Where the output is for other programs, people read of failures on standard error.
  fileprivate func reportFailures(_ console: inout Console) {
    for check in checks where !check.passes {
      var text = Output()
      text.write("\(check.foreground) on \(check.background) is ")
      text.write(down: check.ratio)
      text.write(" : 1 in \(check.isDark ? "dark" : "light"), needs ")
      text.write(shortest: check.floor)
      console.report(
        "warning", text.text, help: "--ensure \(recipe.level.rawValue) moves lightness")
    }
  }
}
