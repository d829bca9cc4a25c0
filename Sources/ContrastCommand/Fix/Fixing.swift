import ColorMath
import ColorSyntax
import Diagnostics
import RuleEngine
import TokenFiles

/// Looks for colours with which the findings pass, in memory.
///
/// The rules say for each finding which colour would serve all pairs of its token. In each round the
/// colours that don't depend on each other are put in, and the rules run again on what came of it, until
/// nothing is left to do. A colour that made something else fail is taken back.
struct Fixing {
  private(set) var overlay: Overlay
  private(set) var report: Report
  private(set) var refusals: [Refusal] = []
  private(set) var outdated: [Check] = []
  private(set) var changes: [ColorChange] = []
  let problems: [Problem]
  /// The tokens as they were.
  private let original: TokenSystem
  private let limits: FixLimits
  private let inputs: Inputs
  /// All rules: a colour must not spoil what it was not asked to mend.
  private let options: Runner.Options
  /// The rules whose findings are to be mended; empty for all.
  private let wanted: Set<String>
  /// Tokens that are not to be changed, since that made others fail.
  private var banned: [String: String] = [:]

  /// A finding that stays, and why.
  struct Refusal {
    var check: Check
    var reason: String
    var note: Note?
    /// Where it is so; empty where it is in all of them.
    var appearances: [String] = []
  }

  /// More rounds than this mean that two colours chase each other.
  private static let roundLimit = 24

  init(
    _ inputs: Inputs, _ options: Runner.Options, _ limits: FixLimits = FixLimits(),
    original: TokenSystem? = nil
  ) {
    var judging = options
    judging.rules = []
    self.inputs = inputs
    self.options = judging
    self.limits = limits
    self.original = original ?? Self.tokens(inputs)
    wanted = Set(options.rules)
    overlay = Overlay(inputs)
    report = Runner.run(inputs, options: judging)
    problems = report.problems + Runner.unknownRules(options)
  }

  private func isWanted(_ check: Check) -> Bool { wanted.isEmpty || wanted.contains(check.rule) }

  static func tokens(_ inputs: Inputs) -> TokenSystem {
    TokenSystem.read(
      inputs.tokens, appearances: inputs.configuration.appearanceSet, load: inputs.load)
  }

  mutating func run() {
    guard problems.isEmpty else { return }
    let before = report
    let failing = Set(before.checks.lazy.filter { $0.outcome.isFinding }.map { CheckKey($0) })
    while true {
      overlay = Overlay(inputs)
      report = before
      guard let changed = settle(), !banEndless(changed) else { continue }
      let worse = spoilt(beyond: failing)
      let culprits = changed.filter { token, _ in
        worse.contains { $0.foreground?.token == token || $0.background?.token == token }
      }
      // Where nobody can be named, none of the changes can be trusted.
      let taken = worse.isEmpty ? [:] : culprits.isEmpty ? changed : culprits
      guard !taken.isEmpty else { break }
      for (token, _) in taken {
        banned[token] =
          worse.first.map { "changing it would make \($0.subject) fail (\($0.rule))" } ?? ""
      }
    }
    outdated = outdated(beyond: failing)
    let system = Self.tokens(overlay.inputs)
    changes = ColorChange.all(from: original, to: system)
    refuse(system)
  }

  /// What was done to a token.
  private struct Change {
    /// The rules that asked for it.
    var rules: Set<String>
    /// In how many rounds.
    var count: Int
  }

  /// Puts colours in until there are none left to put in; the tokens that were changed. Nil where some turned
  /// out not to be read as they were written, which are banned then.
  private mutating func settle() -> [String: Change]? {
    var changed: [String: Change] = [:]
    var system = original
    for _ in 0..<Self.roundLimit {
      let edits = independentEdits(system)
      if edits.isEmpty { break }
      for (token, edit) in edits {
        changed[token, default: Change(rules: [], count: 0)].rules.insert(edit.rule)
        changed[token]?.count += 1
      }
      overlay.apply(edits.values.map(\.edit))
      system = Self.tokens(overlay.inputs)
      if banUnread(edits, system) { return nil }
      report = Runner.run(overlay.inputs, options: options)
    }
    return changed
  }

  /// Leaves tokens alone that were changed in every round, to and fro. Whether there are any.
  private mutating func banEndless(_ changed: [String: Change]) -> Bool {
    let endless = changed.filter { $0.value.count == Self.roundLimit }
    for (token, change) in endless {
      let rules = change.rules.sorted()
      banned[token] =
        rules.count > 1
        ? "\(rules.joined(separator: " and ")) ask for different colours of \(token)"
        : "each colour of \(token) that would serve one check fails another (\(rules[0]))"
    }
    return !endless.isEmpty
  }

  /// Leaves tokens alone that don't have the colour that was written into their place. Whether there are any.
  private mutating func banUnread(_ edits: [String: Proposal], _ system: TokenSystem) -> Bool {
    let places = Dictionary(grouping: edits.values, by: \.edit.location)
    let unread = edits.filter { token, proposal in
      // Of several for one place the first counts, and the others have another turn.
      let isAlone = places[proposal.edit.location]?.count == 1
      return isAlone && !proposal.isRead(as: token, in: system)
    }
    // One may have spoilt the file for the others.
    let alone = unread.filter { !reads($1.edit, as: $1.color, $0, $1.appearance, system) }
    for (token, proposal) in alone.isEmpty ? unread : alone {
      banned[token] =
        "\(proposal.edit.text) would pass, and would not be read as a colour where \(token) is written"
    }
    return !unread.isEmpty
  }

  /// A change of a token's literal that serves a finding.
  private struct Proposal {
    var edit: Overlay.Edit
    var rule: String
    var color: PackedColor
    var appearance: String?

    init(_ edit: Overlay.Edit, _ check: Check, _ fix: Fix) {
      (self.edit, rule, appearance) = (edit, check.rule, check.appearance)
      // What is written may say one of two neighbours, in the middle between which the colour is.
      let read = fix.location == nil ? nil : try? CSSColor.parse(fix.replacement)
      color = read?.absolute?.packed ?? PackedColor(rgba: fix.rgba)
    }

    func isRead(as token: String, in system: TokenSystem) -> Bool {
      Fixing.has(system, color, token, appearance)
    }
  }

  /// Whether a token has a colour in an appearance; in any where none is named.
  private static func has(
    _ system: TokenSystem, _ color: PackedColor, _ token: String, _ appearance: String?
  ) -> Bool {
    guard let id = system.id(named: token) else { return false }
    let index = appearance.flatMap { system.appearances.index(of: $0) }
    let palettes = index.map { [system.palettes[$0]] } ?? system.palettes
    return palettes.contains { $0.color(id)?.packed == color }
  }

  /// By token: edits of which none is of a colour that another one was measured against.
  private func independentEdits(_ system: TokenSystem) -> [String: Proposal] {
    let failed = report.checks.filter { $0.outcome == .fail && $0.fix != nil && isWanted($0) }
    guard !failed.isEmpty else { return [:] }
    let partners = Partners(report.checks, system)
    var edits: [String: Proposal] = [:]
    var blocked: Set<String> = []
    for check in failed {
      guard let fix = check.fix, let token = fix.token, banned[token] == nil, edits[token] == nil,
        !blocked.contains(token), check.isOwn(of: token), let edit = edit(check, token, system)
      else { continue }
      edits[token] = Proposal(edit, check, fix)
      blocked.formUnion(partners.of(token))
    }
    return edits
  }

  /// The change of the literal: as the rule wrote it, or, for a colour that is an object, its numbers.
  private func edit(_ check: Check, _ token: String, _ system: TokenSystem) -> Overlay.Edit? {
    guard let fix = check.fix, excess(check, token) == nil else { return nil }
    if let location = fix.location {
      let path = location.file.path
      guard isTokenFile(path, system), limits.allows(path) else { return nil }
      let edit = Overlay.Edit(location: location, text: fix.insertion)
      return location.file.text(location.span) == edit.text ? nil : edit
    }
    guard !fix.isAdvice, check.detail == nil || check.isOfContrast,
      let id = system.id(named: token),
      let appearance = check.appearance.flatMap({ system.appearances.index(of: $0) }),
      let literal = system.literal(of: id, in: appearance), !literal.isReplaceable,
      limits.allows(literal.location.file.path), MadeColor.function(in: literal.text) == nil
    else { return nil }
    let color = Color(PackedColor(rgba: fix.rgba))
    // Where the numbers say this colour already, and it fails, they don't say it precisely enough: the next
    // round gets here again, with what was written measured by the rules, until it passes.
    for decimals in ObjectLiteral.precisions {
      guard let text = ObjectLiteral.rewritten(literal.text, as: color, decimals: decimals) else {
        break
      }
      if text != literal.text { return Overlay.Edit(location: literal.location, text: text) }
    }
    for text in CodeLiteral.candidates(literal.text, for: color) where text != literal.text {
      let edit = Overlay.Edit(location: literal.location, text: text)
      if reads(edit, as: color.packed, token, check.appearance, system) { return edit }
    }
    return nil
  }

  /// How far the token would go from the colour that it had, where that is farther than it may.
  private func excess(_ check: Check, _ token: String) -> Double? {
    guard let fix = check.fix, let id = original.id(named: token),
      let appearance = check.appearance.flatMap({ original.appearances.index(of: $0) })
    else { return nil }
    return limits.excess(from: original.palettes[appearance].color(id)?.color, to: fix.rgba)
  }

  /// Whether a token has a colour once an edit of its file is made: what digits mean in code is known only to
  /// who reads it.
  private func reads(
    _ edit: Overlay.Edit, as color: PackedColor, _ token: String, _ appearance: String?,
    _ system: TokenSystem
  ) -> Bool {
    let file = edit.location.file
    guard var source = overlay.inputs.tokens.first(where: { $0.file.path == file.path }) else {
      return false
    }
    source.file = SourceFile(path: file.path, bytes: Overlay.replaced(file.bytes, [edit]))
    let read = TokenSystem.read(
      [source], appearances: system.appearances, load: overlay.inputs.load)
    return Self.has(read, color, token, appearance)
  }

  private func isTokenFile(_ path: String, _ system: TokenSystem) -> Bool {
    system.files.contains { $0.path == path }
  }

  /// Checks that fail now and did not before. Of documents that state ratios that is no fault of a colour:
  /// they are to be measured again.
  private func spoilt(beyond failing: Set<CheckKey>) -> [Check] {
    report.checks.filter {
      $0.outcome.isFinding && !failing.contains(CheckKey($0)) && !Self.followers.contains($0.rule)
    }
  }

  /// What follows the colours: a document, the other side of a parity, which is often made from this one.
  private static let followers: Set = [
    "claimed-ratio", "token-parity", "unused-waiver", "expired-waiver",
  ]

  /// Ratios in documents, and colours in another place, that were right, and are not any more.
  private func outdated(beyond failing: Set<CheckKey>) -> [Check] {
    report.checks.filter {
      ["claimed-ratio", "token-parity"].contains($0.rule) && $0.outcome == .fail
        && !failing.contains(CheckKey($0))
    }
  }

  private mutating func refuse(_ system: TokenSystem) {
    // A screen shows a pair again and again, and appearances share their values; it is told once.
    var told: [[String]: Int] = [:]
    for check in report.checks
    where check.outcome == .fail && check.isAboutColor && isWanted(check) {
      guard concernsFiles(check, system) else { continue }
      let refusal = refusal(check, system)
      let key = [check.subject, check.rule, refusal.reason]
      let index = told[key] ?? refusals.count
      if told.updateValue(index, forKey: key) == nil { refusals.append(refusal) }
      if let name = check.appearance, !refusals[index].appearances.contains(name) {
        refusals[index].appearances.append(name)
      }
    }
    let all = system.appearances.names.count
    for index in refusals.indices where refusals[index].appearances.count == all {
      refusals[index].appearances = []
    }
  }

  /// Whether it is about a colour of the files that may change.
  private func concernsFiles(_ check: Check, _ system: TokenSystem) -> Bool {
    guard limits.files != nil else { return true }
    return literal(check, system).map { limits.allows($0.location.file.path) } ?? false
  }

  /// The literal that is to change, or else that of the foreground.
  private func literal(_ check: Check, _ system: TokenSystem) -> TokenLiteral? {
    guard let id = (check.fix?.token ?? check.foreground?.token).flatMap({ system.id(named: $0) }),
      let appearance = check.appearance.flatMap({ system.appearances.index(of: $0) })
    else { return nil }
    return system.literal(of: id, in: appearance)
  }

  private func refusal(_ check: Check, _ system: TokenSystem) -> Refusal {
    guard let fix = check.fix else {
      return Refusal(check: check, reason: check.detail ?? "no colour of its hue would pass")
    }
    guard let token = fix.token else {
      return Refusal(check: check, reason: "the colour is no token: \(fix.replacement) would pass")
    }
    if !check.isOwn(of: token) {
      let place = system.id(named: token).flatMap { system.location(of: $0) }
      return Refusal(
        check: check,
        reason: "its value comes from \(token): change that, or give it a value of its own",
        note: place.map { Note("\(token) is written here", at: $0) })
    }
    if let distance = excess(check, token) {
      var reason = Output()
      reason.write("\(fix.replacement) would pass, and is ΔE OK ")
      reason.write(fine: distance)
      reason.write(" away: farther than --max-delta-e allows")
      return Refusal(check: check, reason: reason.text)
    }
    if let reason = banned[token] { return Refusal(check: check, reason: reason) }
    if let detail = check.detail { return Refusal(check: check, reason: detail) }
    let function = literal(check, system).flatMap { MadeColor.function(in: $0.text) }
    let isWritten =
      function.map { "is made from other colours, with \($0)" }
      ?? "is not written as a colour that can be replaced"
    return Refusal(
      check: check, reason: "\(token) \(isWritten): \(fix.replacement) would pass")
  }
}

/// Which tokens are measured against each other, by the literals that they come from.
private struct Partners {
  private var all: [String: Set<String>] = [:]

  init(_ checks: [Check], _ system: TokenSystem) {
    var roots: [String: String] = [:]
    func root(_ token: String, _ appearance: Int) -> String {
      let key = "\(appearance) \(token)"
      if let known = roots[key] { return known }
      let found = system.id(named: token).flatMap { system.literal(of: $0, in: appearance) }
      let name = found.map { system.name($0.token) } ?? token
      roots[key] = name
      return name
    }
    for check in checks {
      guard let front = check.foreground?.token, let back = check.background?.token,
        let appearance = check.appearance.flatMap({ system.appearances.index(of: $0) })
      else { continue }
      let (first, second) = (root(front, appearance), root(back, appearance))
      all[first, default: []].insert(second)
      all[second, default: []].insert(first)
    }
  }

  func of(_ token: String) -> Set<String> { all[token] ?? [] }
}

extension Check {
  /// Whether the token itself is one side of the pair, and not what one side takes its value from.
  fileprivate func isOwn(of token: String) -> Bool {
    foreground?.token == token || background?.token == token
  }

  /// Whether another colour could make it pass.
  fileprivate var isAboutColor: Bool { fix != nil || isOfContrast }

  fileprivate var isOfContrast: Bool { Self.contrastRules.contains(rule) }

  private static let contrastRules: Set = ["pair-contrast", "screen-contrast", "role-contrast"]
}
