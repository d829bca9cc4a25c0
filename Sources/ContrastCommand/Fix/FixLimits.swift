import ColorMath
import ColorSyntax
import Diagnostics
import RuleEngine
import TokenFiles

/// What `contrast fix` may change.
struct FixLimits {
  /// ΔE OK: how far a colour may go from what it was; nil is any way.
  var distance: Double?
  /// The files that may change, as in `SourceFile.path`; nil stands for all.
  var files: Set<String>?

  init() {}

  /// - Parameter system: the tokens, to tell files that define some from others.
  init(_ typed: TypedArguments, _ system: TokenSystem, _ working: WorkingPath) throws(UsageError) {
    if let text = typed.value(.maxDeltaE) {
      guard let number = DecimalNumber.read(text.utf8) else {
        throw UsageError(
          "--max-delta-e can't be \(text)",
          help: "it is a number such as 0.1; black and white are 1 apart")
      }
      distance = number
    }
    guard !typed.operands.isEmpty else { return }
    var files: Set<String> = []
    for operand in typed.operands {
      files.formUnion(try Self.files(operand, system, working))
    }
    self.files = files
  }

  private static func files(
    _ operand: String, _ system: TokenSystem, _ working: WorkingPath
  ) throws(UsageError) -> Set<String> {
    let path = working.shown(RelativePath.normalized(operand))
    let all = system.files.map(\.path)
    let found = all.filter { path == "." || $0 == path || $0.hasPrefix(path + "/") }
    guard !found.isEmpty else {
      throw UsageError(
        "\(operand) is no token file of rules.yml",
        help: Suggestion.help(for: path, among: all)
          ?? "contrast tokens shows where tokens are written")
    }
    return Set(found)
  }

  func allows(_ path: String) -> Bool { files?.contains(path) ?? true }

  /// How far a colour goes, where that is farther than it may.
  func excess(from old: Color?, to rgba: UInt32) -> Double? {
    guard let distance, let old else { return nil }
    let found = Color(PackedColor(rgba: rgba)).deltaEOK(to: old)
    return found > distance ? found : nil
  }
}

/// A literal that is another one now.
struct ColorChange {
  var token: String
  /// Where it stood.
  var location: Location
  var before: String
  var after: String
  /// ΔE OK; of several appearances the largest.
  var distance: Double
  /// Where it is so; empty where it is in all of them.
  var appearances: [String]

  /// All, in the order of the tokens.
  static func all(from old: TokenSystem, to new: TokenSystem) -> [ColorChange] {
    var changes: [ColorChange] = []
    var places: [Location: Int] = [:]
    for token in old.tokens {
      for (index, appearance) in old.appearances.all.enumerated() {
        guard old.root(of: token, in: index) == token,
          let change = Self(token, index, old, new)
        else { continue }
        let place = places[change.location] ?? changes.count
        if place == changes.count {
          places[change.location] = place
          changes.append(change)
        }
        changes[place].distance = max(changes[place].distance, change.distance)
        changes[place].appearances.append(appearance.name)
      }
    }
    let count = old.appearances.all.count
    for index in changes.indices where changes[index].appearances.count == count {
      changes[index].appearances = []
    }
    return changes
  }

  private init?(_ token: TokenID, _ appearance: Int, _ old: TokenSystem, _ new: TokenSystem) {
    let name = old.name(token)
    guard let first = old.literal(of: token, in: appearance), let id = new.id(named: name),
      let second = new.literal(of: id, in: appearance), first.text != second.text,
      let before = old.palettes[appearance].color(token),
      let after = new.palettes[appearance].color(id)
    else { return nil }
    self.token = name
    location = first.location
    self.before = Self.shown(first, before)
    self.after = Self.shown(second, after)
    distance = before.color.deltaEOK(to: after.color)
    appearances = []
  }

  /// As it is written, where that is a colour by itself.
  private static func shown(_ literal: TokenLiteral, _ color: TokenColor) -> String {
    literal.isReplaceable ? literal.text : Swatch(token: nil, rgba: color.packed.rgba).hex
  }

  /// "brand: #C8102E becomes #480009 in dark, ΔE OK 0.313 away".
  func sentence(isDone: Bool) -> String {
    var output = Output()
    output.write("\(token): \(before) \(isDone ? "becomes" : "would become") \(after)")
    if !appearances.isEmpty { output.write(" in " + appearances.joined(separator: ", ")) }
    output.write(", ΔE OK ")
    output.write(fine: distance)
    output.write(" away")
    return output.text
  }
}
