import Diagnostics

/// A glob of paths: each part between two slashes is a `Glob`, and `**` as a whole part stands for any
/// folders, also none.
package struct PathGlob: Sendable {
  private enum Part: Sendable {
    case anyFolders
    case name(Glob)
  }

  package let text: String
  private let alternatives: [[Part]]

  package init(_ text: String) {
    self.text = text
    alternatives = Glob.alternatives(of: text).map { path in
      path.split(separator: "/").map { $0 == "**" ? .anyFolders : .name(Glob($0)) }
    }
  }

  /// A pattern that a path alone matches, whatever is in its names.
  package static func escaped(_ path: String) -> String {
    guard !Glob.isPlain(path) else { return path }
    var text = ""
    for character in path {
      if "*?[{\\".contains(character) { text += "\\" }
      text.append(character)
    }
    return text
  }

  /// Whether nothing in it stands for anything else, so that it matches the path that it spells.
  package var isLiteral: Bool { Glob.isPlain(text) }

  /// The folder that everything that matches lies in: the parts before the first that is no plain
  /// name. Empty for the working directory.
  package var folder: String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let plain = parts.dropLast().prefix { Glob.isPlain($0) }
    let joined = plain.joined(separator: "/")
    return joined.isEmpty && text.hasPrefix("/") ? "/" : joined
  }

  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { String($0) }
    return alternatives.contains { Self.match($0, names) }
  }

  /// Only the last `**` is ever tried again.
  private static func match(_ parts: [Part], _ names: [String]) -> Bool {
    var (part, index) = (0, 0)
    var retry: (part: Int, index: Int)?
    while index < names.count || part < parts.count {
      if part < parts.count, case .anyFolders = parts[part] {
        part += 1
        retry = (part, index)
      } else if part < parts.count, index < names.count, case .name(let glob) = parts[part],
        glob.matches(names[index])
      {
        part += 1
        index += 1
      } else if let last = retry, last.index < names.count {
        retry = (last.part, last.index + 1)
        (part, index) = (last.part, last.index + 1)
      } else {
        return false
      }
    }
    return true
  }
}
