import Diagnostics
import Generators
import RuleEngine
import TokenFiles

extension CommandDescription {
  static let emit = CommandDescription(
    name: .emit, operands: "FORMAT [FILE ...]", operandCount: 1...Int.max,
    summary: "Writes tokens in another format: "
      + SheetFormats.all.map(\.name).joined(separator: ", ") + ".",
    details: [
      "Without files, the tokens of rules.yml are written. Every format that contrast reads will do, and "
        + "what is written reads back to the same palettes. Aliases are resolved.",
      "A name stays as it is where the format can hold it. CSS joins its words with hyphens, Swift makes "
        + "color-bg-canvas Color.bgCanvas, an asset catalogue makes folders of points and slashes.",
      "css puts appearances under selectors and media queries, with hexadecimal stand-ins for colours outside "
        + "of sRGB; markdown adds the measured contrast of the pairs that rules.yml declares.",
      "A file that contrast did not write is not touched without --force. With --check nothing is written, and "
        + "the exit status is 1 where --out is not what would be written.",
    ],
    examples: [
      ("contrast emit xcassets --out App/Colors.xcassets", "The tokens of rules.yml for Xcode."),
      ("contrast emit css brand.tokens.json --out web/brand.css", "One file as another."),
      ("contrast emit swift --out App/Colors.swift --check", "For CI: is it up to date?"),
    ],
    operandChoices: SheetFormats.all.map(\.name)
  ) { typed, surroundings, console throws(UsageError) in
    let options = try EmitOptions(typed)
    let gathering =
      options.files.isEmpty
      ? try TokenGathering(configuration: typed, tokensOnly: true, surroundings)
      : try TokenGathering(files: options.files, typed, surroundings)
    let emission = Emission(options, gathering, surroundings.files)
    return try emission.run(&console)
  }
}

/// One run of `contrast emit`.
struct Emission {
  private let options: EmitOptions
  private let gathering: TokenGathering
  private let files: any FileSystem

  init(_ options: EmitOptions, _ gathering: TokenGathering, _ files: any FileSystem) {
    self.options = options
    self.gathering = gathering
    self.files = files
  }

  func run(_ console: inout Console) throws(UsageError) -> ExitStatus {
    let system = gathering.read()
    let problems = gathering.problems + system.problems
    for problem in problems { console.report(problem) }
    guard problems.isEmpty else { return .unusable }
    let sheet = sheet(system)
    guard !sheet.tokens.isEmpty else { throw UsageError("there are no colour tokens to write") }
    let isWhole = reportGaps(system, &console)
    for name in options.format.leavesOut(sheet) {
      console.report("note", "\(options.format.name) has no appearance \(name): it is left out")
    }
    let generated: [GeneratedFile]
    do throws(GeneratorError) {
      generated = try options.format.write(
        sheet, SheetFormat.Options(displayP3: options.displayP3))
    } catch {
      throw UsageError(error.message, help: error.help)
    }
    let status = try deliver(generated, &console)
    return max(status, isWhole ? .success : .findings)
  }

  private func sheet(_ system: TokenSystem) -> TokenSheet {
    var sheet = TokenSheet(system)
    sheet.tokens.removeAll { $0.colors.allSatisfy { $0 == nil } }
    sheet.header = [
      OutputFile.mark + "emit \(options.format.name). Changes belong in the token files."
    ]
    sheet.pairs = gathering.pairs(system).map {
      SheetPair(foreground: system.name($0.foreground), background: system.name($0.background))
    }
    return sheet
  }

  /// Says of each token that has no colour where it should have one why; it is left out there.
  private func reportGaps(_ system: TokenSystem, _ console: inout Console) -> Bool {
    var isWhole = true
    for token in system.tokens {
      var said: Set<String> = []
      for appearance in system.appearances.all.indices {
        guard case .unresolved(let problem) = system.palettes[appearance][token],
          said.insert(problem.message).inserted
        else { continue }
        isWhole = false
        console.report(
          "error", "\(problem.message), so \(system.name(token)) is left out",
          place: problem.location.place, help: problem.help)
      }
    }
    return isWhole
  }

  private func deliver(
    _ generated: [GeneratedFile], _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard let out = options.out else {
      for file in generated { console.print(file.bytes) }
      return .success
    }
    let path = options.format.isFolder && out.hasSuffix("/") ? String(out.dropLast()) : out
    if options.isCheck { return check(generated, path, &console) }
    let written: [String]
    if options.format.isFolder {
      written = try OutputFolder(path, files).write(generated, force: options.force)
    } else {
      written = try write(generated, path)
    }
    for path in written { console.say("wrote \(path)") }
    if written.isEmpty { console.say("\(path) is as it should be") }
    return .success
  }

  private func write(
    _ generated: [GeneratedFile], _ path: String
  ) throws(UsageError) -> [String] {
    let file = OutputFile(path, files)
    let bytes = generated.flatMap(\.bytes)
    if file.holds(bytes) { return [] }
    try file.write(bytes, force: options.force)
    return [path]
  }

  /// Says what is not as it would be written.
  private func check(
    _ generated: [GeneratedFile], _ path: String, _ console: inout Console
  ) -> ExitStatus {
    var stale = 0
    for part in generated {
      let file = OutputFile(part.path.isEmpty ? path : path + "/" + part.path, files)
      guard !file.holds(part.bytes) else { continue }
      stale += 1
      console.report("error", file.exists ? "is stale" : "is not there", place: file.path)
    }
    if options.format.isFolder {
      for other in OutputFolder(path, files).otherFiles(than: generated) {
        stale += 1
        console.report("error", "belongs to no token", place: path + "/" + other)
      }
    }
    if stale > 0 {
      console.report(
        "note", "contrast emit \(options.format.name) --out \(path) writes it anew")
      return .findings
    }
    console.say("\(path) is up to date")
    return .success
  }
}
