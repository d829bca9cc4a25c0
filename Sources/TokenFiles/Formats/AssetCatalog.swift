import ColorMath
import Diagnostics
import SourceTrees

extension TokenFormat {
  /// Colour sets of Xcode's asset catalogues: one `Contents.json` each.
  static let assetCatalog = TokenFormat(
    name: "xcassets",
    summary: "Colour sets of an Xcode asset catalogue, with dark and high-contrast entries.",
    recognises: { $0.file.fileName == "Contents.json" && $0.file.path.contains(".xcassets/") },
    read: { source, reading in
      guard source.file.path.contains(".colorset/") else {
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
  private let view: DataView
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
    var isSet = false
    for entry in entries {
      guard let color = view.member("color", of: entry) else { continue }
      isSet = true
      if let reason = reasonToSkip(entry, idiom) {
        reading.leftOut.append(
          LeftOut(
            reason: .noAppearance, text: reason, location: reading.location(entry.span), count: 1))
        continue
      }
      define(token, entry, color, &reading)
    }
    if !isSet { defineUnset(token, list, &reading) }
  }

  /// The names of groups count where their own `Contents.json` says so.
  private func name(_ reading: TokenReading) -> String {
    let parts = file.path.split(separator: "/").map(String.init)
    guard let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }),
      let set = parts.lastIndex(where: { $0.hasSuffix(".colorset") }), catalog < set
    else { return file.path }
    var names: [String] = []
    for index in (catalog + 1)..<set {
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
    return view.member("subtype", of: entry).map { "subtype \($0.text.string)" }
  }

  private func define(
    _ token: TokenID, _ entry: DataEntry, _ color: DataEntry, _ reading: inout TokenReading
  ) {
    var scheme: Appearance.Scheme?
    var contrast: Appearance.Contrast?
    for appearance in view.member("appearances", of: entry).map({ view.elements(of: $0) }) ?? [] {
      switch view.member("value", of: appearance)?.text.string {
      case "dark": scheme = .dark
      case "light": scheme = .light
      case "high": contrast = .more
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
    _ token: TokenID, _ list: DataEntry, _ reading: inout TokenReading
  ) {
    let name = reading.names.name(Int(token.index))
    let problem = reading.add(
      TokenProblem(
        .valueUnknown, "\(name) has no colour set, so the system decides",
        at: reading.location(list.span), cause: token))
    reading.definitions.append(
      TokenDefinition(
        token: token, value: problem, appearances: words.everywhere, file: reading.currentFile,
        name: list.span, written: list.span, claim: .color))
  }
}

extension ColorSet {
  private func value(
    _ color: DataEntry, of token: TokenID, _ reading: inout TokenReading
  ) -> TokenValue {
    let name = reading.names.name(Int(token.index))
    if let reference = view.member("reference", of: color) {
      return reading.add(
        TokenProblem(
          .valueUnknown, "\(name) is \(reference.text.string), whose value only the system knows",
          at: reading.location(reference.contentSpan), cause: token))
    }
    do throws(ColorObject.Fault) {
      return reading.add(TokenColor(try literal(color)))
    } catch {
      return reading.add(
        TokenProblem(
          .unreadable, "\(name) is no colour: \(error.message)", at: reading.location(error.span),
          cause: token, help: error.help))
    }
  }

  private func literal(_ color: DataEntry) throws(ColorObject.Fault) -> Color {
    guard let components = view.member("components", of: color) else {
      throw ColorObject.Fault(message: "there are no components", span: color.span)
    }
    let space = try space(color)
    let alpha = try view.member("alpha", of: components).map { node throws(ColorObject.Fault) in
      try fraction(node)
    }
    guard (0...1).contains(alpha ?? 1) else {
      throw ColorObject.Fault(message: "alpha must be from 0 to 1", span: components.span)
    }
    if let white = view.member("white", of: components) {
      // Gray of gamma 2.2, which is not sRGB's curve.
      let encoded = try component(white)
      let linear = encoded < 0 ? -power(-encoded, 2.2) : power(encoded, 2.2)
      return Color(.srgbLinear, linear, linear, linear, alpha: alpha ?? 1)
    }
    return Color(
      space, try component("red", components), try component("green", components),
      try component("blue", components), alpha: alpha ?? 1)
  }

  private func space(_ color: DataEntry) throws(ColorObject.Fault) -> ColorSpace {
    guard let node = view.member("color-space", of: color) else { return .srgb }
    switch node.text.string {
    case "srgb", "extended-srgb", "gray-gamma-22", "extended-gray": return .srgb
    case "display-p3", "extended-display-p3": return .displayP3
    case "extended-linear-srgb", "linear-srgb": return .srgbLinear
    case let name:
      throw ColorObject.Fault(
        message: "\(name.prefix(40)) is no colour space of asset catalogues", span: node.span,
        help: Suggestion.help(
          for: name,
          among: [
            "srgb", "extended-srgb", "extended-linear-srgb", "display-p3", "gray-gamma-22",
            "extended-gray",
          ]))
    }
  }

  private func component(
    _ name: StaticString, _ components: DataEntry
  ) throws(ColorObject.Fault) -> Double {
    guard let node = view.member(name, of: components) else {
      throw ColorObject.Fault(message: "there is no \(name)", span: components.span)
    }
    return try component(node)
  }

  /// `0x1F` and `31` are of 255, `0.122` and `1.000` are fractions. So is a JSON number up to 1.
  private func component(_ node: DataEntry) throws(ColorObject.Fault) -> Double {
    let text = node.text.string
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      if digits.count <= 2, digits.utf8.allSatisfy({ $0.isHexDigit }),
        let value = Int(digits, radix: 16)
      {
        return Double(value) / 255
      }
    } else if let value = Double(text), value.isFinite, text.utf8.allSatisfy({ $0.isNumberByte }) {
      let isFraction = text.contains(".") || node.kind == .number && value <= 1
      if isFraction || (0...255).contains(value) { return isFraction ? value : value / 255 }
    }
    throw ColorObject.Fault(
      message: "expected a component such as 0.122, 31 or 0x1F, found \(text.prefix(40))",
      span: node.span)
  }

  private func fraction(_ node: DataEntry) throws(ColorObject.Fault) -> Double {
    let text = node.text.string
    guard let value = Double(text), value.isFinite, text.utf8.allSatisfy({ $0.isNumberByte }) else {
      throw ColorObject.Fault(
        message: "expected an alpha from 0 to 1, found \(text.prefix(40))", span: node.span)
    }
    return value
  }
}
