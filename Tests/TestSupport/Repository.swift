/// Where the package lies, so that tests find `fixtures` from any working directory.
package enum Repository {
  package static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()

  /// The shared conformance tables beside a checkout, where there are any: tests that read them are
  /// skipped, saying so, when not.
  package static let sharedData: String = root + "/../shared/data"
}
