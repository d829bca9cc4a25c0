import Diagnostics
import TokenFiles

extension NameLookup {
  mutating func role(_ entry: RoleEntry) -> Role {
    if entry.tokens.isEmpty {
      report("the role \(entry.name.value) names no tokens", at: entry.name.location)
    }
    var role = Role(name: entry.name.value, location: entry.name.location)
    role.tokens = tokens(entry.tokens).map(\.value)
    role.only = entry.only.compactMap { usage($0) }
    role.never = entry.never.compactMap { usage($0) }
    role.perScreen = entry.perScreen.flatMap { perScreen($0) }
    role.minContrast = entry.minContrast
    role.on = tokens(entry.on)
    if let first = entry.on.first, !entry.hasMinContrast {
      report("on says where min-contrast holds, and there is none", at: first.location)
    }
    role.minSize = entry.minSize
    role.textStyles = entry.textStyles.compactMap { textStyle($0) }
    role.carries = colorLimit(entry.carries)
    role.neverOn = colorLimit(entry.neverOn)
    role.onlyOn = colorLimit(entry.onlyOn)
    role.labelled = entry.labelled
    role.why = entry.why?.value
    return role
  }

  /// States of `unless` that are most likely mistyped: a screen has one of nearly the same name. One that
  /// no screen has may be of a screen that is still to be drawn.
  mutating func checkExceptions(of configuration: Configuration, among screens: [Screen]) {
    guard !screens.isEmpty else { return }
    let known = Set(screens.flatMap(\.states))
    for role in configuration.roles {
      let states = (role.perScreen?.unless ?? []).flatMap(\.states)
      for state in states where !known.contains(state.value) {
        guard let help = suggestion(for: state.value, in: .others(known.sorted())) else { continue }
        report("no screen has a state \(state.value)", at: state.location, help: help)
      }
    }
  }

  private mutating func perScreen(_ entry: PerScreenEntry) -> PerScreenLimit? {
    guard let max = entry.max else { return nil }
    let exceptions = entry.unless.map { unless in
      PerScreenLimit.Exception(
        states: unless.states.map(\.value), uses: unless.uses.compactMap { use($0) })
    }
    return PerScreenLimit(max: max.value, exceptions: exceptions, location: max.location)
  }
}
