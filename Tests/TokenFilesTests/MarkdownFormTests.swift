import Diagnostics
import Testing

@testable import TokenFiles

/// Tables of Markdown, by the forms that documents in the wild have.
@Suite struct MarkdownFormTests {
  private static func table(_ head: String, _ rows: String...) -> String {
    let columns = head.split(separator: "|").count
    let marks = "|" + String(repeating: " --- |", count: columns)
    return (["| \(head) |", marks] + rows.map { "| \($0) |" }).joined(separator: "\n") + "\n"
  }

  /// The light and the dark value of `ink`.
  static let forms: [(text: String, light: String, dark: String)] = [
    (table("Token | Hex | Usage", "`ink` | `#171717` | Text"), "#171717", "#171717"),
    (table("Token | Hex | Usage", "ink | #171717 | Text"), "#171717", "#171717"),
    (
      table("Token | Light | Dark | Use", "`ink` | `#171717` | `#f5f2e9` | x"), "#171717", "#f5f2e9"
    ),
    (table("Name | Light mode | Dark mode", "ink | #171717 | #f5f2e9"), "#171717", "#f5f2e9"),
    (
      table("Variable | Default value (light) | Description", "`--ink` | `#171717` | x"), "#171717",
      "absent"
    ),
    (
      table(
        "Token | Value | Preview | Usage",
        "`ink` | `#171717` | ![](https://placehold.co/171717) | x"), "#171717", "#171717"
    ),
    (
      table("分类 | Token | Light | Dark | 用途", "文字 | `ink` | `#171717` | `#f5f2e9` | x"), "#171717",
      "#f5f2e9"
    ),
    (
      table("Token | Light | Dark", "`ink` | `#171717` (unchanged) | `#171717` (indigo-500)"),
      "#171717", "#171717"
    ),
    (table("Token | Value", "`ink` | rgba(23,23,23,0.20)"), "#17171733", "#17171733"),
    (table("Token | Value", "`ink` | hsl(0, 0%, 20%)"), "#333333", "#333333"),
    (table("Token | Value", "`ink` | oklch(0.55 0.1 237.33)"), "#2c79a5", "#2c79a5"),
    (table("Token | Value", "`ink` | `Canvas` (system)"), "valueUnknown", "valueUnknown"),
    (table("Token | Value", "`b` | `#171717`", "`ink` | `var(--b)`"), "#171717", "#171717"),
    (table("Token | Value", "`b` | `#171717`", "`ink` | `{b}`"), "#171717", "#171717"),
    (table("Token | Value", "`ink` | —"), "no such name", "no such name"),
    (table("Token | Value", "`ink` | 16px"), "no such name", "no such name"),
    (table("Token | Value", "`ink` / `ink-2` | `#171717` / `#333333`"), "#171717", "#171717"),
    (
      "### Light Mode\n\n" + table("Token | Hex", "ink | #171717") + "\n### Dark Mode\n\n"
        + table("Token | Hex", "ink | #f5f2e9"), "#171717", "#f5f2e9"
    ),
    ("```\n" + table("Token | Hex", "ink | #171717") + "```\n", "no such name", "no such name"),
    ("Text with `#171717` and ink.\n", "no such name", "no such name"),
    (table("Token | Hex | OKLCH", "ink | #171717 | oklch(0.2 0 0)"), "#171717", "#171717"),
    (table("Token | Role | Value", "ink | text | `#171717`"), "#171717", "#171717"),
    (
      "---\ncolors:\n  x: \"#171717\"\n---\n" + table("Token | Value", "ink | {colors.x}"),
      "#171717", "#171717"
    ),
    ("|Token|Hex|\n|:---|---:|\n|ink|#171717|\n", "#171717", "#171717"),
    ("Token | Hex\n--- | ---\nink | #171717\n", "#171717", "#171717"),
  ]

  @Test(arguments: forms)
  func `each form is read`(text: String, light: String, dark: String) {
    let reading = Reading([("a.md", text)])
    #expect(reading.hex("ink") == light)
    #expect(reading.hex("ink", "dark") == dark)
  }
}
