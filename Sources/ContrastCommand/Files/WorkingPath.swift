/// Paths as users see them: from the working directory.
struct WorkingPath: Sendable {
  private let parts: [Substring]

  init(_ files: any FileSystem) {
    parts = files.workingDirectory.split(separator: "/")
  }

  /// The shortest way to a normalized path: `../../app/design/a.css`, seen from `app/design`, is
  /// `a.css`; so is an absolute path to it. What lies outside keeps its `..`, or its root.
  func shown(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    // Most lie in the folder: nothing is taken apart then.
    if !isAbsolute, !path.hasPrefix("..") { return path.isEmpty ? "." : path }
    var rest = path.split(separator: "/")[...]
    if isAbsolute {
      guard rest.count >= parts.count, rest.prefix(parts.count).elementsEqual(parts) else {
        return path
      }
      rest = rest.dropFirst(parts.count)
      return rest.isEmpty ? "." : rest.joined(separator: "/")
    }
    var ups = rest.prefix { $0 == ".." }.count
    rest = rest.dropFirst(ups)
    while ups > 0, ups <= parts.count, let first = rest.first, first == parts[parts.count - ups] {
      ups -= 1
      rest = rest.dropFirst()
    }
    let shown = Array(repeating: "..", count: ups) + rest.map { String($0) }
    return shown.isEmpty ? "." : shown.joined(separator: "/")
  }
}
