import Diagnostics

/// Shows or writes what was found, and says what was not.
struct FixDelivery {
  private let fixing: Fixing
  private let configuration: String
  private let files: any FileSystem

  init(_ fixing: Fixing, configuration: String, _ files: any FileSystem) {
    self.fixing = fixing
    self.configuration = configuration
    self.files = files
  }

  func deliver(writes: Bool, _ console: inout Console) -> ExitStatus {
    for problem in fixing.problems { console.report(problem) }
    guard fixing.problems.isEmpty else { return .unusable }
    let paths = fixing.overlay.changed.keys.sorted()
    var status = ExitStatus.success
    for path in paths {
      guard let old = fixing.overlay.originals[path]?.bytes,
        let new = fixing.overlay.changed[path]?.bytes, old != new
      else { continue }
      if writes {
        status = max(status, write(new, over: old, path, &console))
      } else {
        console.print(UnifiedDiff.bytes(path: path, old: old, new: new))
        status = .findings
      }
    }
    for change in fixing.changes {
      console.report("note", change.sentence(isDone: writes), place: change.location.place)
    }
    for refusal in fixing.refusals { report(refusal, &console) }
    for check in fixing.outdated {
      console.report(
        "note",
        check.rule == "token-parity"
          ? "\(check.subject) are then not the same: this place is to follow"
          : "the ratio of \(check.subject) that is written here is then another",
        place: check.location.place)
    }
    if paths.isEmpty, fixing.refusals.isEmpty {
      console.print(Array("nothing to do\n".utf8))
    }
    return fixing.refusals.isEmpty ? status : max(status, .findings)
  }

  private func write(
    _ new: [UInt8], over old: [UInt8], _ path: String, _ console: inout Console
  ) -> ExitStatus {
    guard !leavesProject(path) else {
      console.report(
        "error", "is a symbolic link out of the project, and is not written through", place: path)
      return .unusable
    }
    do throws(FileError) {
      guard try files.read(path, limit: SourceStore.sizeLimit) == old else {
        console.report("error", "has changed in the meantime, and is left alone", place: path)
        return .unusable
      }
      try files.write(new, to: path)
    } catch {
      console.report("error", "can't be written: \(error.message)", place: path)
      return .unusable
    }
    console.say("wrote \(path)")
    return .success
  }

  /// Whether a path leads through a link to somewhere outside of the folder of rules.yml and of the working
  /// directory. A path that names such a place openly does not.
  private func leavesProject(_ path: String) -> Bool {
    guard let target = files.target(of: path) else { return true }
    let parts = configuration.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
    for root in [folder, "."] {
      if let root = files.target(of: root), Self.contains(root, target) { return false }
    }
    guard let here = files.target(of: ".") else { return true }
    return target != Self.absolute(path, from: here)
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static func absolute(_ path: String, from folder: String) -> String {
    var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private func report(_ refusal: Fixing.Refusal, _ console: inout Console) {
    let check = refusal.check
    var text = check.subject
    if !refusal.appearances.isEmpty {
      text += " in " + refusal.appearances.joined(separator: ", ")
    }
    console.report(
      "not fixed", "\(text) (\(check.rule)): \(refusal.reason)",
      place: check.location.place,
      help: refusal.note.map { "\($0.message): \($0.location.place)" })
  }
}
