extension ThemeSwift {
  /// Spacing, layout, corners and shadows: values of Apple's guidelines on a grid of 8 points and its
  /// halves.
  var designSystem: String {
    """
    \(Self.swiftUI)

    // MARK: - Spacing

    /// Distances on a grid of 8 points and its halves.
    ///
    /// An icon and its label: `_3xs` to `xs`. Inside a card or a cell: `sm`. Between groups: `md`.
    /// Between sections: `lg` to `xl`.
    enum AppSpacing {
        static let _4xs: CGFloat = 2
        static let _3xs: CGFloat = 4
        static let _2xs: CGFloat = 8
        static let xs: CGFloat = 12
        static let sm: CGFloat = 16
        static let md: CGFloat = 24
        static let lg: CGFloat = 32
        static let xl: CGFloat = 48
        static let _2xl: CGFloat = 64
    }

    // MARK: - Layout

    /// Bounds of a page's content; the platform and the size class decide which holds.
    enum AppLayout {
    \(layout)
    }

    // MARK: - Corner radius

    enum AppCornerRadius {
        static let small: CGFloat = 8
        static let medium: CGFloat = 12
        static let large: CGFloat = 16
    }

    // MARK: - Shadow

    enum AppShadow {
        static let subtle = AppShadowStyle(color: .black.opacity(0.04), radius: 2, y: 1)
        static let medium = AppShadowStyle(color: .black.opacity(0.08), radius: 4, y: 2)
    }

    struct AppShadowStyle {
        let color: Color
        let radius: CGFloat
        let y: CGFloat
    }

    extension View {
        func appShadow(_ style: AppShadowStyle) -> some View {
            shadow(color: style.color, radius: style.radius, y: style.y)
        }
    }

    """
  }

  private var layout: String {
    let compact = """
          /// Beside the content of an iPhone: compact width.
          static let marginCompact: CGFloat = 16
      """
    let regular = """
          /// Beside the content of an iPad or a Mac: regular width.
          static let marginRegular: CGFloat = 20
          /// The widest that content gets at regular width.
          static let maxContentWidth: CGFloat = 672
      """
    switch theme.recipe.platform {
    case .ios: return compact + "\n" + regular
    case .macos: return regular
    case .both:
      return "    #if os(iOS)\n" + compact + "\n    #endif\n" + regular
    }
  }

  /// Text styles of Dynamic Type, so that sizes follow the reader's setting.
  var typography: String {
    let sizes: String
    switch theme.recipe.platform {
    case .ios: sizes = Self.styles(Self.phoneSizes)
    case .macos: sizes = Self.styles(Self.macSizes)
    case .both:
      sizes =
        "    #if os(macOS)\n" + Self.styles(Self.macSizes) + "    #else\n"
        + Self.styles(Self.phoneSizes) + "    #endif\n"
    }
    return """
      \(Self.swiftUI)

      /// The text styles of the system. Each is a style of Dynamic Type; the size is the default one.
      enum AppFont {
      \(sizes)}

      """
  }

  private static func styles(_ sizes: [Int]) -> String {
    zip(textStyles, sizes).map { style, size in
      "    /// \(size) pt\n    static let \(style) = Font.\(style)\n"
    }.joined()
  }

  private static let textStyles = [
    "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline",
    "footnote", "caption", "caption2",
  ]
  private static let phoneSizes = [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]
  private static let macSizes = [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10]
}
