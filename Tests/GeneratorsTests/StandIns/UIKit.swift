// What generated source uses of UIKit, with the same signatures, so that it can be type-checked and run
// where there is no UIKit.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif

public typealias CGFloat = Double

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Sendable { case unspecified, normal, high }

public struct UITraitCollection: Sendable {
  public var userInterfaceStyle: UIUserInterfaceStyle
  public var accessibilityContrast: UIAccessibilityContrast

  public init(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
  }
}

public final class UIColor: Sendable {
  public let components: SIMD4<Double>
  public let isDisplayP3: Bool
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = SIMD4(red, green, blue, alpha)
    isDisplayP3 = false
    provider = nil
  }

  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = SIMD4(displayP3Red, green, blue, alpha)
    isDisplayP3 = true
    provider = nil
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    components = SIMD4()
    isDisplayP3 = false
    provider = dynamicProvider
  }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    provider.map { $0(traits) } ?? self
  }
}
