import ColorMath

/// Gives the steps of the ramps to the roles: light and dark by tone swapping, and, where a level is
/// ensured, along the curve until it is reached.
struct ThemeCasting {
  private let recipe: ThemeRecipe
  private let ramps: [Ramp]

  init(_ recipe: ThemeRecipe, _ ramps: [Ramp]) {
    self.recipe = recipe
    self.ramps = ramps
  }

  func roles() -> [ThemeRole] {
    let background = role("background", .neutral, .neutral, 50, dark: 950)
    let surface = role("surface", .neutral, .neutral, 100, dark: 900)
    let text = text("text", 900, dark: 100, on: [background, surface])
    let second = self.text("text-secondary", 600, dark: 400, on: [background, surface])
    var roles = fill("primary", .brand, .primary)
    roles.append(role("primary-light", .brand, .primary, 300, dark: 200))
    roles.append(role("primary-dark", .brand, .primary, 700, dark: 500))
    if ramp(.secondary) != nil {
      roles += fill("secondary", .secondary, .secondary)
      roles.append(role("secondary-light", .secondary, .secondary, 300, dark: 200))
    }
    roles += fill("accent", .accent, .accent)
    roles.append(role("accent-light", .accent, .accent, 300, dark: 200))
    return roles + [background, surface, text, second] + status
  }

  /// Given, not derived.
  private var status: [ThemeRole] {
    [
      ("success", 0.55, 0.18, 145.0, 0.72), ("warning", 0.72, 0.18, 85.0, 0.82),
      ("error", 0.52, 0.22, 25.0, 0.70),
    ].map { name, light, chroma, hue, dark in
      let color = AdaptiveColor(
        lightness: light, chroma: chroma, hue: hue, darkLightness: dark)
      return ThemeRole(name, .status, color, recipe.gamut)
    }
  }

  private func ramp(_ kind: Ramp.Kind) -> Ramp? { ramps.first { $0.kind == kind } }

  private func role(
    _ name: String, _ section: ThemeRole.Section, _ kind: Ramp.Kind, at light: Int, dark: Int
  ) -> ThemeRole {
    let color =
      ramp(kind)?.adaptive(light, dark: dark)
      ?? AdaptiveColor(lightness: 0, chroma: 0, hue: 0, darkLightness: 0)
    return ThemeRole(name, section, color, recipe.gamut)
  }

  private func role(
    _ name: String, _ section: ThemeRole.Section, _ kind: Ramp.Kind, _ light: Int, dark: Int
  ) -> ThemeRole {
    role(
      name, section, kind, at: Ramp.position(of: light), dark: Ramp.position(of: dark))
  }

  /// Text moves until it passes on all of the backgrounds.
  private func text(
    _ name: String, _ light: Int, dark: Int, on backgrounds: [ThemeRole]
  ) -> ThemeRole {
    func candidate(_ light: Int, _ dark: Int) -> ThemeRole {
      role(name, .neutral, .neutral, at: light, dark: dark)
    }
    return moved(light, dark, candidate) { role, isDark in
      backgrounds.map { role.shown(dark: isDark).contrast(on: $0.shown(dark: isDark)) }.min() ?? 0
    }
  }

  /// A filled role and its label: the better of the neutral ends. Where neither end passes, the fill
  /// moves.
  private func fill(
    _ name: String, _ section: ThemeRole.Section, _ kind: Ramp.Kind
  ) -> [ThemeRole] {
    func candidate(_ light: Int, _ dark: Int) -> ThemeRole {
      role(name, section, kind, at: light, dark: dark)
    }
    let fill = moved(500, 300, candidate) { role, isDark in
      label(on: role, isDark: isDark).ratio
    }
    let ends = [false, true].map { label(on: fill, isDark: $0).position }
    return [fill, role("on-" + name, section, .neutral, at: ends[0], dark: ends[1])]
  }

  /// The neutral end that stands out more, and by how much.
  private func label(on fill: ThemeRole, isDark: Bool) -> (position: Int, ratio: Double) {
    let ends = [RampCurve.positions.lowerBound, RampCurve.positions.upperBound].map { position in
      let label = role("", .neutral, .neutral, at: position, dark: position)
      return (position, label.shown(dark: isDark).contrast(on: fill.shown(dark: isDark)))
    }
    return ends[0].1 >= ends[1].1 ? ends[0] : ends[1]
  }

  /// The nearest positions on the curve where the level is reached, in the light first, since its chroma
  /// is the dark's as well; the given ones where nothing is to be ensured or nothing would do.
  private func moved(
    _ light: Int, _ dark: Int, _ candidate: (Int, Int) -> ThemeRole,
    _ contrast: (ThemeRole, Bool) -> Double
  ) -> ThemeRole {
    let (light, dark) = (Ramp.position(of: light), Ramp.position(of: dark))
    guard let level = recipe.ensured else { return candidate(light, dark) }
    let floor = WCAG.textFloor(isLarge: false, level: level)
    let newLight = Self.nearest(to: light) { contrast(candidate($0, dark), false) >= floor }
    let newDark = Self.nearest(to: dark) { contrast(candidate(newLight, $0), true) >= floor }
    return candidate(newLight, newDark)
  }

  private static func nearest(to position: Int, _ passes: (Int) -> Bool) -> Int {
    for distance in 0...1000 {
      for candidate in [position + distance, position - distance]
      where RampCurve.positions.contains(candidate) && passes(candidate) {
        return candidate
      }
    }
    return position
  }
}
