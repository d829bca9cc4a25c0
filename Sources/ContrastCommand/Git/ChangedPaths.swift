/// The files that changed, by their paths from the working directory.
struct ChangedPaths {
  /// Those that are there.
  var present: [String] = []
  var deleted: [String] = []

  /// What changed in the work tree since it left a revision's history, with files that git doesn't know yet.
  /// Where the histories have nothing in common, the revision itself is compared with.
  static func since(_ name: String, _ tree: WorkTree) throws(UsageError) -> ChangedPaths {
    let commit = try tree.commit(name)
    let base = (try? tree.line(["merge-base", commit, "HEAD"])) ?? commit
    do throws(GitError) {
      var changed = try compared([base], tree)
      let untracked = try tree.list(
        ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/"])
      changed.present += untracked.map { tree.fromWorkingDirectory($0) }
      return changed
    } catch {
      throw UsageError(error.message)
    }
  }

  /// What the next commit is going to change.
  static func staged(_ tree: WorkTree) throws(UsageError) -> ChangedPaths {
    do throws(GitError) {
      return try compared(["--cached"], tree)
    } catch {
      throw UsageError(error.message)
    }
  }

  /// A file that was renamed is one that is gone, and a new one.
  private static func compared(
    _ sides: [String], _ tree: WorkTree
  ) throws(GitError) -> ChangedPaths {
    let words = try tree.list(
      ["diff", "--name-status", "-z", "--no-renames", "--no-relative"] + sides + ["--"])
    var changed = ChangedPaths()
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      let path = tree.fromWorkingDirectory(words[index + 1])
      if words[index] == "D" { changed.deleted.append(path) } else { changed.present.append(path) }
    }
    return changed
  }
}
