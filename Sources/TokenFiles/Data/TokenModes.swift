import Diagnostics
import SourceTrees

/// Values by mode, wherever a format's users put them: beside a value, in its `$extensions`, or in the
/// value's own place.
struct TokenModes {
  /// Ends of a vendor's own names of such objects: `org.primer.overrides`, `carbon.themes`.
  private static let vendorNames: Set<String> = ["theme", "themes", "override", "overrides"]

  /// The object of modes in `$extensions`: there, or inside of a vendor's own object.
  static func object(in extensions: DataEntry, _ view: DataView) -> DataEntry? {
    for (key, member) in view.members(of: extensions) where member.isMapping {
      if isName(key) { return member }
      for (inner, modes) in view.members(of: member) where modes.isMapping && isName(inner) {
        return modes
      }
    }
    return nil
  }

  /// Whether a vendor's own object of modes is all that a token has, as Carbon's `carbon.themes` is.
  static func standAlone(_ extensions: DataEntry, _ view: DataView) -> Bool {
    view.members(of: extensions).contains { key, member in
      member.isMapping && vendorNames.contains(NameWords.words(of: key.text.string).last ?? "")
    }
  }

  /// Whether modes have values in objects of their own, as exports without a value beside them write:
  /// `"modes": {"Dark": {"$value": …}}`.
  static func hasValues(_ extensions: DataEntry, _ view: DataView) -> Bool {
    guard let modes = object(in: extensions, view) else { return false }
    return view.members(of: modes).contains { view.member("$value", of: $0.value) != nil }
  }

  private static func isName(_ key: DataEntry) -> Bool {
    if key.text.equals("mode") || key.text.equals("modes") { return true }
    return vendorNames.contains(NameWords.words(of: key.text.string).last ?? "")
  }

  /// Whether themes that have no value of their own take that of the scheme they are of: Primer's
  /// `dark-dimmed` what is written for `dark`.
  static func fallsBack(_ extensions: DataEntry, _ view: DataView) -> Bool {
    view.members(of: extensions).contains { key, member in
      member.isMapping && NameWords.words(of: key.text.string).last?.hasPrefix("override") == true
    }
  }

  /// The members of an object that stands for a value, where they are modes: at least one is named after an
  /// appearance, and none is a channel or a part of a colour.
  static func members(
    of value: DataEntry, _ words: AppearanceWords, _ view: DataView
  ) -> [(key: DataEntry, value: DataEntry)]? {
    guard value.isMapping, !parts.contains(where: { view.member($0, of: value) != nil }) else {
      return nil
    }
    let members = view.members(of: value)
    let isModes = members.contains { key, _ in
      let name = key.text.string
      return media[name] != nil || (words.match(name)?.rank ?? 0) > 0
    }
    return isModes ? members : nil
  }

  private static let parts: [StaticString] = [
    "colorSpace", "components", "$ref", "color", "stops",
  ]

  /// Firefox's names of the media that a value is for, in the words that tell appearances; nil is for
  /// none that is checked.
  static let media: [String: String?] = [
    "prefersContrast": "high-contrast", "forcedColors": nil, "brand": "default",
    "platform": nil,
  ]
}
