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
    guard folds else { return nil }
    return folded[Self.fold(name)] ?? nil
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
