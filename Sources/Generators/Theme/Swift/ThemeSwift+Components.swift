/// Components that use the tokens and nothing else.
extension ThemeSwift {
  static let button = """
    \(swiftUI)

    /// A filled button. Its label is the text role of its fill.
    struct DSButton: View {
        enum Kind {
            case primary, accent
        }

        private let title: String
        private let kind: Kind
        private let action: @MainActor () -> Void

        init(
            _ title: String, kind: Kind = .primary, action: @escaping @MainActor () -> Void
        ) {
            self.title = title
            self.kind = kind
            self.action = action
        }

        var body: some View {
            Button(action: action) {
                Text(title)
                    .font(AppFont.headline)
                    .foregroundStyle(kind == .primary ? Color.appOnPrimary : Color.appOnAccent)
                    .padding(.horizontal, AppSpacing.md)
                    .padding(.vertical, AppSpacing.xs)
                    .background(kind == .primary ? Color.appPrimary : Color.appAccent)
                    .cornerRadius(AppCornerRadius.medium)
            }
            .buttonStyle(.plain)
        }
    }

    """

  static let card = """
    \(swiftUI)

    /// Content on a surface of its own.
    struct DSCard<Content: View>: View {
        private let content: Content

        init(@ViewBuilder content: () -> Content) {
            self.content = content()
        }

        var body: some View {
            content
                .foregroundStyle(Color.appText)
                .padding(AppSpacing.sm)
                .background(Color.appSurface)
                .cornerRadius(AppCornerRadius.large)
                .appShadow(AppShadow.subtle)
        }
    }

    """

  static let textField = """
    \(swiftUI)

    /// A line of text to fill in, with its label above.
    struct DSTextField: View {
        private let label: String
        @Binding private var text: String

        init(_ label: String, text: Binding<String>) {
            self.label = label
            self._text = text
        }

        var body: some View {
            VStack(alignment: .leading, spacing: AppSpacing._3xs) {
                Text(label)
                    .font(AppFont.footnote)
                    .foregroundStyle(Color.appTextSecondary)
                TextField(label, text: $text)
                    .font(AppFont.body)
                    .foregroundStyle(Color.appText)
                    .padding(AppSpacing.xs)
                    .background(Color.appSurface)
                    .cornerRadius(AppCornerRadius.small)
            }
        }
    }

    """
}
