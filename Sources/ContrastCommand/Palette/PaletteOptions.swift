import ColorMath
import Generators

/// What `palette` was asked for.
struct PaletteOptions {
  var recipe: ThemeRecipe
  /// nil is the table.
  var format: ThemeFormat?
  var components: Bool
  var out: String?
  var force: Bool

  init(_ typed: TypedArguments) throws(UsageError) {
    do throws(GeneratorError) {
      recipe = ThemeRecipe(primary: try PrimaryHue(typed.operands.first ?? ""))
    } catch {
      throw UsageError(error.message, help: error.help)
    }
    recipe.relationship = typed.choice(.relationship) ?? recipe.relationship
    recipe.proportion = typed.choice(.proportion) ?? recipe.proportion
    recipe.platform = typed.choice(.platform) ?? recipe.platform
    recipe.ensured = typed.choice(.ensure)
    if typed.value(.themeGamut) == "clip" { recipe.gamut = .clip }
    out = typed.value(.out)
    let stated = typed.value(.themeFormat)
    format = stated.map { ThemeFormat(rawValue: $0) } ?? (out == nil ? nil : .swift)
    components = typed.has(.components)
    force = typed.has(.force)
    try check()
  }

  private func check() throws(UsageError) {
    if format == nil, out != nil {
      throw UsageError(
        "a table is no file for --out", help: "--format swift, css, dtcg or xcassets is one")
    }
    if out == nil, format == .swift || format == .xcassets {
      throw UsageError(
        "--format \(format?.rawValue ?? "") is several files", help: "--out DIR says where they go")
    }
    if components, format != .swift {
      throw UsageError("--components belongs to --format swift")
    }
  }
}

extension TypedArguments {
  /// The value of a flag as one of the cases that its choices list.
  func choice<Choice: RawRepresentable>(_ flag: Flag) -> Choice? where Choice.RawValue == String {
    value(flag).flatMap { Choice(rawValue: $0) }
  }
}
