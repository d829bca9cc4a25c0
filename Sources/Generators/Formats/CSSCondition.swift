import TokenFiles

/// What selects an appearance in CSS: the system's preferences, or attributes of the page.
struct CSSCondition {
  /// nil where the base has the same.
  private let scheme: Appearance.Scheme?
  private let contrast: Appearance.Contrast?
  /// A selector of the appearance's own, where scheme and contrast do not tell it.
  private let own: String?

  init(_ set: AppearanceSet, _ index: Int) {
    let (base, appearance) = (set.all[0], set.all[index])
    let isTold = appearance.isGeneric && appearance.css == nil
    scheme = isTold && appearance.scheme != base.scheme ? appearance.scheme : nil
    contrast = isTold && appearance.contrast != base.contrast ? appearance.contrast : nil
    own = isTold ? nil : appearance.css ?? "[data-theme=\"\(Self.attribute(appearance.name))\"]"
  }

  private static func attribute(_ name: String) -> String {
    String(name.map { $0 == "\"" || $0 == "\\" || $0.isNewline ? "-" : $0 })
  }

  /// Whether what this selects includes all that another one does.
  func holds(in other: CSSCondition) -> Bool {
    if let own { return own == other.own }
    return other.own == nil && (scheme == nil || scheme == other.scheme)
      && (contrast == nil || contrast == other.contrast)
  }

  var selectors: [(query: String?, selector: String)] {
    if let own { return [(nil, own.hasPrefix(":root") ? own : ":root" + Self.attached(own))] }
    switch (scheme, contrast) {
    case (let scheme?, nil):
      return [
        (Self.query(scheme), ":root" + Self.not(scheme)), (nil, ":root" + Self.says(scheme)),
      ]
    case (nil, let contrast?):
      return [
        (Self.query(contrast), ":root" + Self.not(contrast)), (nil, ":root" + Self.says(contrast)),
      ]
    case (let scheme?, let contrast?): return Self.both(scheme, contrast)
    case (nil, nil): return []
    }
  }

  /// Each of the two may come from the system or from the page.
  private static func both(
    _ scheme: Appearance.Scheme, _ contrast: Appearance.Contrast
  ) -> [(query: String?, selector: String)] {
    let queries = "@media \(feature(scheme)) and \(feature(contrast))"
    return [
      (queries, ":root" + not(scheme) + not(contrast)),
      (query(contrast), ":root" + says(scheme) + not(contrast)),
      (query(scheme), ":root" + says(contrast) + not(scheme)),
      (nil, ":root" + says(scheme) + says(contrast)),
    ]
  }

  /// An attribute or a class can stand behind `:root`; any other selector stands alone.
  private static func attached(_ selector: String) -> String {
    selector.hasPrefix("[") || selector.hasPrefix(".") ? selector : " " + selector
  }

  private static func feature(_ scheme: Appearance.Scheme) -> String {
    "(prefers-color-scheme: \(scheme.rawValue))"
  }

  private static func feature(_ contrast: Appearance.Contrast) -> String {
    "(prefers-contrast: \(contrast == .more ? "more" : "no-preference"))"
  }

  private static func query(_ scheme: Appearance.Scheme) -> String { "@media \(feature(scheme))" }

  private static func query(_ contrast: Appearance.Contrast) -> String {
    "@media \(feature(contrast))"
  }

  private static func says(_ scheme: Appearance.Scheme) -> String {
    "[data-theme=\"\(scheme.rawValue)\"]"
  }

  private static func says(_ contrast: Appearance.Contrast) -> String {
    "[data-contrast=\"\(contrast == .more ? "high" : "normal")\"]"
  }

  private static func not(_ scheme: Appearance.Scheme) -> String {
    ":not(\(says(scheme == .dark ? .light : .dark)))"
  }

  private static func not(_ contrast: Appearance.Contrast) -> String {
    ":not(\(says(contrast == .more ? .normal : .more)))"
  }
}
