import ColorMath
import Diagnostics
import SourceTrees

extension TokenFormat {
  /// Android's colour resources.
  static let android = TokenFormat(
    name: "android",
    summary: "Android colour resources: values/colors.xml, and values-night for the dark.",
    recognises: { $0.kind == .xml && $0.file.hasText("<resources") },
    read: { source, reading in
      AndroidColors(source.file, reading.appearances).read(into: &reading)
    })
}

/// Reads `<color name="…">` and `<item type="color" …>`; the folder's qualifiers say for which appearance.
struct AndroidColors {
  private let file: SourceFile
  private let words: AppearanceWords

  init(_ file: SourceFile, _ appearances: AppearanceSet) {
    self.file = file
    words = AppearanceWords(appearances)
  }

  /// `values-night` is dark, `values-notnight` light; other qualifiers (a language, a version) are about
  /// some devices, and of no appearance.
  private var match: (match: AppearanceWords.Match, unmet: String?) {
    let everywhere = AppearanceWords.Match(mask: words.everywhere, rank: 0)
    let folders = file.path.split(separator: "/").dropLast()
    guard let folder = folders.last, folder.hasPrefix("values-") else { return (everywhere, nil) }
    let qualifiers = folder.split(separator: "-").dropFirst()
    guard qualifiers.count == 1, qualifiers.first == "night" || qualifiers.first == "notnight"
    else {
      return (AppearanceWords.Match(mask: [], rank: 0), String(folder))
    }
    let scheme: Appearance.Scheme = qualifiers.first == "night" ? .dark : .light
    let mask = words.conditions(scheme: scheme, contrast: nil)
    return (AppearanceWords.Match(mask: mask, rank: 1), nil)
  }

  func read(into reading: inout TokenReading) {
    let (match, unmet) = match
    var count = 0
    file.bytes.withUnsafeBufferPointer { bytes in
      var scanner = ResourceScanner(bytes, from: file.contentStart)
      while let element = scanner.next() {
        guard isColor(element), let name = attribute("name", of: element) else { continue }
        count += 1
        define(name, element.text, match, &reading)
      }
      if let (fault, span) = scanner.fault {
        reading.problems.append(Problem(fault.message, at: file.location(span)))
      }
    }
    if let unmet, count > 0 {
      reading.leftOut.append(
        LeftOut(
          reason: .noAppearance, text: unmet, location: reading.location(Span(0, 0)), count: count))
    }
  }

  private func attribute(_ name: String, of element: ResourceScanner.Element) -> Span? {
    element.attributes.first { $0.name == name }?.value
  }

  private func isColor(_ element: ResourceScanner.Element) -> Bool {
    element.name == "color"
      || element.name == "item" && attribute("type", of: element).map { file.text($0) } == "color"
  }

  private func define(
    _ name: Span, _ text: Span, _ match: AppearanceWords.Match, _ reading: inout TokenReading
  ) {
    let token = reading.token(file.text(name))
    let value = value(file.text(text), of: token, at: text, &reading)
    reading.definitions.append(
      TokenDefinition(
        token: token, value: value, appearances: match.mask,
        precedence: TokenPrecedence(rank: match.rank), file: reading.currentFile, name: name,
        written: text, claim: .color))
  }

  /// `#RGB`, `#ARGB`, `#RRGGBB`, `#AARRGGBB`; `@color/other`; a colour of the system or the theme.
  private func value(
    _ text: String, of token: TokenID, at span: Span, _ reading: inout TokenReading
  ) -> TokenValue {
    let name = reading.names.name(Int(token.index))
    if text.hasPrefix("@color/") { return .alias(reading.token(String(text.dropFirst(7)))) }
    if let known = Self.system[text] { return reading.add(TokenColor(known)) }
    if text.hasPrefix("@") || text.hasPrefix("?") {
      return reading.add(
        TokenProblem(
          .valueUnknown, "\(name) is \(text), whose value only the system or the theme knows",
          at: reading.location(span), cause: token))
    }
    guard let color = Self.color(text) else {
      return reading.add(
        TokenProblem(
          .unreadable,
          "\(name) is no colour: expected #RGB, #ARGB, #RRGGBB or #AARRGGBB, found "
            + (text.isEmpty ? "nothing" : text.prefix(40)),
          at: reading.location(span), cause: token))
    }
    return reading.add(TokenColor(color))
  }

  private static let system: [String: Color] = [
    "@android:color/black": Color(.srgb, 0, 0, 0), "@android:color/white": Color(.srgb, 1, 1, 1),
    "@android:color/transparent": Color(.srgb, 0, 0, 0, alpha: 0),
  ]

  private static func color(_ text: String) -> Color? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.utf8.dropFirst()
    guard digits.allSatisfy(\.isHexDigit), let value = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    switch digits.count {
    case 3: return color(argb: 0xFF00_0000 | doubled(value))
    case 4: return color(argb: doubled(value))
    case 6: return color(argb: 0xFF00_0000 | value)
    case 8: return color(argb: value)
    default: return nil
    }
  }

  /// Each of four digits twice.
  private static func doubled(_ value: UInt32) -> UInt32 {
    (0..<4).reduce(0) { $0 | (value >> ($1 * 4) & 0xF) * 0x11 << ($1 * 8) }
  }

  private static func color(argb: UInt32) -> Color {
    Color(PackedColor(rgba: argb << 8 | argb >> 24))
  }
}
