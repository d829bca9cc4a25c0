/// What csstools' tests say otherwise, and why it is not followed.
extension `csstools colour parser tests` {
  static let known = [
    "color-mix(in hwb, hwb(40deg 30% 40%) 0%, hwb(40deg 30% 40%) 0%)": zeroSum,
    "color-mix(in lch, lch(10 20 30deg) 0%, lch(10 20 30deg) 0%)": zeroSum,
    "color-mix(in hsl, hsl(180 none 50%), hsl(11 33 44))": missingChroma,
    "color-mix(in lch, lch(20 none 180), lch(11 33 44))": missingChroma,
    "color-mix(in lch, lch(none none 180), lch(11 33 44))": missingChroma,
    "color-mix(in hsl, hsl(none 20% 40%), hsl(30deg none 80%))": missingChroma,
    "color-mix(in oklch, oklch(0.1 0.2 30deg / 25%) 0%, oklch(none none 90deg / none))":
      missingChroma,
    "lab(calc(50 * 3) calc(0.5 - 1) calc(1.5) / calc(-0.5 + 1))":
      "L 100 with chroma is white there; it is OKLCH's lightness that CSS Color 4 §13.2 tests",
    "hsl( from color( xyz-d50 0.626001 0.011635 calc(0.312167) ) s 0 s )":
      "a negative saturation is turned by half a circle, as CSS Color 4 §7.2 does",
    "hsl(from rebeccapurple h l s)": half, "hsl(from rgb(20%, 40%, 60%, 80%) h l s)": half,
    "rgb( none none calc(194.870173 / calc(calc(-0.2 * -1.79064))) )": clamped,
    "rgb( none 76.483413 calc(sin(321.062193) - 182.434759) )": clamped,
    """
    color-mix( in srgb , color( from color( rec2020 calc(0.648646 + exp(30.088095)) none 0.799828 ) \
    xyz-d50 none none alpha ) , color( srgb calc(calc(-infinity)) 0 0.59714 ) )
    """: infinite,
    """
    color-mix( in xyz , color( xyz none 0.106347 exp(-1.857346) ) 67.70549%, color( a98-rgb \
    calc(-infinity) none sin(0.1637) ) )
    """: infinite,
  ]

  private static let zeroSum = "a mix of 0 % and 0 % is invalid in WPT, accepted here (README 5)"
  private static let missingChroma =
    "a missing chroma takes the other colour's, so the hue beside it has power, as in WPT"
  private static let half =
    "178.5 less 9e-14: the arithmetic ends farther below than what counts as a half"
  private static let clamped = "rgb() is clamped when parsed (CSS Color 4 §5.1), not there"
  private static let infinite = "the range of numbers is the implementation's to choose"
}
