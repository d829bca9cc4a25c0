/// A revision of the repository around the working directory.
struct Revision {
  /// As it was typed.
  let name: String
  /// The commit's full name.
  let commit: String
  let tree: WorkTree

  init(_ name: String, _ git: any Git) throws(UsageError) {
    self.name = name
    tree = try WorkTree(git, help: "contrast diff compares with a git revision")
    commit = try tree.commit(name)
  }
}

/// What a revision holds at a path.
struct RevisionEntry: Hashable {
  enum Kind: Hashable { case file, link, other }
  var kind: Kind
  /// The name of the object with its content.
  var object: String

  /// All entries by their paths from the root.
  ///
  /// - Parameters:
  ///   - listing: the output of `git ls-tree -r -z` or `git ls-files --stage -z`.
  ///   - field: where the object's name stands in a line: behind mode and kind, or behind the mode.
  static func entries(_ listing: [UInt8], objectField field: Int = 2) -> [String: RevisionEntry] {
    var entries: [String: RevisionEntry] = [:]
    for record in listing.split(separator: 0) {
      guard let tab = record.firstIndex(of: 0x09) else { continue }
      let fields = record[..<tab].split(separator: 0x20)
      guard fields.count >= 3 else { continue }
      let path = String(decoding: record[(tab + 1)...], as: UTF8.self)
      entries[path] = RevisionEntry(
        kind: kind(fields[0]), object: String(decoding: fields[field], as: UTF8.self))
    }
    return entries
  }

  /// By git's mode: 100644 and 100755 are files, 120000 a link, 160000 another repository.
  private static func kind(_ mode: ArraySlice<UInt8>) -> Kind {
    if mode.starts(with: "100".utf8) { return .file }
    return mode.starts(with: "120".utf8) ? .link : .other
  }
}
