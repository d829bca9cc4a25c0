import Diagnostics
import Reporters
import RuleEngine
import TokenFiles

extension CommandDescription {
  static let tokens = CommandDescription(
    name: .tokens, operands: "[FILE ...]", operandCount: 0...Int.max,
    summary: "Shows every colour token as resolved, by appearance.",
    details: [
      "Without files, the tokens of rules.yml are shown. With files or folders, theirs, and no rules.yml "
        + "is needed; one that --config names says which appearances there are.",
      "With --format json each token is one line (JSON Lines).",
      "Themes that the files have beside light and dark are appearances of their own where no rules.yml "
        + "says which there are. The exit status is 1 where a token's colour can't be known.",
    ],
    examples: [
      ("contrast tokens design/tokens.css", "The tokens of one file."),
      ("contrast tokens --appearance dark", "What each token is in the dark."),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    let isJSON = typed.isJSON()
    var gathering = try TokenGathering(typed, surroundings)
    let system = gathering.read()
    for problem in gathering.problems + system.problems { console.report(problem) }
    let appearances = try gathering.appearances(of: system, typed.values(.appearance))
    if isJSON {
      TokenJSON.write(system, appearances) { console.print($0) }
    } else {
      TokenTable.write(system, appearances, surroundings.presentation(typed)) {
        console.print($0.disarmed)
      }
    }
    let empty = gathering.withoutTokens(system)
    for problem in empty { console.report(problem) }
    if !gathering.problems.isEmpty || !system.problems.isEmpty {
      return .unusable
    }
    return empty.isEmpty && !system.hasProblems(in: appearances) ? .success : .findings
  }
}

extension TokenSystem {
  /// Whether a token has no colour in one of some appearances, though it should.
  fileprivate func hasProblems(in appearances: [Int]) -> Bool {
    var marks = [Bool](repeating: false, count: nameCount)
    for appearance in appearances { palettes[appearance].markProblems(in: &marks) }
    return tokens.contains { marks[Int($0.index)] }
  }
}

/// The token files that a command line names, or its rules.yml.
struct TokenGathering {
  private(set) var problems: [Problem] = []
  private var sources: [TokenSource] = []
  private var appearanceSet = AppearanceSet.standard
  private let store: SourceStore
  /// All of a configuration, where its token files were gathered.
  private var inputs: Inputs?
  /// Whether themes that are met become appearances.
  private var discovers = false

  /// The operands' files, or, where there are none, those of rules.yml.
  init(_ typed: TypedArguments, _ surroundings: Surroundings) throws(UsageError) {
    guard !typed.operands.isEmpty else {
      self = try TokenGathering(configuration: typed, surroundings)
      return
    }
    self = try TokenGathering(files: typed.operands, typed, surroundings)
  }

  /// Some files; rules.yml, where one is named, says which appearances there are.
  init(files: [String], _ typed: TypedArguments, _ surroundings: Surroundings) throws(UsageError) {
    store = SourceStore(surroundings.files)
    if let stated = typed.value(.config) { gatherAppearances(stated) } else { discovers = true }
    if files.contains("") { throw UsageError("an empty path names no file") }
    for file in files { add(RelativePath.normalized(file)) }
  }

  /// The files of rules.yml, whatever the operands are.
  init(
    configuration typed: TypedArguments, tokensOnly: Bool = false, _ surroundings: Surroundings
  ) throws(UsageError) {
    store = SourceStore(surroundings.files)
    guard let path = typed.value(.config) ?? ConfigurationSearch.nearest(surroundings.files) else {
      throw UsageError(
        "there is no rules.yml here or in a folder above",
        help:
          "contrast tokens FILE shows the tokens of a file; contrast init writes a first rules.yml")
    }
    gather(Inputs.gather(path, from: store, tokensOnly: tokensOnly))
  }

  private mutating func gather(_ inputs: Inputs) {
    self.inputs = inputs
    sources = inputs.tokens
    problems = inputs.problems
    appearanceSet = inputs.configuration.appearanceSet
  }

  private mutating func gatherAppearances(_ path: String) {
    let (configuration, found) = Configuration.load(path) { [store] path throws(Problem) in
      try store.read(path)
    }
    problems += found
    appearanceSet = configuration.appearanceSet
  }

  /// A file, or the token files of a folder.
  private mutating func add(_ path: String) {
    let found = store.files(at: path)
    for name in found.isEmpty ? [path] : found {
      do throws(Problem) {
        var source = TokenSource(file: try store.read(name))
        source.isOneOfMany = name != path
        sources.append(source)
      } catch {
        problems.append(error)
      }
    }
  }

  func read() -> TokenSystem {
    let store = store
    return TokenSystem.read(sources, appearances: appearanceSet, discovers: discovers) {
      store.file($0)
    }
  }

  /// What is to be said of files that hold no token. Of those of a folder some may hold none.
  func withoutTokens(_ system: TokenSystem) -> [Problem] {
    system.filesWithoutTokens.map { file in
      Problem(
        "no colour token could be read from it", path: file.path,
        help: system.leftOut.lazy.compactMap { Self.channels($0, of: file) }.first)
    }
  }

  private static func channels(_ leftOut: LeftOut, of file: SourceFile) -> String? {
    guard case .channels(let channels) = leftOut.reason, leftOut.location.file.path == file.path
    else { return nil }
    let name = leftOut.text
    return
      "\(name) and the like hold \(channels.words) alone; a colour is \(channels.use(of: name))"
  }

  /// The pairs that the configuration declares.
  func pairs(_ system: TokenSystem) -> [(foreground: TokenID, background: TokenID)] {
    inputs.map { Context.declaredPairs(of: $0, in: system) } ?? []
  }

  /// The indexes of the appearances that are wanted: all, where none is named.
  func appearances(of system: TokenSystem, _ names: [String]) throws(UsageError) -> [Int] {
    if names.isEmpty { return Array(system.appearances.all.indices) }
    var indexes: [Int] = []
    for name in names {
      guard let index = system.appearances.index(of: name) else {
        throw UsageError(
          "there is no appearance \(name)",
          help: Suggestion.help(for: name, among: system.appearances.names)
            ?? "there are " + system.appearances.names.joined(separator: ", "))
      }
      if !indexes.contains(index) { indexes.append(index) }
    }
    return indexes
  }
}
