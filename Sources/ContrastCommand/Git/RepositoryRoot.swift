/// The root of the repository that the working directory is in: what code hosts take paths from.
enum RepositoryRoot {
  /// By what GitHub and GitLab say of the job, or by the folder that holds `.git`; absolute. Nil where there is
  /// none: git itself is not asked.
  static func find(_ surroundings: Surroundings) -> String? {
    let folder = surroundings.files.workingDirectory
    for name in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      guard let stated = surroundings.environment[name], stated.hasPrefix("/") else { continue }
      let root = stated.split(separator: "/")
      if !root.isEmpty, folder.split(separator: "/").starts(with: root) {
        return "/" + root.joined(separator: "/")
      }
    }
    var rest = folder.split(separator: "/")
    while !rest.isEmpty {
      let path = "/" + rest.joined(separator: "/")
      // A linked work tree has a file of this name.
      if surroundings.files.kind(of: path + "/.git") != nil { return path }
      rest.removeLast()
    }
    return nil
  }
}
