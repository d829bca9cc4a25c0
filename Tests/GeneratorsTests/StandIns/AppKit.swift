// What generated source uses of AppKit, with the same signatures.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif

public typealias CGFloat = Double

public struct NSAppearance: Sendable {
  public enum Name: Hashable, Sendable { case aqua, darkAqua }
  public let name: Name

  public init(_ name: Name) { self.name = name }

  public func bestMatch(from names: [Name]) -> Name? { names.contains(name) ? name : nil }
}

public final class NSColor: Sendable {
  public typealias Name = String
  public let components: SIMD4<Double>
  private let provider: (@Sendable (NSAppearance) -> NSColor)?

  public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = SIMD4(srgbRed, green, blue, alpha)
    provider = nil
  }

  public init(name: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
    components = SIMD4()
    provider = dynamicProvider
  }

  public func resolved(in appearance: NSAppearance) -> NSColor {
    provider.map { $0(appearance) } ?? self
  }
}
