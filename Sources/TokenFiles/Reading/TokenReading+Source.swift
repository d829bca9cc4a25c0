import Diagnostics

extension TokenReading {
  /// Reads one file.
  mutating func read(_ source: TokenSource, _ format: TokenFormat) {
    let stated = source.appearance.flatMap { AppearanceWords(appearances).stated($0) }
    if let appearance = source.appearance, stated == nil {
      problems.append(
        Problem(
          "\(appearance) is not one of the appearances",
          at: source.statedAt ?? Location(file: source.file, span: Span(0, 0)),
          help: Suggestion.help(for: appearance, among: appearances.names)))
      return
    }
    open(source.file)
    if source.isOneOfMany {
      groups[currentFile] = source.statedAt.map { "\($0.file.path):\($0.span.start)" } ?? ""
    }
    let first = definitions.count
    format.read(source, &self)
    if let stated { restrict(definitions.indices[first...], to: stated) }
  }

  /// Lets definitions hold in the stated appearance, and in those that fall back on it, only.
  private mutating func restrict(_ range: Range<Int>, to stated: AppearanceWords.Match) {
    for index in range {
      definitions[index].appearances.formIntersection(stated.mask)
      definitions[index].precedence = definitions[index].precedence.stated(rank: stated.rank)
    }
  }

  /// The stated format, or the first that recognises the file.
  mutating func format(of source: TokenSource) -> TokenFormat? {
    let all = TokenFormats.all
    let place = source.statedAt ?? Location(file: source.file, span: Span(0, 0))
    if let name = source.format {
      if let format = TokenFormats.named(name) { return format }
      problems.append(
        Problem(
          "\(name) is not a format of token files", at: place,
          help: Suggestion.help(for: name, among: all.lazy.map(\.name))
            ?? "known formats: \(all.map(\.name).joined(separator: ", "))"))
      return nil
    }
    let sketch = FileSketch(source.file)
    if let format = all.first(where: { $0.recognises(sketch) }) { return format }
    problems.append(
      Problem(
        "\(source.file.path) is in no format that tokens can be read from",
        at: place, help: Self.help(forUnknown: source.file)))
    return nil
  }

  /// What to do about a file that nobody recognises: one in a language that is not read is no file in a
  /// format that was not told.
  private static func help(forUnknown file: SourceFile) -> String {
    guard FileKind.isProgram(file) else { return "state its format: {files: …, format: css}" }
    return "no values are read from \(file.fileExtension) files; have them written as CSS or JSON, "
      + "or name the file under sources, whose literal colours are checked"
  }
}
