import RuleEngine

/// The work tree of the git repository around the working directory.
struct WorkTree {
  let git: any Git
  /// Absolute.
  let root: String
  /// Where the working directory is in it: `design/tokens/`, or empty.
  let prefix: String

  /// - Parameter help: what git is wanted for.
  init(_ git: any Git, help: String) throws(UsageError) {
    self.git = git
    do throws(GitError) {
      root = try Self.line(git, ["rev-parse", "--show-toplevel"])
      prefix = try Self.line(git, ["rev-parse", "--show-prefix"])
    } catch {
      throw UsageError(error.message, help: help)
    }
  }

  /// The full name of the commit that a revision is.
  func commit(_ name: String) throws(UsageError) -> String {
    // A name that begins with a dash would be a flag of git's.
    guard !name.isEmpty, !name.hasPrefix("-"),
      let commit = try? line(["rev-parse", "--verify", "--quiet", name + "^{commit}"])
    else {
      throw UsageError(
        "there is no revision \(name)", help: "a branch, a tag, a commit, HEAD or HEAD~1")
    }
    return commit
  }

  /// The first line of what git says.
  func line(_ arguments: [String]) throws(GitError) -> String {
    try Self.line(git, arguments)
  }

  private static func line(_ git: any Git, _ arguments: [String]) throws(GitError) -> String {
    let bytes = try git.output(arguments)
    return String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }

  /// The texts of a list that `-z` ends with a zero each: names may hold anything else.
  func list(_ arguments: [String]) throws(GitError) -> [String] {
    try git.output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A path from the root, as seen from the working directory. Git counts the folders between them, so that
  /// it does not matter through which links either is reached.
  func fromWorkingDirectory(_ path: String) -> String {
    let ups = prefix.split(separator: "/").map { _ in ".." }
    return (ups + [path]).joined(separator: "/")
  }
}
