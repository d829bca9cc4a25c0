/// Runs git, so that tests need no repository.
package protocol Git: Sendable {
  /// What `git` writes to standard output, run in the working directory.
  func output(_ arguments: [String]) throws(GitError) -> [UInt8]
}

/// Why git gave no answer.
package enum GitError: Error, Hashable, Sendable {
  /// It can't be started.
  case missing(String)
  /// It ended with an error; its own words, the first line.
  case failed(String)

  package var message: String {
    switch self {
    case .missing(let reason): "git can't be run: \(reason)"
    case .failed(let reason): reason.isEmpty ? "git failed" : reason
    }
  }
}

/// For where there is no git at all.
package struct NoGit: Git {
  package init() {}

  package func output(_ arguments: [String]) throws(GitError) -> [UInt8] {
    throw .missing("there is none here")
  }
}
