import ColorMath
import Testing

@testable import Generators

@Suite struct ThemeTests {
  private func theme(
    _ primary: String = "#3A73B5", _ change: (inout ThemeRecipe) -> Void = { _ in }
  ) throws -> Theme {
    var recipe = ThemeRecipe(primary: try PrimaryHue(primary))
    change(&recipe)
    return Theme(recipe)
  }

  private static let relationships = HueRelationship.allCases

  /// The guide's table says 0.77, 0.93 and 0.21 for these steps; its formula says this.
  @Test(arguments: [(50, 0.97), (100, 0.888), (300, 0.724), (500, 0.56), (900, 0.232), (950, 0.15)])
  func `lightness is what the formula gives`(_ row: (step: Int, lightness: Double)) throws {
    for ramp in try theme().ramps {
      let step = try #require(ramp.steps.first { $0.number == row.step })
      #expect(step.shown.formula.components.x == row.lightness)
    }
  }

  @Test func `each ramp has eleven steps on the sine of its chroma`() throws {
    let chroma = ["neutral": (0.01, 0.06), "primary": (0.06, 0.25), "accent": (0.07, 0.28)]
    // sin(pi i/10), from a table of sines.
    let sines = [
      0, 0.30901699437, 0.58778525229, 0.80901699437, 0.95105651630, 1, 0.95105651630,
      0.80901699437, 0.58778525229, 0.30901699437, 0,
    ]
    for ramp in try theme().ramps {
      let (base, peak) = try #require(chroma[ramp.kind.rawValue])
      #expect(ramp.steps.map(\.number) == [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950])
      for (step, sine) in zip(ramp.steps, sines) {
        #expect(abs(step.shown.formula.components.y - (base + sine * peak)) <= 0.000005)
      }
    }
  }

  @Test(arguments: [
    (HueRelationship.complementary, 210.0, 30.0, Double?.none), (.complementary, 10, 190, nil),
    (.analogous, 210, 180, 240), (.analogous, 10, 340, 40), (.triadic, 210, 90, 330),
    (.triadic, 300, 180, 60),
  ])
  func `hues follow from the relationship`(
    _ row: (kind: HueRelationship, primary: Double, accent: Double, secondary: Double?)
  ) {
    #expect(row.kind.accent(row.primary) == row.accent)
    #expect(row.kind.secondary(row.primary) == row.secondary)
  }

  @Test func `roles swap tones between light and dark`() throws {
    let theme = try theme { $0.relationship = .triadic }
    let tones = [
      "primary": (500, 300), "primary-light": (300, 200), "primary-dark": (700, 500),
      "secondary": (500, 300), "secondary-light": (300, 200), "accent": (500, 300),
      "accent-light": (300, 200), "background": (50, 950), "surface": (100, 900),
      "text": (900, 100), "text-secondary": (600, 400),
    ]
    for (name, (light, dark)) in tones {
      let role = try #require(theme.roles.first { $0.name == name })
      #expect(role.color.lightness == RampCurve.lightness(at: Ramp.position(of: light)), "\(name)")
      #expect(
        role.color.darkLightness == RampCurve.lightness(at: Ramp.position(of: dark)), "\(name)")
    }
  }

  @Test func `labels are the better of the neutral ends`() throws {
    for degrees in stride(from: 0, to: 360, by: 20) {
      let theme = try theme("\(degrees)deg")
      let neutral = try #require(theme.ramps.first { $0.kind == .neutral })
      let ends = [try #require(neutral.steps.first), try #require(neutral.steps.last)]
      for name in ["primary", "accent"] {
        let fill = try #require(theme.roles.first { $0.name == name })
        let label = try #require(theme.roles.first { $0.name == "on-" + name })
        for isDark in [false, true] {
          let back = Color(fill.shown(dark: isDark).packed)
          let best = ends.map {
            Contrast.measure(foreground: Color($0.shown.packed), over: back).lowest
          }.max()
          let own = Contrast.measure(
            foreground: Color(label.shown(dark: isDark).packed), over: back)
          #expect(abs(own.lowest - (best ?? 0)) < 0.02, "\(degrees) \(name)")
        }
      }
    }
  }

  @Test func `checks are what the contrast function says, in both appearances`() throws {
    let theme = try theme { $0.relationship = .analogous }
    #expect(theme.checks.count == 14)
    for check in theme.checks {
      let front = try #require(theme.roles.first { $0.name == check.foreground })
      let back = try #require(theme.roles.first { $0.name == check.background })
      let packed = (front.shown(dark: check.isDark).packed, back.shown(dark: check.isDark).packed)
      // The lower of 8 bits and unrounded, so never above the first.
      #expect(check.ratio <= packed.0.contrast(with: packed.1))
      #expect(check.ratio > packed.0.contrast(with: packed.1) - 0.2)
      #expect(check.floor == 4.5)
    }
  }

  @Test func `the guide's own example falls short, and says where`() throws {
    let failed = try theme().checks.filter { !$0.passes }
    #expect(failed.map(\.foreground) == ["on-primary", "on-accent"])
    #expect(failed.allSatisfy { !$0.isDark })
  }

  @Test(arguments: WCAG.Level.allCases)
  func `an ensured level is reached from every hue`(_ level: WCAG.Level) throws {
    for degrees in stride(from: 0, to: 360, by: 40) {
      for relationship in Self.relationships {
        for gamut in [GamutMapping.css, .clip] {
          let theme = try theme("\(degrees)deg") {
            $0.relationship = relationship
            $0.ensured = level
            $0.gamut = gamut
          }
          for check in theme.checks {
            #expect(check.passes, "\(degrees) \(relationship) \(gamut) \(check)")
            #expect(check.floor == (level == .aa ? 4.5 : 7))
          }
        }
      }
    }
  }

  @Test func `ensuring moves along the curve, and no further than needed`() throws {
    let plain = try theme()
    let ensured = try theme { $0.ensured = .aa }
    for (before, after) in zip(plain.roles, ensured.roles) where before.name != after.name {
      Issue.record("\(before.name) became \(after.name)")
    }
    let primary = try #require(ensured.roles.first { $0.name == "primary" }).color
    let ramp = try #require(ensured.ramps.first { $0.kind == .primary })
    let position = try #require(
      RampCurve.positions.first { RampCurve.lightness(at: $0) == primary.lightness })
    #expect(primary.chroma == ramp.curve.chroma(at: position))
    // One thousandth less would not do.
    let less = ramp.adaptive(position - 1, dark: Ramp.position(of: 300))
    let label = try #require(ensured.roles.first { $0.name == "on-primary" })
    let shown = ShownColor(less.light, .css)
    #expect(position > 500)
    #expect(label.light.contrast(on: shown) < 4.5)
    // What passes already stays.
    for name in ["text", "text-secondary", "background", "surface", "primary-light"] {
      #expect(
        plain.roles.first { $0.name == name }?.color
          == ensured.roles.first { $0.name == name }?.color)
    }
  }

  @Test func `steps outside of sRGB are mapped, told, and moved less than by clipping in hue`()
    throws
  {
    let mapped = try theme()
    let clipped = try theme { $0.gamut = .clip }
    var count = 0
    for (left, right) in zip(mapped.ramps, clipped.ramps) {
      for (step, other) in zip(left.steps, right.steps) {
        let shown = step.shown
        #expect(shown.isMapped == !shown.formula.isInGamut(of: .srgb))
        #expect(shown.mapped.isInGamut(of: .srgb))
        guard shown.isMapped else {
          #expect(shown.packed == other.shown.packed)
          continue
        }
        count += 1
        #expect(shown.note.contains("mapped by ΔE 0."))
        #expect(abs(shown.moved - shown.formula.deltaEOK(to: shown.mapped)) < 1e-12)
        // CSS mapping holds lightness where clipping does not.
        let drift = abs(
          shown.mapped.converted(to: .oklch).components.x - shown.formula.components.x)
        #expect(drift < 0.02)
      }
    }
    #expect(count == 22)
  }

  @Test func `the same recipe gives the same bytes`() throws {
    for format in ThemeFormat.allCases {
      let first = try theme().files(format, components: format == .swift)
      let second = try theme().files(format, components: format == .swift)
      #expect(first == second)
      #expect(Set(first.map(\.path)).count == first.count)
      #expect(first.allSatisfy { $0.bytes.last == 0x0A })
    }
  }
}

@Suite struct PrimaryHueTests {
  @Test(arguments: [
    ("210deg", 210.0), ("210°", 210), ("210", 210), ("0.5turn", 180), ("200grad", 180),
    ("-30deg", 330), ("720deg", 0), ("359.999deg", 0), ("12.345deg", 12.35), ("  90deg ", 90),
    ("oklch(0.5 0.1 77)", 77), ("oklch(50% 0.1 400)", 40), ("#3A73B5", 253.67),
    ("#f00", 29.23), ("red", 29.23), ("rgb(255 0 0)", 29.23), ("hsl(0 100% 50%)", 29.23),
  ])
  func `a colour or a hue gives degrees`(_ row: (text: String, degrees: Double)) throws {
    #expect(try abs(PrimaryHue(row.text).degrees - row.degrees) < 0.006)
  }

  @Test(arguments: [
    ("#888", "is a grey"), ("white", "is a grey"), ("#000", "is a grey"),
    ("oklch(0.5 0 40)", "is a grey"), ("oklch(0.5 0.1 none)", "is a grey"),
    ("lab(50 0 0)", "is a grey"), ("#3A73B580", "is translucent"),
    ("transparent", "is translucent"),
    ("currentcolor", "no value of its own"), ("CanvasText", "no value of its own"),
    ("light-dark(red, blue)", "no value of its own"), ("", "neither a colour nor a hue"),
    ("12px", "neither a colour nor a hue"), ("#12", "neither a colour nor a hue"),
    ("bluu", "neither a colour nor a hue"), ("210deg) x(", "neither a colour nor a hue"),
    ("nan", "neither a colour nor a hue"),
  ])
  func `anything else is refused with the reason`(_ row: (text: String, message: String)) {
    do throws(GeneratorError) {
      let hue = try PrimaryHue(row.text)
      Issue.record("\(row.text) gave \(hue.degrees)")
    } catch {
      #expect(error.message.contains(row.message), "\(error.message)")
    }
  }

  @Test func `hostile text ends in an error`() {
    let texts = [
      String(repeating: "(", count: 50_000), String(repeating: "1", count: 50_000) + "deg",
      "\u{0}", "\u{1B}[31m", String(repeating: "210deg ", count: 10_000),
    ]
    for text in texts { #expect(throws: GeneratorError.self) { try PrimaryHue(text) } }
  }

  @Test func `every colour that is not grey has the hue of its OKLCH`() throws {
    var seed: UInt32 = 7
    for _ in 0..<500 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      let color = Color(PackedColor(rgba: seed | 0xFF))
      let polar = color.converted(to: .oklch).components
      guard polar.y > 0.01 else { continue }
      let hue = try PrimaryHue(PackedColor(rgba: seed | 0xFF).hexText).degrees
      #expect((0..<360).contains(hue))
      let away = abs(hue - polar.z).truncatingRemainder(dividingBy: 360)
      #expect(min(away, 360 - away) <= 0.00501)
    }
  }
}

extension PackedColor {
  fileprivate var hexText: String {
    "#" + String(rgba >> 8 | 0x100_0000, radix: 16).dropFirst()
  }
}
