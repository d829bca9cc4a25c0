/// Waits for changes of files. Made for one user: what is watched is the last that was asked for.
package protocol InputWatch: Sendable {
  /// Watches some places from now on, and no others.
  func watch(_ places: WatchedPlaces) throws(FileError)
  /// Waits until something changes in one of them, and a moment longer, so that what an editor or git does at
  /// once is one change. What happens between two calls is not lost.
  ///
  /// - Returns: false where nobody reads standard output any more.
  func wait() throws(FileError) -> Bool
}

/// For where nothing ever changes.
package struct NoWatch: InputWatch {
  package init() {}

  package func watch(_ places: WatchedPlaces) throws(FileError) {}

  package func wait() throws(FileError) -> Bool { false }
}

/// How long to wait, in milliseconds.
enum WatchTiming {
  /// Changes that follow each other faster are one.
  static let quiet = 50
  /// But nobody waits longer than this for the first of them.
  static let patience = 1000
  /// Between two looks, where the system tells of no changes.
  static let interval = 1000
}
