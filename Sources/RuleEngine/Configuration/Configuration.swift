package import ColorMath
package import Diagnostics
package import TokenFiles

/// What rules.yml and the files that it extends say, each value with its place. Names are not looked
/// up yet: `Context` does that, with the tokens at hand.
package struct Configuration: Sendable {
  /// The file that was asked for; those it extends came before it.
  package var file: SourceFile?
  /// All that were read for it, in the order in which they count.
  package var files: [SourceFile] = []
  package var extends: [PathPattern] = []
  package var tokens: [TokenEntry] = []
  package var screens: [PathPattern] = []
  package var sources: [SourceEntry] = []
  package var initializers: [InitializerEntry] = []
  package var claims: [ClaimEntry] = []
  /// As written; `appearanceSet` has the default where none are.
  package var appearances: [AppearanceEntry] = []
  package var level = LevelEntry()
  package var units = UnitsEntry()
  package var textStyles: [TextStyleEntry] = []
  package var uses: [Placed<String>] = []
  package var roles: [RoleEntry] = []
  package var pairs: [PairEntry] = []
  package var order: [OrderEntry] = []
  package var distinct: [DistinctEntry] = []
  package var derived: [DerivedEntry] = []
  package var parity: [ParityEntry] = []
  package var severities: [SeverityEntry] = []
  package var waivers: [WaiverEntry] = []

  package init() {}
}

/// One entry of `tokens`: files that colours come from.
package struct TokenEntry: Sendable {
  package var files: [PathPattern] = []
  /// A reader's name where the file's own kind doesn't say.
  package var format: Placed<String>?
  /// The one appearance that all values of these files belong to.
  package var appearance: Placed<String>?
}

/// `sources`: code in which literal colours are looked for, and where they are allowed.
package struct SourceEntry: Sendable {
  package var files: [PathPattern] = []
  package var allow: [PathPattern] = []
}

/// One of `initializers`: how Swift source makes colours of the project's own.
package struct InitializerEntry: Sendable {
  /// As Swift writes it: `Brand`, `Color(hex8:)`.
  package var name: Placed<String>
  package var components: SwiftInitializers.Components
}

/// One entry of `claims`: a document whose stated ratios are measured again.
package struct ClaimEntry: Sendable {
  package var location: Location
  package var file: PathPattern?
  /// The document's own words for colours: a token's name or a literal colour.
  package var names: [(word: Placed<String>, meaning: Placed<String>)] = []
  package var appearance: Placed<String>?
}

/// One of `appearances`, with how files of each kind spell it.
package struct AppearanceEntry: Sendable {
  package var name: Placed<String>
  /// The selector or media query that stands for it in CSS.
  package var css: Placed<String>?
  /// The mode that stands for it in JSON files (Figma, Tokens Studio, DTCG).
  package var mode: Placed<String>?
}

/// `level`: the conformance level that text is held to, for all or by appearance.
package struct LevelEntry: Sendable {
  package var standard: Placed<WCAG.Level>?
  package var byAppearance: [(appearance: Placed<String>, level: WCAG.Level)] = []
}

/// `units`: CSS px in one point.
package struct UnitsEntry: Sendable {
  package var point: Placed<Double>?
}

/// One of `text-styles`.
package struct TextStyleEntry: Sendable {
  package var name: Placed<String>
  package var size: Placed<TextSize>?
  /// A CSS font weight, 1…1000.
  package var weight: Placed<Double>?
  /// They are written and can't be read; that has been reported.
  package var hasUnreadableSize = false
  package var hasUnreadableWeight = false
}

/// One of `rules`: how loud a rule is.
package struct SeverityEntry: Sendable {
  package var rule: Placed<String>
  package var severity: Severity
}

/// One of `waivers`: findings that the team has accepted.
package struct WaiverEntry: Sendable {
  package var location: Location
  package var rule: Placed<String>?
  /// A subject or a glob of subjects; nil stands for all.
  package var subject: Placed<String>?
  package var appearances: [Placed<String>] = []
  /// A screen or a glob of screens; nil stands for all, and for checks without one.
  package var screen: Placed<String>?
  package var reason: Placed<String>?
  /// The last day that it holds on.
  package var until: Placed<CalendarDay>?
}
