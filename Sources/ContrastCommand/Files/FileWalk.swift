import Diagnostics
import RuleEngine

/// Finds files by a pattern.
///
/// Names that begin with a dot are found only by patterns that name one. Below `**`, folders are not
/// entered through symbolic links, so that a link to a parent ends nothing up in a circle. The packages in
/// `node_modules` are somebody else's: they are looked into only by patterns that name it. An asset
/// catalogue is one thing: its colour sets are found together, and no other pattern looks into it.
struct FileWalk {
  private(set) var found: [String] = []
  /// The folders that were looked into.
  private(set) var listed: [String] = []
  /// Those of what was found that are links themselves.
  private(set) var links: Set<String> = []
  private let files: any FileSystem
  /// Folders that wait, with how many levels below them may still be entered.
  private var pending: [(folder: String, depth: Int)] = []

  private static let anyDepth = 1000

  init(_ files: any FileSystem) { self.files = files }

  mutating func find(_ glob: PathGlob) {
    if glob.isLiteral { return find(literally: glob.text) }
    let visitor = Visitor(glob)
    pending = [(glob.folder, visitor.depth)]
    while let (folder, depth) = pending.popLast() {
      for entry in entries(folder) { visit(entry, in: folder, depth, visitor) }
    }
  }

  /// A path in which nothing stands for something else.
  mutating func find(literally path: String) {
    switch files.kind(of: path) {
    case .file, .other: found.append(path)
    case .folder: expand(path)
    case nil: break
    }
  }

  /// What a pattern asks for beyond matching.
  private struct Visitor {
    let glob: PathGlob
    let depth: Int
    let hasAnyFolders: Bool
    let seesHidden: Bool
    let seesCatalogs: Bool
    let seesPackages: Bool

    init(_ glob: PathGlob) {
      self.glob = glob
      let parts = glob.text.split(separator: "/")
      hasAnyFolders = parts.contains("**")
      depth =
        hasAnyFolders
        ? FileWalk.anyDepth : parts.count - glob.folder.split(separator: "/").count - 1
      seesHidden = parts.contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." }
      seesCatalogs = glob.text.hasText(".xcassets/")
      seesPackages = glob.text.hasText("node_modules")
    }
  }

  private mutating func visit(
    _ entry: FolderEntry, in folder: String, _ depth: Int, _ visitor: Visitor
  ) {
    if entry.name.hasPrefix("."), !visitor.seesHidden { return }
    let path = Self.join(folder, entry.name)
    let isLink = entry.kind == nil
    switch entry.kind ?? files.kind(of: path) {
    case .folder:
      let isCatalog = entry.name.hasSuffix(".xcassets")
      if isCatalog, visitor.glob.matches(path) { return expand(path) }
      if isCatalog, !visitor.seesCatalogs { return }
      if entry.name == "node_modules", !visitor.seesPackages { return }
      if isLink, visitor.hasAnyFolders { return }
      if depth > 0 { pending.append((path, depth - 1)) }
    case .file:
      guard visitor.glob.matches(path) else { return }
      found.append(path)
      if isLink { links.insert(path) }
    case nil: if isLink, visitor.glob.matches(path), isLoop(path) { found.append(path) }
    case .other: break
    }
  }

  /// A folder's name stands for the token files in it.
  private mutating func expand(_ folder: String) {
    let seesPackages = folder.hasText("node_modules")
    var waiting = [(folder: folder, depth: Self.anyDepth)]
    while let (folder, depth) = waiting.popLast() {
      for entry in entries(folder) where !entry.name.hasPrefix(".") {
        let path = Self.join(folder, entry.name)
        if entry.name == "node_modules", !seesPackages { continue }
        if entry.kind == .folder, depth > 0 { waiting.append((path, depth - 1)) }
        var kind = entry.kind ?? files.kind(of: path)
        if kind == nil, isLoop(path) { kind = .file }
        if kind == .file, Self.mayHoldTokens(entry.name, in: folder) { found.append(path) }
      }
    }
  }

  /// Whether a link leads to itself: found, so that reading it says so. One that leads nowhere is as good
  /// as not there.
  private func isLoop(_ path: String) -> Bool {
    do throws(FileError) {
      _ = try files.read(path, limit: 0)
      return false
    } catch {
      if case .failed = error { return true }
      return false
    }
  }

  /// Of an asset catalogue only colour sets, of Android's resources only values; elsewhere by the ending.
  private static func mayHoldTokens(_ name: String, in folder: String) -> Bool {
    if name == "Contents.json" { return folder.hasSuffix(".colorset") }
    if name.hasSuffix(".xml") {
      return folder.split(separator: "/").last?.hasPrefix("values") ?? false
    }
    return endings.contains { name.hasSuffix($0) }
  }

  private static let endings = [
    ".css", ".pcss", ".json", ".jsonc", ".json5", ".tokens", ".yaml", ".yml", ".md", ".markdown",
    ".mdx", ".swift",
  ]

  /// A folder that can't be read is found itself, so that reading it says why.
  private mutating func entries(_ folder: String) -> [FolderEntry] {
    listed.append(folder)
    do throws(FileError) {
      return try files.list(folder.isEmpty ? "." : folder)
    } catch {
      if error == .notPermitted { found.append(folder) }
      return []
    }
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
  }
}
