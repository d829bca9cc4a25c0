import ContrastCommand

/// A repository in memory: revisions by name, each with its files by path from the root.
struct MemoryGit: Git {
  var root = "/project"
  var prefix = ""
  var revisions: [String: [String: String]]
  /// Paths that are links, with what is in them.
  var links: [String: String] = [:]

  func output(_ arguments: [String]) throws(GitError) -> [UInt8] {
    switch arguments.first {
    case "rev-parse" where arguments.last == "--show-toplevel": return Array((root + "\n").utf8)
    case "rev-parse" where arguments.last == "--show-prefix": return Array((prefix + "\n").utf8)
    case "rev-parse":
      let name = String((arguments.last ?? "").dropLast("^{commit}".count))
      guard revisions[name] != nil else { throw .failed("") }
      return Array((name + "\n").utf8)
    case "ls-tree": return listing(arguments.last ?? "")
    case "cat-file":
      let parts = (arguments.last ?? "").split(separator: ":", maxSplits: 1).map { String($0) }
      guard parts.count == 2, let text = links[parts[1]] ?? revisions[parts[0]]?[parts[1]] else {
        throw .failed("fatal: Not a valid object name")
      }
      return Array(text.utf8)
    default: throw .failed("unknown")
    }
  }

  /// Objects are called by revision and path.
  private func listing(_ revision: String) -> [UInt8] {
    let files = revisions[revision, default: [:]].keys.map { ($0, "100644") }
    let all = files + links.keys.map { ($0, "120000") }
    return all.sorted { $0.0 < $1.0 }.flatMap { path, mode in
      Array("\(mode) blob \(revision):\(path.split(separator: " ")[0])\t\(path)\u{0}".utf8)
    }
  }
}
