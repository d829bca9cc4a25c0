package import ColorMath
package import Diagnostics
package import TokenFiles

/// All that rules may look at: what was read, with every name looked up.
package struct Context: Sendable {
  package var configuration: Configuration
  package var tokens: TokenSystem
  /// The appearances that are to be checked, in the order of the configuration.
  package var appearances: [CheckedAppearance]
  package var textStyles: [TextStyle]
  /// The vocabulary of `uses`; others hold indexes into it.
  package var uses: [String]
  package var roles: [Role]
  package var membership: RoleMembership
  /// Declared and inferred pairs, globs and captures expanded, each pair once for each floor.
  package var pairs: DeclaredPairs
  package var orders: [ContrastOrderEntry]
  package var distinct: [DistinctSet]
  package var derived: [DerivedToken]
  package var parities: [Parity]
  package var screens: [Screen]
  /// By screen: the roles that its elements carry, in drawing order. An element that carries a role by
  /// several paints is listed for each.
  package var occurrences: [[RoleOccurrence]]
  /// The pairs of tokens that screens show and that must reach a floor, each once.
  var screenPairs: [ScreenPairs.Pair] = []
  package var claims: [ClaimDocument]
  /// Code in which literal colours are looked for.
  package var sources: [SourceFile]
  /// What each of them says about colours.
  package var code: [SourceColors]
  package var waivers: [Waiver]
  /// What the waivers did. Only the rules about waivers get it: they run last.
  package var waiverUse: [WaiverUse]
  /// What the files accept beside the place.
  package var suppressions: [Suppression] = []
  /// What the suppressions did; only for the rules about waivers.
  package var suppressionUse: [WaiverUse] = []
  /// The day that waivers are held against; nil where nobody says.
  package var today: CalendarDay?
}

/// An appearance that is to be checked.
package struct CheckedAppearance: Sendable {
  /// Its number in `TokenSystem.appearances` and `TokenSystem.palettes`.
  package var index: Int
  package var name: String
  /// The conformance level that text is held to in it.
  package var level: WCAG.Level
}

/// A named size and weight.
package struct TextStyle: Sendable {
  package var name: String
  package var size: TextSize?
  /// A CSS font weight, 1…1000.
  package var weight: Double?
  /// They are written and can't be read.
  package var hasUnreadableSize = false
  package var hasUnreadableWeight = false
}

/// A finding that the team has accepted.
package struct Waiver: Sendable {
  package var rule: String
  /// As written; nil stands for all.
  package var subject: String?
  /// As written; nil stands for all.
  package var screen: String?
  /// Names; empty stands for all.
  package var appearances: [String]
  package var reason: String
  /// The last day that it holds on.
  package var until: CalendarDay?
  package var location: Location
}

/// What became of a waiver in this run.
package struct WaiverUse: Sendable {
  /// How many findings it matched, whether or not it was past its day.
  package var matches: Int
  /// False where its rule, or an appearance that it could match in, was left out of the run.
  package var isJudged: Bool
}

extension Context {
  /// CSS px in one point: what text sizes are turned into before WCAG asks for them.
  package var pixelsPerPoint: Double { configuration.pixelsPerPoint }

  package func palette(_ appearance: CheckedAppearance) -> Palette {
    tokens.palettes[appearance.index]
  }
}
