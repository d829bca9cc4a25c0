import RuleEngine

/// Finds the rules.yml of a working directory: the nearest, in it or in a parent.
enum ConfigurationSearch {
  /// Of two in one folder the first counts.
  static let names = ["rules.yml", "contrast.yml", ".contrast.yml"]

  /// What is said where there is none.
  static let nothing = UsageError(
    "there is no rules.yml here or in a folder above",
    help: "--config FILE names one; contrast init writes a first one")

  /// Relative to the working directory: `rules.yml`, `../../rules.yml`; nil where there is none.
  static func nearest(_ files: any FileSystem) -> String? {
    var prefix = ""
    for _ in 0...files.workingDirectory.split(separator: "/").count {
      // What is a pipe is found, too: reading it says why it can't be used.
      let isThere = { (name: String) in [.file, .other].contains(files.kind(of: prefix + name)) }
      if let name = names.first(where: isThere) {
        return prefix + name
      }
      prefix += "../"
    }
    return nil
  }

  /// All places where one that comes before a path would be found, and the path itself; nil stands for those
  /// in every folder.
  static func candidates(upTo found: String?, _ files: any FileSystem) -> [String] {
    var candidates: [String] = []
    var prefix = ""
    for _ in 0...files.workingDirectory.split(separator: "/").count {
      for name in names {
        candidates.append(prefix + name)
        if prefix + name == found { return candidates }
      }
      prefix += "../"
    }
    return candidates
  }
}
