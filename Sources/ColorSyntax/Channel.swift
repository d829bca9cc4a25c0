/// What one argument of a colour function may be, and what it means as a component.
///
/// Percentages are multiplied before they are divided, so that 10 % of 0.4 is 0.04 exactly.
enum Channel {
  /// 255 and 100 % are 1 (CSS Color 4, "The RGB functions: rgb() and rgba()").
  case byte
  /// 100 % is 1: `color()`, the lightness of OKLab, alpha.
  case unit
  /// 100 % is 100: the lightness of Lab, HSL and HWB.
  case hundred
  /// 100 % is 125: a and b of Lab ("Specifying Lab and LCH").
  case opponent
  /// 100 % is 150: the chroma of LCH ("Specifying Lab and LCH").
  case chroma
  /// 100 % is 0.4: a, b and the chroma of OKLab ("Specifying Oklab and OkLCh").
  case small
  /// An angle, or a number of degrees.
  case hue

  /// The component that a number means.
  @inline(__always) func component(number: Double) -> Double {
    self == .byte ? number / 255 : number
  }

  /// The component that a percentage means.
  @inline(__always) func component(percent: Double) -> Double {
    switch self {
    case .byte, .unit: percent / 100
    case .hundred, .hue: percent
    case .opponent: percent * 1.25
    case .chroma: percent * 1.5
    case .small: percent * 0.4 / 100
    }
  }

  /// The number that means a component; what a channel keyword stands for.
  func number(component: Double) -> Double { self == .byte ? component * 255 : component }

  /// The percentage that means a component.
  func percent(component: Double) -> Double {
    switch self {
    case .byte, .unit: component * 100
    case .hundred, .hue: component
    case .opponent: component / 1.25
    case .chroma: component / 1.5
    case .small: component * 100 / 0.4
    }
  }
}
