import ColorMath
import Diagnostics
package import TokenFiles

/// A token file that was found, or several that are one thing: an asset catalogue, the resources of an
/// Android module.
package struct StarterFile {
  /// As they are to stand in rules.yml, without escapes.
  package private(set) var paths: [String]
  package private(set) var sources: [TokenSource]
  /// What it is written in: `css`, `json`, `swift`.
  package let kind: String
  /// What it defines itself, without what it imports.
  private var names: Set<String>
  /// The appearance that the name of the file says all of it is for.
  private var appearance: String?
  /// Whether another file reads it in its own way.
  private let isTaken: Bool
  /// Whether it says itself what holds in which appearance, or is no file alone.
  private let isSettled: Bool
  private let unit: String

  /// - Parameters:
  ///   - alone: the tokens of the file by itself.
  ///   - isTaken: whether another file reads it: by `@import`, or as a set of a resolver document.
  package init(_ source: TokenSource, alone: TokenSystem, isTaken: Bool) {
    let path = source.file.path
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let ending = parts.last?.split(separator: ".").last.map { $0.lowercased() } ?? ""
    var (stated, unit, kind) = (path, path, Self.kinds[ending] ?? ending)
    if let end = parts.dropLast().firstIndex(where: { $0.hasSuffix(".xcassets") }) {
      stated = parts[...end].joined(separator: "/")
      (unit, kind) = (stated, "xcassets")
    } else if kind == "xml", let end = parts.dropLast().lastIndex(of: "res") {
      unit = parts[...end].joined(separator: "/")
    }
    paths = [stated]
    sources = [source]
    (self.unit, self.kind) = (unit, kind)
    names = Set(alone.tokens.map { alone.name($0) })
    let isWhole = unit != path
    appearance = isWhole ? nil : Self.appearance(parts.suffix(2).map { String($0) })
    self.isTaken = isTaken
    isSettled = isTaken || isWhole || Self.varies(alone)
  }

  private static let kinds = ["jsonc": "json", "json5": "json", "yml": "yaml", "pcss": "css"]

  private static func varies(_ system: TokenSystem) -> Bool {
    guard let first = system.palettes.first else { return false }
    return system.palettes.dropFirst().contains { palette in
      system.tokens.contains { palette.color($0)?.packed != first.color($0)?.packed }
    }
  }

  /// `theme-dark.css` and `dark/colors.json` are for the dark appearance.
  private static func appearance(_ parts: [String]) -> String? {
    for part in parts.reversed() {
      let words = Set(NameWords.words(of: part))
      let isDark = words.contains("dark") || words.contains("night")
      guard !isDark || !words.contains("light") else { return nil }
      let isMore = Appearance(part).contrast == .more
      if isDark || isMore || words.contains("light") {
        return (isDark ? "dark" : "light") + (isMore ? "-high-contrast" : "")
      }
    }
    return nil
  }

  /// Whether at least half of the names of one are names of the other.
  private func shares(_ other: StarterFile) -> Bool {
    let least = min(names.count, other.names.count)
    return least > 0 && names.intersection(other.names).count * 2 >= least
  }

  /// The files by kind, and those of a kind that define the same apart: an app each in one repository. What says
  /// the same for another appearance stays together and is stated to.
  package static func places(_ files: [StarterFile]) -> [[StarterFile]] {
    var places: [[StarterFile]] = []
    for file in united(files) {
      let place = places.firstIndex { place in
        place[0].kind == file.kind && place.allSatisfy { file.belongs(with: $0) }
      }
      if let place { places[place].append(file) } else { places.append([file]) }
    }
    return places.map { stated(inOrder($0)) }
  }

  /// The dark behind the light: of sheets the later counts, and `.dark` weighs as much as `:root`.
  private static func inOrder(_ place: [StarterFile]) -> [StarterFile] {
    let ranks = ["dark", "light-high-contrast", "dark-high-contrast"]
    let isBase = { (file: StarterFile) in !ranks.contains { $0 == file.appearance } }
    return place.filter(isBase) + ranks.flatMap { rank in place.filter { $0.appearance == rank } }
  }

  private func belongs(with other: StarterFile) -> Bool {
    isTaken || other.isTaken || appearance != other.appearance || !shares(other)
      || isSettled && other.isSettled && appearance != nil
  }

  private static func united(_ files: [StarterFile]) -> [StarterFile] {
    var united: [StarterFile] = []
    var indexes: [String: Int] = [:]
    for file in files {
      if let index = indexes[file.unit] {
        united[index].sources += file.sources
        united[index].paths += file.paths.filter { !united[index].paths.contains($0) }
        united[index].names.formUnion(file.names)
      } else {
        indexes[file.unit] = united.count
        united.append(file)
      }
    }
    return united
  }

  /// With the appearance in each file that shares its names with one for another, unless that says itself when
  /// it counts: `:root` is the base of `.dark`.
  private static func stated(_ place: [StarterFile]) -> [StarterFile] {
    place.map { file in
      guard let appearance = file.appearance, !file.isSettled,
        place.contains(where: { other in
          other.appearance != appearance && (other.appearance == nil || !other.isSettled)
            && other.shares(file)
        })
      else { return file }
      var file = file
      for index in file.sources.indices { file.sources[index].appearance = appearance }
      return file
    }
  }
}
