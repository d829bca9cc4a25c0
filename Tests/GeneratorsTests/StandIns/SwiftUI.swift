// What generated source uses of SwiftUI, with the same signatures.
#if canImport(UIKit)
  @_exported import UIKit
#elseif canImport(AppKit)
  @_exported import AppKit
#endif

public struct Color: Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  #if canImport(UIKit)
    public let uiColor: UIColor
    public init(uiColor: UIColor) { self.uiColor = uiColor }
    public init(
      _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) {
      uiColor =
        space == .displayP3
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
        : UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }
  #else
    public let nsColor: NSColor
    public init(nsColor: NSColor) { self.nsColor = nsColor }
    public init(
      _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) {
      nsColor = NSColor(srgbRed: red, green: green, blue: blue, alpha: opacity)
    }
  #endif

  public static let black = Color(red: 0, green: 0, blue: 0)
  public func opacity(_ opacity: Double) -> Color { self }
}

public struct Font: Sendable {
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let subheadline = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
}

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension Color: View {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Group {
    Group()
  }
}

public struct Group: View {
  nonisolated init() {}
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { fatalError() }
}

public struct Button<Label: View>: View {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

public struct TextField: View {
  public init(_ title: String, text: Binding<String>) {}
  public var body: Never { fatalError() }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }

public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@propertyWrapper public struct Binding<Value> {
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

public struct PlainButtonStyle: Sendable {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
  }
}

extension View {
  public func shadow(
    color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func foregroundStyle(_ color: Color) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func background(_ color: Color) -> some View { self }
  public func cornerRadius(_ radius: CGFloat) -> some View { self }
  public func buttonStyle(_ style: PlainButtonStyle) -> some View { self }
}
