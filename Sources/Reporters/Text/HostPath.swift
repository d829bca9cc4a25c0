/// Paths as a code host knows them: from the root of the repository, wherever in it the run was.
struct HostPath {
  /// Of the working directory and of the root; both empty where the root isn't known.
  private let folder: [Substring]
  private let root: [Substring]
  /// From the root to the working directory: `web/design/`.
  private let below: String

  init(_ presentation: Presentation) {
    folder = presentation.folder.split(separator: "/")
    root = presentation.root.split(separator: "/")
    let isBelow = !root.isEmpty && folder.starts(with: root)
    below = isBelow ? folder.dropFirst(root.count).map { $0 + "/" }.joined() : ""
  }

  /// - Parameter path: from the working directory, or absolute; without `.` and needless `..`.
  /// - Returns: the path from the root; an absolute one for what lies outside.
  func text(_ path: String) -> String {
    let isOutside = path.hasPrefix("/") || path == ".." || path.hasPrefix("../")
    if !isOutside || root.isEmpty { return path.isEmpty ? path : below + path }
    let parts = path.parts(from: folder)
    guard parts.starts(with: root) else { return "/" + parts.joined(separator: "/") }
    return parts.dropFirst(root.count).joined(separator: "/")
  }
}

extension Presentation {
  /// The absolute path of a file, where the working directory is known.
  func absolute(_ path: String) -> String {
    guard !folder.isEmpty, !path.hasPrefix("/") else { return path }
    return "/" + path.parts(from: folder.split(separator: "/")).joined(separator: "/")
  }
}

extension String {
  /// The parts of an absolute path, or of one that is seen from a folder.
  fileprivate func parts(from folder: [Substring]) -> [Substring] {
    var parts = hasPrefix("/") ? [] : folder
    for part in split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }
}
