import ColorMath
import Diagnostics
import SourceTrees

extension TokenFormat {
  /// Colour sets of Xcode's asset catalogues: one `Contents.json` each.
  static let assetCatalog = TokenFormat(
    name: "xcassets",
    summary: "Colour sets of an Xcode asset catalogue, with dark and high-contrast entries.",
    recognises: { $0.isInCatalog },
    read: { source, reading in
      guard source.file.path.hasText(".colorset/") else {
        reading.containers.insert(reading.currentFile)
        return
      }
      guard let tree = reading.parse(source.file) else { return }
      tree.withView { ColorSet(source.file, $0, reading.appearances).read(into: &reading) }
    })
}

/// Reads one colour set. Its name is that of its folder, behind those of the groups around it that provide
/// a namespace: `RiskLevel/Icon/Amber`.
///
/// An entry without a colour leaves it to the next more general one. Where dark and high contrast have
/// an entry each but not together, dark counts.
struct ColorSet {
  private let file: SourceFile
  let view: DataView
  private let words: AppearanceWords

  init(_ file: SourceFile, _ view: DataView, _ appearances: AppearanceSet) {
    self.file = file
    self.view = view
    words = AppearanceWords(appearances)
  }

  func read(into reading: inout TokenReading) {
    let token = reading.token(name(reading))
    let root = view.rootEntry
    guard let list = view.member("colors", of: root), list.kind == .sequence else {
      reading.problems.append(
        Problem(
          "a colour set needs a list of colors", at: reading.location(Span(0, 0)),
          help: "the format xcassets reads what Xcode writes to a .colorset folder"))
      return
    }
    let entries = view.elements(of: list)
    let idiom = idiom(entries)
    let colored = entries.compactMap { entry in
      view.member("color", of: entry).map { (entry, color: $0) }
    }
    var isDefined = false
    for (entry, color) in colored {
      if let reason = reasonToSkip(entry, idiom) {
        reading.leftOut.append(
          LeftOut(
            reason: .noAppearance, text: reason, location: reading.location(entry.span), count: 1))
        continue
      }
      isDefined = true
      define(token, entry, color, &reading)
    }
    if !isDefined { defineUnset(token, list, hasColors: !colored.isEmpty, &reading) }
  }

  /// The names of groups count where their own `Contents.json` says so. A set outside of a catalogue has none.
  private func name(_ reading: TokenReading) -> String {
    var path = file.path
    let parts = path.withUTF8 { path in
      path.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    }
    guard let set = parts.lastIndex(where: { $0.hasSuffix(".colorset") }) else { return path }
    let catalog = parts[..<set].lastIndex { $0.hasSuffix(".xcassets") }
    var names: [String] = []
    for index in (catalog.map { $0 + 1 } ?? set)..<set {
      let prefix = file.path.hasPrefix("/") ? "/" : ""
      let contents = prefix + parts[...index].joined(separator: "/") + "/Contents.json"
      if let group = reading.file(contents), Self.providesNamespace(group) {
        names.append(parts[index])
      }
    }
    names.append(String(parts[set].dropLast(".colorset".count)))
    return names.joined(separator: "/")
  }

  private static func providesNamespace(_ file: SourceFile) -> Bool {
    guard file.hasText("provides-namespace"), let tree = try? DataFile.parse(file) else {
      return false
    }
    return tree.root["properties"]?["provides-namespace"]?.boolean ?? false
  }

  /// `universal` where there is one, or else the first.
  private func idiom(_ entries: [DataEntry]) -> String? {
    let idioms = entries.compactMap { view.member("idiom", of: $0)?.text.string }
    return idioms.contains("universal") ? "universal" : idioms.first
  }

  /// Entries for another idiom, a wide-gamut screen or a part of a device say nothing of the page.
  private func reasonToSkip(_ entry: DataEntry, _ idiom: String?) -> String? {
    if let own = view.member("idiom", of: entry)?.text.string, own != idiom {
      return "idiom \(own)"
    }
    if let gamut = view.member("display-gamut", of: entry)?.text.string, gamut != "sRGB" {
      return "display-gamut \(gamut)"
    }
    for key in Self.otherRenderings {
      if let value = view.member(key, of: entry) { return "\(key) \(value.text.string)" }
    }
    return appearances(entry).lazy.compactMap { self.unknownAppearance($0) }.first
  }

  /// What else an entry may be for than the page: a part of a device, a language, a direction.
  private static let otherRenderings: [StaticString] = [
    "subtype", "locale", "language-direction",
  ]

  private func appearances(_ entry: DataEntry) -> [DataEntry] {
    view.member("appearances", of: entry).map { view.elements(of: $0) } ?? []
  }

  /// An appearance that none of ours is: `luminosity tinted`. It is no value for any of them.
  private func unknownAppearance(_ entry: DataEntry) -> String? {
    let parts = ["appearance", "value"].map {
      view.member(named: $0, of: entry)?.text.string ?? "?"
    }
    let isKnown =
      switch parts[0] {
      case "luminosity": ["dark", "light"].contains(parts[1])
      case "contrast": ["high", "normal"].contains(parts[1])
      default: false
      }
    return isKnown ? nil : parts.joined(separator: " ")
  }

  private func define(
    _ token: TokenID, _ entry: DataEntry, _ color: DataEntry, _ reading: inout TokenReading
  ) {
    var scheme: Appearance.Scheme?
    var contrast: Appearance.Contrast?
    for appearance in appearances(entry) {
      switch view.member("value", of: appearance)?.text.string {
      case "dark": scheme = .dark
      case "light": scheme = .light
      case "high": contrast = .more
      case "normal": contrast = .normal
      default: break
      }
    }
    let mask = words.conditions(scheme: scheme, contrast: contrast)
    reading.definitions.append(
      TokenDefinition(
        token: token, value: value(color, of: token, &reading), appearances: mask,
        precedence: TokenPrecedence(rank: (scheme == nil ? 0 : 2) + (contrast == nil ? 0 : 1)),
        file: reading.currentFile, name: color.span, written: color.span, claim: .color))
  }

  private func defineUnset(
    _ token: TokenID, _ list: DataEntry, hasColors: Bool, _ reading: inout TokenReading
  ) {
    let reason =
      hasColors
      ? "has only colours for other renderings than the appearances"
      : "has no colour set, so the system decides"
    let name = reading.names.name(Int(token.index))
    let problem = reading.add(
      TokenProblem(
        .valueUnknown, "\(name) \(reason)", at: reading.location(list.span), cause: token))
    reading.definitions.append(
      TokenDefinition(
        token: token, value: problem, appearances: words.everywhere, file: reading.currentFile,
        name: list.span, written: list.span, claim: .color))
  }
}
