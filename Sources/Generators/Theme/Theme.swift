import ColorMath

/// A role of a theme and its colour.
package struct ThemeRole: Sendable {
  package enum Section: String, Sendable, CaseIterable {
    case brand, secondary, accent, neutral, status
  }

  /// `primary-light`.
  package var name: String
  package var section: Section
  package var color: AdaptiveColor
  package var light: ShownColor
  package var dark: ShownColor

  init(_ name: String, _ section: Section, _ color: AdaptiveColor, _ method: GamutMapping) {
    self.name = name
    self.section = section
    self.color = color
    light = ShownColor(color.light, method)
    dark = ShownColor(color.dark, method)
  }

  /// `appPrimaryLight`.
  var swiftName: String {
    "app" + name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  func shown(dark isDark: Bool) -> ShownColor { isDark ? dark : light }
}

/// One pair of a theme in one appearance.
package struct ThemeCheck: Sendable {
  package var foreground: String
  package var background: String
  package var isDark: Bool
  package var ratio: Double
  package var floor: Double
  package var passes: Bool { ratio >= floor }
}

/// A design system derived from one hue: ramps, roles in light and dark, and what their contrast is.
package struct Theme: Sendable {
  package let recipe: ThemeRecipe
  package let ramps: [Ramp]
  package let roles: [ThemeRole]
  package let checks: [ThemeCheck]

  package init(_ recipe: ThemeRecipe) {
    self.recipe = recipe
    let hue = recipe.primary.degrees
    var ramps = [
      Ramp(.neutral, hue: hue, recipe.gamut), Ramp(.primary, hue: hue, recipe.gamut),
    ]
    if let second = recipe.relationship.secondary(hue) {
      ramps.append(Ramp(.secondary, hue: second, recipe.gamut))
    }
    ramps.append(Ramp(.accent, hue: recipe.relationship.accent(hue), recipe.gamut))
    self.ramps = ramps
    let casting = ThemeCasting(recipe, ramps)
    let roles = casting.roles()
    self.roles = roles
    checks = ThemePair.all.flatMap { pair in
      [false, true].compactMap { isDark in
        pair.check(roles, isDark: isDark, level: recipe.level)
      }
    }
  }
}

/// Two roles that are drawn on each other as text.
struct ThemePair {
  var foreground: String
  var background: String

  static let all = [
    ThemePair(foreground: "text", background: "background"),
    ThemePair(foreground: "text", background: "surface"),
    ThemePair(foreground: "text-secondary", background: "background"),
    ThemePair(foreground: "text-secondary", background: "surface"),
    ThemePair(foreground: "on-primary", background: "primary"),
    ThemePair(foreground: "on-secondary", background: "secondary"),
    ThemePair(foreground: "on-accent", background: "accent"),
  ]

  func check(_ roles: [ThemeRole], isDark: Bool, level: WCAG.Level) -> ThemeCheck? {
    guard let front = roles.first(where: { $0.name == foreground }),
      let back = roles.first(where: { $0.name == background })
    else { return nil }
    let ratio = front.shown(dark: isDark).contrast(on: back.shown(dark: isDark))
    return ThemeCheck(
      foreground: foreground, background: background, isDark: isDark, ratio: ratio,
      floor: WCAG.textFloor(isLarge: false, level: level))
  }
}

extension ShownColor {
  /// The lower of the contrast unrounded, as the Swift source computes it, and in the 8 bits of all other
  /// formats.
  func contrast(on background: ShownColor) -> Double {
    Contrast.measure(foreground: mapped, over: background.mapped).lowest
  }
}
