import Diagnostics
import RuleEngine
import TestSupport

/// A project of files in memory.
struct MemoryProject: FileStore {
  var files: [String: SourceFile] = [:]

  init(_ files: [String: String]) {
    for (path, text) in files { self.files[path] = SourceFile(path: path, text: text) }
  }

  init(_ files: [SourceFile]) {
    for file in files { self.files[file.path] = file }
  }

  /// All files below a folder on the disk, by their paths in it.
  init(folder: String) {
    for path in SourceTree.files(below: folder) {
      let name = String(path.dropFirst(folder.count + 1))
      files[name] = SourceFile(path: name, bytes: SourceTree.bytes(path) ?? [])
    }
  }

  func read(_ path: String) throws(Problem) -> SourceFile {
    guard let file = files[path] else { throw Problem("there is no \(path)", path: path) }
    return file
  }

  /// An asset catalogue's name stands for the colour sets in it.
  func files(matching glob: PathGlob) -> [String] {
    files.keys.filter { path in
      let set = path.hasSuffix(".colorset/Contents.json")
      return set && glob.text.hasSuffix(".xcassets")
        ? path.hasPrefix(glob.text + "/") : glob.matches(path)
    }.sorted()
  }

  func inputs(_ path: String = "rules.yml") -> Inputs {
    var inputs = Inputs.gather(path, from: self)
    inputs.load = { files[$0] }
    return inputs
  }

  /// What a run of all rules reports.
  func report(_ path: String = "rules.yml", _ options: Runner.Options = .test) -> Report {
    Runner.run(inputs(path), options: options)
  }
}

extension Runner.Options {
  /// A day that no test depends on but those that say so.
  static var test: Runner.Options {
    var options = Runner.Options()
    options.today = CalendarDay("2026-11-30")
    return options
  }
}

extension Problem {
  /// `rules.yml:3:5: unknown key tokenz (did you mean tokens?)`.
  var line: String {
    let place =
      location.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? path ?? "-"
    return place + ": " + message + (help.map { " (\($0))" } ?? "")
  }
}

extension Report {
  func checks(of rule: String) -> [Check] { checks.filter { $0.rule == rule } }

  var problemLines: [String] { problems.map(\.line) }
}
