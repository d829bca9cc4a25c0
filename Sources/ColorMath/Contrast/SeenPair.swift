/// What is finally seen of the foreground and of what lies around it: opaque gamma-encoded sRGB.
struct SeenPair: Equatable {
  var foreground: SIMD3<Double>
  var background: SIMD3<Double>

  init(foreground: SIMD3<Double>, background: SIMD3<Double>) {
    self.foreground = foreground
    self.background = background
  }

  /// Of plain colours over each other, composited from the top down, which is the same; nil where a
  /// layer is not one colour, or where a backdrop shows through.
  init?(_ foreground: Color, over layers: [Layer], mode: Scene.Mode) {
    var front = Compositing.composite(foreground, mode)
    var back = Compositing.Composite.zero
    for layer in layers.reversed() {
      switch layer {
      case .paint(.color(let color)):
        guard back.w < 1 else { continue }
        let below = Compositing.composite(color, mode)
        front = Compositing.over(front, below)
        back = Compositing.over(back, below)
      case .group(let opacity):
        front *= Compositing.unit(opacity)
        back *= Compositing.unit(opacity)
      case .paint:
        return nil
      }
    }
    guard back.w >= 1 else { return nil }
    self.init(
      foreground: SIMD3(front.x, front.y, front.z), background: SIMD3(back.x, back.y, back.z))
  }

  /// (L foreground + 0.05) / (L background + 0.05): above 1 where the foreground is the lighter.
  var signedRatio: Double {
    let (front, back) = (Self.luminance(foreground), backgroundLuminance)
    return (max(front, 0) + WCAG.flare) / (max(back, 0) + WCAG.flare)
  }

  var contrast: Double {
    WCAG.contrastRatio(Self.luminance(foreground), backgroundLuminance)
  }

  var backgroundLuminance: Double { Self.luminance(background) }

  var foregroundColor: Color { Color(.srgb, foreground) }
  var backgroundColor: Color { Color(.srgb, background) }

  static func luminance(_ encoded: SIMD3<Double>) -> Double {
    let linear = SRGBTable.decode(encoded)
    return WCAG.luminance(linear.x, linear.y, linear.z)
  }
}
