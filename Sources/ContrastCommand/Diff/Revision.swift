import RuleEngine

/// A revision of the repository around the working directory.
struct Revision {
  /// As it was typed.
  let name: String
  /// The commit's full name.
  let commit: String
  let git: any Git
  /// The repository's root, absolute.
  let root: String
  /// Where the working directory is in it: `design/tokens/`, or empty.
  let prefix: String

  init(_ name: String, _ git: any Git) throws(UsageError) {
    self.name = name
    self.git = git
    do throws(GitError) {
      root = try Self.line(git, ["rev-parse", "--show-toplevel"])
      prefix = try Self.line(git, ["rev-parse", "--show-prefix"])
    } catch {
      throw UsageError(error.message, help: "contrast diff compares with a git revision")
    }
    // A name that begins with a dash would be a flag of git's.
    guard !name.isEmpty, !name.hasPrefix("-"),
      let commit = try? Self.line(git, ["rev-parse", "--verify", "--quiet", name + "^{commit}"])
    else {
      throw UsageError(
        "there is no revision \(name)", help: "a branch, a tag, a commit, HEAD or HEAD~1")
    }
    self.commit = commit
  }

  /// The first line of what git says.
  private static func line(_ git: any Git, _ arguments: [String]) throws(GitError) -> String {
    let bytes = try git.output(arguments)
    return String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}

/// What a revision holds at a path.
struct RevisionEntry: Hashable {
  enum Kind: Hashable { case file, link, other }
  var kind: Kind
  /// The name of the object with its content.
  var object: String

  /// All entries by their paths from the root: the output of `git ls-tree -r -z`.
  static func entries(_ listing: [UInt8]) -> [String: RevisionEntry] {
    var entries: [String: RevisionEntry] = [:]
    for record in listing.split(separator: 0) {
      guard let tab = record.firstIndex(of: 0x09) else { continue }
      let fields = record[..<tab].split(separator: 0x20)
      guard fields.count >= 3 else { continue }
      let path = String(decoding: record[(tab + 1)...], as: UTF8.self)
      entries[path] = RevisionEntry(
        kind: kind(fields[0]), object: String(decoding: fields[2], as: UTF8.self))
    }
    return entries
  }

  /// By git's mode: 100644 and 100755 are files, 120000 a link, 160000 another repository.
  private static func kind(_ mode: ArraySlice<UInt8>) -> Kind {
    if mode.starts(with: "100".utf8) { return .file }
    return mode.starts(with: "120".utf8) ? .link : .other
  }
}
