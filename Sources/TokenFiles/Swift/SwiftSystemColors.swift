/// The colours that SwiftUI, UIKit and AppKit choose by appearance, contrast and accent.
extension SwiftColorReader {
  /// Whether a member of a colour type is one of the system's: `primary`, `systemRed`, `labelColor`.
  static func isSystem(_ path: [String]) -> Bool {
    guard path.count == 1, let name = path.first else { return false }
    return systemColors.contains(name) || name.hasPrefix("system") && name != "system"
      || systemColors.contains(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
  }

  private static let systemColors: Set<String> = [
    // SwiftUI
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "primary", "secondary", "accent",
    // UIKit
    "tint", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText",
    "link", "separator", "opaqueSeparator", "lightText", "darkText",
    // AppKit
    "text", "selectedText", "textBackground", "selectedTextBackground", "windowBackground",
    "windowFrameText", "underPageBackground", "controlBackground", "control", "controlText",
    "controlAccent", "selectedControl", "selectedControlText", "disabledControlText",
    "keyboardFocusIndicator", "grid", "header", "headerText", "findHighlight", "highlight",
    "shadow", "unemphasizedSelectedContentBackground", "selectedContentBackground",
  ]
}
