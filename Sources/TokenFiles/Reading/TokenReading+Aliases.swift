import Diagnostics

/// Finds what loosely written references mean, once all files are read.
extension TokenReading {
  /// References to names that nothing defines get another target where their format allows it: without
  /// a `.value` at the end, as Style Dictionary's second version writes it; or the one name that is
  /// the same but for letter case, spaces and hyphens, as design tools show it.
  mutating func settleAliases() {
    guard !looseFiles.isEmpty else { return }
    var targets = AliasTargets(self)
    for index in definitions.indices where looseFiles.contains(definitions[index].file) {
      let folds = foldingFiles.contains(definitions[index].file)
      switch definitions[index].value {
      case .alias(let target):
        if let (base, percent) = targets.faded(target, folds: folds) {
          definitions[index].value = add([
            .text(Array("color-mix(in srgb, ".utf8)), .reference(base, fallback: nil),
            .text(Array(" \(percent)%, transparent)".utf8)),
          ])
          continue
        }
        let meant = targets.meant(by: target, folds: folds)
        definitions[index].value =
          targets.isDefined(meant) || !runtimeReferences.contains(target)
          ? .alias(meant) : runtimeValue(of: definitions[index], meant)
      case .expression(let number):
        let expression = expressions[Int(number)]
        let lost = expression.references.first { reference in
          runtimeReferences.contains(reference)
            && !targets.isDefined(targets.meant(by: reference, folds: folds))
        }
        if let lost {
          let target = targets.meant(by: lost, folds: folds)
          definitions[index].value = runtimeValue(of: definitions[index], target)
        } else {
          expressions[Int(number)] = expression.mapped { targets.meant(by: $0, folds: folds) }
        }
      default: continue
      }
    }
  }
}

extension TokenReading {
  private mutating func runtimeValue(
    of definition: TokenDefinition, _ target: TokenID
  ) -> TokenValue {
    guard definition.claim == .color else { return .alias(target) }
    let name = names.name(Int(definition.token.index))
    let place = Location(file: files[Int(definition.file)], span: definition.written)
    return add(
      TokenProblem(
        .valueUnknown,
        "\(name) is \(names.name(Int(target.index))), whose value is known only when the program runs",
        at: place, cause: definition.token))
  }
}

/// The names that are defined, by several spellings.
private struct AliasTargets {
  private let names: NameTable
  private var defined: [Bool]
  private var known: [TokenID: TokenID]
  /// By folded spelling; nil where several names share it.
  private lazy var folded: [String: TokenID?] = makeFolded()
  /// What Panda CSS leaves out of the names in references: `theme.semanticTokens.`, `theme.tokens.`.
  private lazy var roots: [String] = makeRoots()

  init(_ reading: TokenReading) {
    names = reading.names
    known = reading.identifiers
    defined = [Bool](repeating: false, count: names.count)
    for definition in reading.definitions { defined[Int(definition.token.index)] = true }
    for (key, candidates) in reading.candidates {
      known[key] = candidates.first { defined[Int($0.index)] } ?? candidates.last ?? key
    }
  }

  func isDefined(_ token: TokenID) -> Bool { defined[Int(token.index)] }

  mutating func meant(by token: TokenID, folds: Bool) -> TokenID {
    if let found = known[token] { return found }
    if isDefined(token) { return token }
    let found = find(names.name(Int(token.index)), folds: folds) ?? token
    known[token] = found
    return found
  }

  private mutating func find(_ name: String, folds: Bool) -> TokenID? {
    for suffix in [".value", ".$value"] where name.hasSuffix(suffix) {
      if let index = names.find(String(name.dropLast(suffix.utf8.count))), defined[index] {
        return TokenID(index)
      }
    }
    for root in roots {
      if let index = names.find(root + name), defined[index] { return TokenID(index) }
    }
    guard folds else { return nil }
    return folded[Self.fold(name)] ?? nil
  }

  /// `colors.red.500/40`, as Panda CSS writes a colour at 40 % of its opacity; nil where the whole is a name.
  mutating func faded(_ token: TokenID, folds: Bool) -> (base: TokenID, percent: Int)? {
    guard !isDefined(token), !isDefined(meant(by: token, folds: folds)), !roots.isEmpty else {
      return nil
    }
    let parts = names.name(Int(token.index)).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let percent = Int(parts[1]), 0...100 ~= percent else { return nil }
    let base = String(parts[0])
    let found = names.find(base).flatMap { defined[$0] ? TokenID($0) : nil }
    return (found ?? find(base, folds: folds)).map { ($0, percent) }
  }

  /// Semantic tokens and tokens share their names, so that a reference has neither word. Where nothing is
  /// called `semanticTokens`, the file is another tool's.
  private func makeRoots() -> [String] {
    let word = "semanticTokens."
    var bases: [String] = []
    for index in defined.indices where defined[index] && bases.count < 8 {
      let name = names.name(index)
      guard name.hasText("semanticTokens."), let found = name.firstRange(of: word),
        found.lowerBound == name.startIndex || name[..<found.lowerBound].hasSuffix(".")
      else { continue }
      let base = String(name[..<found.lowerBound])
      if !bases.contains(base) { bases.append(base) }
    }
    return bases.flatMap { [$0 + word, $0 + "tokens."] }
  }

  private func makeFolded() -> [String: TokenID?] {
    var folded: [String: TokenID?] = [:]
    for index in defined.indices where defined[index] {
      let key = Self.fold(names.name(index))
      folded.updateValue(folded[key] == nil ? TokenID(index) : nil, forKey: key)
    }
    return folded
  }

  private static func fold(_ name: String) -> String {
    String(
      decoding: name.lowercased().utf8.map { $0 == 0x20 || $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
  }
}
