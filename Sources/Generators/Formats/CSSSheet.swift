import ColorMath
import ColorSyntax
import Diagnostics
import TokenFiles

extension SheetFormat {
  /// Custom properties at the root element.
  package static let css = SheetFormat(
    name: "css", summary: "CSS custom properties, by selectors and media queries.",
    ending: ".css", isFolder: false, leavesOut: { _ in [] }
  ) { sheet, _ throws(GeneratorError) in
    var writer = CSSSheetWriter(sheet, try FormatNames(sheet, NameRule.css))
    return [GeneratedFile("", writer.write())]
  }
}

/// Writes a sheet as CSS.
///
/// The base stands at `:root`. Each other appearance gets, once for the system's preference and once for an
/// attribute of the page, the tokens that would otherwise be wrong in it; later blocks win over
/// earlier ones, and a page that says what it is wins over the system. Colours outside of sRGB have a
/// hexadecimal stand-in for browsers without `oklch()`.
struct CSSSheetWriter {
  private let sheet: TokenSheet
  private let names: [String]
  private var output = Output()

  init(_ sheet: TokenSheet, _ names: FormatNames) {
    self.sheet = sheet
    self.names = names.all
  }

  mutating func write() -> [UInt8] {
    writeHeader()
    var blocks = [Block(selectors: [(nil, ":root")], colors: sheet.colors(in: 0), isBase: true)]
    var inherited = [sheet.colors(in: 0)]
    for index in sheet.appearances.all.indices.dropFirst() {
      inherited.append(self.inherited(by: index, before: inherited))
      blocks.append(block(index, over: inherited[index]))
    }
    for block in blocks where block.isBase || block.hasColors { write(block) }
    for block in blocks where block.hasWideColors { writeFallback(block) }
    return output.take()
  }

  private mutating func writeHeader() {
    guard !sheet.header.isEmpty else { return }
    for (index, line) in sheet.header.enumerated() {
      output.write(index == 0 ? "/* " : "   ")
      output.write(Self.comment(line))
      if index < sheet.header.count - 1 { output.newline() }
    }
    output.write(" */\n\n")
  }

  /// Text that can't end a comment.
  private static func comment(_ text: String) -> String {
    String(text.map { $0 == "*" || $0.isNewline ? " " : $0 })
  }

  /// What one appearance needs beyond what holds without it.
  private struct Block {
    /// The query around and the selector.
    var selectors: [(query: String?, selector: String)]
    /// One a token; nil where nothing is to be said.
    var colors: [Color?]
    var isBase = false

    var hasColors: Bool { colors.contains { $0 != nil } }
    var hasWideColors: Bool { colors.contains { $0?.isWide ?? false } }
  }

  private func block(_ index: Int, over inherited: [Color?]) -> Block {
    Block(
      selectors: CSSCondition(sheet.appearances, index).selectors,
      colors: zip(sheet.colors(in: index), inherited).map { $0 == $1 ? nil : $0 })
  }

  /// What the blocks before give the tokens of an appearance: the last that holds in it wins.
  /// - Parameter before: what each earlier appearance gets so.
  private func inherited(by index: Int, before: [[Color?]]) -> [Color?] {
    let target = CSSCondition(sheet.appearances, index)
    var colors = before[0]
    for earlier in 1..<index where CSSCondition(sheet.appearances, earlier).holds(in: target) {
      let own = sheet.colors(in: earlier)
      for token in colors.indices where own[token] != before[earlier][token] {
        colors[token] = own[token]
      }
    }
    return colors
  }

  private mutating func write(_ block: Block) {
    for (query, selector) in block.selectors {
      if !block.isBase { output.newline() }
      write(query, selector) { writer, indent in
        if block.isBase { writer.writeScheme(indent) }
        for (index, color) in block.colors.enumerated() {
          writer.write(index, color, indent, isBase: block.isBase)
        }
      }
    }
  }

  private mutating func write(
    _ query: String?, _ selector: String, _ body: (inout CSSSheetWriter, Int) -> Void
  ) {
    let indent = query == nil ? 0 : 2
    if let query { output.write(query + " {\n") }
    output.write(spaces: indent)
    output.write(selector + " {\n")
    body(&self, indent + 2)
    output.write(spaces: indent)
    output.write("}\n")
    if query != nil { output.write("}\n") }
  }

  /// Form controls and scroll bars follow the page.
  private mutating func writeScheme(_ indent: Int) {
    let schemes = Set(sheet.appearances.all.map(\.scheme))
    guard let base = sheet.appearances.all.first?.scheme, schemes.count > 1 else { return }
    output.write(spaces: indent)
    output.write("color-scheme: \(base.rawValue) \(base == .dark ? "light" : "dark");\n")
  }

  private mutating func write(_ index: Int, _ color: Color?, _ indent: Int, isBase: Bool) {
    let token = sheet.tokens[index]
    if isBase, let section = token.section {
      output.newline()
      output.write(spaces: indent)
      output.write("/* \(Self.comment(section)) */\n")
    }
    guard let color else { return }
    writeDeclaration(names[index], color.cssText, indent)
    if isBase, let note = token.note { output.write(" /* \(Self.comment(note)) */") }
    output.newline()
  }

  private mutating func writeDeclaration(_ name: String, _ value: String, _ indent: Int) {
    output.write(spaces: indent)
    output.write("--\(name): \(value);")
  }

  private mutating func writeFallback(_ block: Block) {
    output.newline()
    output.write("@supports not (color: oklch(0% 0 0)) {\n")
    for (query, selector) in block.selectors {
      if let query { output.write("  \(query) {\n") }
      output.write("  \(selector) {\n")
      for (index, color) in block.colors.enumerated() {
        guard let color, color.isWide else { continue }
        writeDeclaration(names[index], color.packed.hex, 4)
        output.newline()
      }
      output.write("  }\n")
      if query != nil { output.write("  }\n") }
    }
    output.write("}\n")
  }
}
