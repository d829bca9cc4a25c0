import ColorMath
import Diagnostics
package import TokenFiles

/// A first rules.yml from the token files of a project: what can be known, and the rest to be filled in.
package struct StarterConfiguration {
  private let system: TokenSystem
  private let files: [StarterPlaces.Entry]
  private let places: StarterPlaces
  private let screens: Screens
  private var output = Output()

  /// The manifests that were found.
  package struct Screens {
    var globs: [String]
    var uses: [String]
    var textStyles: [String]

    /// - Parameter globs: of all of them.
    package init(_ screens: [StarterScreen], globs: [String]) {
      self.globs = globs
      var seen: (uses: Set<String>, styles: Set<String>) = ([], [])
      uses = screens.flatMap(\.uses).filter { seen.uses.insert($0).inserted }
      textStyles = screens.flatMap(\.textStyles).filter { seen.styles.insert($0).inserted }
    }
  }

  /// - Parameters:
  ///   - system: of these files.
  ///   - files: those with tokens, as they are to stand in it.
  ///   - places: what else says the same.
  ///   - schema: what an editor finds the schema at; nil for none.
  /// - Returns: the text, and how many pairs it declares.
  package static func make(
    _ system: TokenSystem, files: [StarterPlaces.Entry], places: StarterPlaces, screens: Screens,
    schema: String?
  ) -> (text: [UInt8], pairs: Int) {
    var starter = StarterConfiguration(
      system: system, files: files, places: places, screens: screens)
    let pairs = starter.write(schema)
    return (starter.output.take(), pairs)
  }

  private init(
    system: TokenSystem, files: [StarterPlaces.Entry], places: StarterPlaces, screens: Screens
  ) {
    self.system = system
    self.files = files
    self.places = places
    self.screens = screens
  }

  private mutating func write(_ schema: String?) -> Int {
    if let schema { line("# yaml-language-server: $schema=\(schema)") }
    line("version: 1")
    line("")
    line("tokens:                             # where the colours come from")
    for file in files {
      let path = Self.quoted(PathGlob.escaped(file.path))
      line("  - " + (file.appearance.map { "{files: \(path), appearance: \($0)}" } ?? path))
    }
    line("appearances: [\(appearances.map(Self.quoted).joined(separator: ", "))]")
    line("")
    line("# What is drawn on what, on each screen: contrast schema screen describes the files.")
    writeScreens()
    line("")
    let pairs = writePairs()
    line("")
    writeParity()
    writeRoles()
    line("")
    line("# Findings that the team has accepted, each with its reason:")
    line("# waivers:")
    line("#   - {rule: pair-contrast, subject: \"A on B\", reason: Why it is accepted.}")
    return pairs
  }

  /// With the words that they use, which have to be known.
  private mutating func writeScreens() {
    guard !screens.globs.isEmpty else { return line("# screens: [\"design/screens/*.yml\"]") }
    line("screens: \(Self.list(screens.globs))")
    if !screens.uses.isEmpty {
      line("uses: [\(screens.uses.map(Self.quoted).joined(separator: ", "))]")
    }
    guard !screens.textStyles.isEmpty else { return }
    line("text-styles:                        # fill in: {size: 16, weight: 400}")
    for style in screens.textStyles { line("  \(Self.quoted(style)): {}") }
  }

  private mutating func writeParity() {
    guard !places.twins.isEmpty else { return }
    let isActive = places.twins.contains { $0.reservation == nil }
    let key = isActive ? "parity:  " : "# parity:"
    line(key + "                           # the same colours in another place")
    for twin in places.twins {
      let names = twin.naming.map { ", names: \($0.rawValue)" } ?? ""
      let left = Self.list(twin.left.map(PathGlob.escaped))
      let right = Self.list(twin.paths.map(PathGlob.escaped))
      if let reservation = twin.reservation { line("  # " + reservation) }
      line((twin.reservation == nil ? "" : "#") + "  - {left: \(left), right: \(right)\(names)}")
    }
    line("")
  }

  /// One alone, or a list in brackets.
  private static func list(_ texts: [String]) -> String {
    let items = texts.map(quoted)
    return items.count == 1 ? items[0] : "[\(items.joined(separator: ", "))]"
  }

  /// Those in which anything differs from each of the ones before, and those that files are stated for.
  private var appearances: [String] {
    let stated = Set(files.compactMap(\.appearance))
    var seen: Set<[PackedColor?]> = []
    return zip(system.appearances.names, system.palettes).filter { name, palette in
      let isNew = seen.insert(system.tokens.map { palette.color($0)?.packed }).inserted
      return isNew || stated.contains(name)
    }.map(\.0)
  }

  private mutating func writePairs() -> Int {
    let onNames = OnNames.pairs(in: system)
    let inferred = onNames.count
    let partnered = Set(onNames.map(\.0))
    let foregrounds = ownValues { token, name in
      Self.isForeground(name) && (!partnered.contains(token) || Self.isPlainText(name))
    }
    let backgrounds = ownValues { Self.isBackground($1) && !isTranslucent($0) }
    let isDeclared = !foregrounds.isEmpty && !backgrounds.isEmpty
    guard isDeclared || inferred > 0 else {
      line("# No names tell what is drawn on what: declare it.")
      line("# pairs:")
      line("#   - {foreground: [A], background: [B, C], as: text}")
      return 0
    }
    line(
      "pairs:                              # every foreground on every background, in every appearance"
    )
    if isDeclared {
      line("  # Guessed from the names: take out what never meets.")
      writeList("  - foreground: ", foregrounds)
      writeList("    background: ", backgrounds)
      line(
        "    as: text                        # text 4.5, large-text 3, non-text 3, or a min: of your own"
      )
    }
    if inferred > 0 {
      line("  - infer: on-names                 # onSurface on surface, on-brand on brand")
    }
    return inferred + (isDeclared ? foregrounds.count * backgrounds.count : 0)
  }

  /// The names of some tokens, without those that only stand for another of them (`--color-background:
  /// var(--background)`), whose checks would say the same twice, and without what others stand for in some
  /// appearances only: `paper`, which is the page where it is light.
  private func ownValues(_ isChosen: (TokenID, String) -> Bool) -> [String] {
    let named = system.tokens.filter { isChosen($0, system.name($0)) }
    let steps = steps
    let semantic = named.filter { token in
      Self.family(of: system.name(token)).map { !steps.contains($0) } ?? true
    }
    let chosen = semantic.isEmpty ? named : semantic
    let known = Set(chosen)
    var aliases: Set<TokenID> = []
    var primitives: Set<TokenID> = []
    for token in chosen {
      let meant = system.appearances.names.indices.map { appearance in
        Set(system.chain(of: token, in: appearance, limit: 8)).intersection(known)
          .subtracting([token])
      }
      if meant.allSatisfy({ !$0.isEmpty }), Set(meant).count == 1 {
        aliases.insert(token)
      } else {
        for tokens in meant { primitives.formUnion(tokens) }
      }
    }
    return chosen.filter { !aliases.contains($0) && !primitives.contains($0) }
      .map { system.name($0) }
  }

  /// The families of numbered colours, `paper-100` to `paper-900`, that tokens without a number get theirs from: a palette,
  /// of which nothing is drawn by these names.
  private var steps: Set<[String]> {
    var families: Set<[String]> = []
    for token in system.tokens where Self.family(of: system.name(token)) == nil {
      for appearance in system.appearances.names.indices {
        for link in system.chain(of: token, in: appearance, limit: 8) where link != token {
          if let family = Self.family(of: system.name(link)) { families.insert(family) }
        }
      }
    }
    return families
  }

  /// The words before the number at a name's end; nil where there is none.
  private static func family(of name: String) -> [String]? {
    var words = NameWords.words(of: name)
    guard let last = words.popLast() else { return nil }
    let digits = String(last.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    guard !digits.isEmpty else { return nil }
    if digits.count < last.count { words.append(String(last.dropLast(digits.count))) }
    return words.isEmpty ? nil : words
  }

  /// Whether what lies behind it shows: no pair on it could be settled.
  private func isTranslucent(_ token: TokenID) -> Bool {
    system.palettes.contains { $0.color(token).map { $0.color.alpha < 1 } ?? false }
  }

  /// Whether a foreground that is named for one background is text on others, too: `foreground`,
  /// `muted-foreground`.
  private static func isPlainText(_ name: String) -> Bool {
    let words = NameWords.words(of: name)
    return words == ["foreground"] || words.contains("muted")
  }

  private mutating func writeList(_ key: String, _ names: [String]) {
    let listed = names.prefix(Self.listLimit)
    var text = key + "["
    var width = text.utf8.count
    for (number, name) in listed.enumerated() {
      let item = Self.quoted(name) + (number + 1 < listed.count ? ", " : "]")
      if number > 0, width + item.utf8.count > 100 {
        text += "\n" + String(repeating: " ", count: key.utf8.count + 1)
        width = key.utf8.count + 1
      }
      text += item
      width += item.utf8.count
    }
    line(
      text.split(separator: "\n").map { line in
        String(line.reversed().drop { $0 == " " }.reversed())
      }.joined(separator: "\n"))
    if names.count > listed.count {
      line(
        "    # and \(names.count - listed.count) more; a glob such as color-text-* stands for many")
    }
  }

  /// More names than this are better said by a glob.
  private static let listLimit = 40

  private mutating func writeRoles() {
    let names = system.tokens.map { system.name($0) }
    let plain = names.filter {
      !Self.isForeground($0) && !Self.isBackground($0) && !NameWords.words(of: $0).contains("on")
    }
    let accents = ["accent", "brand", "primary"].lazy.compactMap { word in
      plain.first { NameWords.words(of: $0).contains(word) }
    }
    let accent = accents.first ?? plain.first ?? names.first ?? "color-accent"
    line("# The limits that your design document states in prose, by role:")
    if screens.uses.isEmpty { line("# uses: [cta]") }
    line("# roles:")
    line("#   accent:")
    line("#     tokens: [\(Self.quoted(accent))]")
    line("#     only: [\(screens.uses.first.map(Self.quoted) ?? "cta")]")
    line("#     per-screen: {max: 1}")
    line("#     why: It always means the thing to tap.")
  }

  private mutating func line(_ text: String) {
    output.write(text)
    output.newline()
  }

  private static func isForeground(_ name: String) -> Bool {
    let words = NameWords.words(of: name)
    return !words.contains("on") && !isBackground(name)
      && words.contains { ["text", "foreground", "fg", "label", "ink"].contains($0) }
  }

  private static func isBackground(_ name: String) -> Bool {
    let words = NameWords.words(of: name)
    return !words.contains { ["text", "foreground", "fg", "label", "on"].contains($0) }
      && words.contains {
        ["background", "bg", "surface", "canvas", "page", "paper"].contains($0)
      }
  }

  /// As a YAML scalar: plain where it is a plain word, otherwise in double quotes.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.utf8.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } ?? false
      && text.utf8.allSatisfy {
        ($0 >= 0x30 && $0 <= 0x39) || (($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A)
          || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F || $0 == 0x2F
      }
    let reserved = ["true", "false", "null", "yes", "no", "on", "off"]
    if isPlain, !reserved.contains(text.lowercased()) { return text }
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.take(), as: UTF8.self)
  }
}
