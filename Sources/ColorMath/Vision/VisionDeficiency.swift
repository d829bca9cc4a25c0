/// A deficiency of colour vision.
public enum VisionDeficiency: String, Hashable, Sendable, CaseIterable {
  /// Of the long-wave cones: red looks dark. Protanopia and protanomaly, of about 1 % of men of European
  /// ancestry each: 2 % together.
  case protan
  /// Of the medium-wave cones, the most frequent: deuteranopia of about 1 %, deuteranomaly of 5 % of men of
  /// European ancestry, 6 % together.
  case deutan
  /// Of the short-wave cones: rare, and the models of it are the least certain.
  case tritan
  /// Without colour, as in print: relative luminance as a grey. Not a simulation of achromatopsia, in which
  /// rods (scotopic vision) see.
  case greyscale
}

/// How a deficiency is simulated. All models work in linear sRGB and hold for colours within sRGB on a
/// screen in ordinary light; they say what can be told apart, not how it looks to a person.
public enum VisionModel: String, Hashable, Sendable, CaseIterable {
  /// Machado, Oliveira and Fernandes 2009: published matrices for severities in steps of 0.1, between
  /// which is interpolated. For protan and deutan; the authors do not show tritan results.
  case machado2009 = "machado"
  /// Viénot, Brettel and Mollon 1999: one plane. For protanopes and deuteranopes; a lower severity is
  /// interpolated with the colour itself.
  case vienot1999 = "vienot"
  /// Brettel, Viénot and Mollon 1997: two half-planes. The one to take for tritanopes; a lower
  /// severity is interpolated with the colour itself.
  case brettel1997 = "brettel"
}

extension Color {
  /// How the colour is seen with a deficiency of colour vision, in unbounded sRGB.
  ///
  /// - Parameters:
  ///   - deficiency: of which cones. `greyscale` needs no model.
  ///   - model: whose simulation.
  ///   - severity: 0, normal, to 1, a cone missing; outside of it, the nearer of the two.
  public func simulated(
    _ deficiency: VisionDeficiency, model: VisionModel = .machado2009, severity: Double = 1
  ) -> Color {
    let severity = Compositing.unit(severity)
    let linear = linearSRGB
    let seen = deficiency.simulate(linear, model: model, severity: severity)
    return Color(.srgb, SRGBTransfer.encode(seen), alpha: alpha)
  }
}

extension VisionDeficiency {
  /// The index of the cone in L, M, S.
  var cone: Int? {
    switch self {
    case .protan: 0
    case .deutan: 1
    case .tritan: 2
    case .greyscale: nil
    }
  }

  func simulate(
    _ linear: SIMD3<Double>, model: VisionModel, severity: Double
  ) -> SIMD3<Double> {
    guard let cone else {
      let grey = WCAG.luminance(linear.x, linear.y, linear.z)
      return linear + (SIMD3(repeating: grey) - linear) * severity
    }
    switch model {
    case .machado2009:
      return Machado2009.simulate(linear, missing: cone, severity: severity)
    case .vienot1999:
      return linear + (Vienot1999.simulate(linear, missing: cone) - linear) * severity
    case .brettel1997:
      return linear + (Brettel1997.simulate(linear, missing: cone) - linear) * severity
    }
  }
}

extension Machado2009 {
  static func simulate(
    _ linear: SIMD3<Double>, missing cone: Int, severity: Double
  ) -> SIMD3<Double> {
    let matrices = [protan, deutan, tritan][cone]
    let step = severity * 10
    let index = Swift.min(Int(step), 9)
    let share = step - Double(index)
    return (matrices[index] * linear) * (1 - share) + (matrices[index + 1] * linear) * share
  }
}
