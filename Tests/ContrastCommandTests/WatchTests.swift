import Synchronization
import Testing

@testable import ContrastCommand

/// `check --watch`, with changes that a script makes while the command waits.
@Suite struct WatchTests {
  /// Each time something is waited for, the next step changes the files; then nobody reads any more.
  private final class Script: InputWatch {
    typealias Step = @Sendable (MemoryFiles) -> Void
    private let files: MemoryFiles
    private let steps: Mutex<[Step]>
    private let seen = Mutex<[WatchedPlaces]>([])

    init(_ files: MemoryFiles, _ steps: [Step]) {
      self.files = files
      self.steps = Mutex(steps)
    }

    var places: [WatchedPlaces] { seen.withLock { $0 } }

    func watch(_ places: WatchedPlaces) throws(FileError) { seen.withLock { $0.append(places) } }

    func wait() throws(FileError) -> Bool {
      guard let step = steps.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
      step(files)
      return true
    }
  }

  /// For where nothing can be watched.
  private struct Broken: InputWatch {
    func watch(_ places: WatchedPlaces) throws(FileError) { throw .failed("Too many open files") }
    func wait() throws(FileError) -> Bool { true }
  }

  @Test func `files that can't be watched are told, behind the first run`() {
    var shell = Shell(Self.files)
    shell.watch = Broken()
    let run = shell.run("check", "--watch")
    #expect(run.status == .unusable)
    #expect(run.error.contains("files can't be watched: Too many open files"))
    #expect(run.output.contains("ink on paper"))
  }

  private static let good = ":root { --coral: #ff6030; --paper: #fff; --ink: #171717; }"
  private static let rules =
    "version: 1\nextends: [base.yml]\ntokens: [\"design/*.css\"]\nappearances: [light]\n"
  private static let files = [
    "rules.yml": rules,
    "base.yml": "version: 1\npairs: [{foreground: ink, background: paper}]\n",
    "design/tokens.css": good,
    "unrelated.txt": "",
  ]

  private static func put(_ text: String, _ path: String) -> Script.Step {
    { $0.put(Array(text.utf8), at: path) }
  }

  /// The outcomes run by run, what was said, and what was watched.
  private func watch(
    _ steps: [Script.Step], _ more: [String] = []
  ) -> (runs: [String], run: Shell.Run, places: [WatchedPlaces], files: MemoryFiles) {
    var shell = Shell(Self.files)
    let script = Script(shell.files, steps)
    shell.watch = script
    let run = shell.run(["check", "--watch", "--format", "csv"] + more)
    let runs = run.output.split { $0.isNewline }.reduce(into: [String]()) { runs, line in
      if line.hasPrefix("rule,") { runs.append("") }
      if line.hasPrefix("pair-contrast,") {
        runs[runs.count - 1] += line.contains(",fail,") ? "fail" : "pass"
      }
    }
    return (runs, run, script.places, shell.files)
  }

  @Test func `each change of an input is a run`() {
    let bad = Self.good.replacing("#171717", with: "#999")
    let (runs, run, _, _) = watch([
      Self.put(bad, "design/tokens.css"), Self.put(Self.good, "design/tokens.css"),
      Self.put("version: 1\npairs: [{foreground: ink, background: paper, min: 21}]\n", "base.yml"),
    ])
    #expect(runs == ["pass", "fail", "pass", "fail"])
    #expect(run.status == .findings)
    #expect(run.error.contains("contrast: note: watching 3 files; Ctrl-C ends\n"))
  }

  @Test func `what makes no difference is no run`() {
    let (runs, _, _, _) = watch([
      Self.put("x", "unrelated.txt"), Self.put("", "design/.tokens.css.swp"),
      Self.put(Self.good, "design/tokens.css"), Self.put("", "design/4913"),
      Self.put("", "new/a.css"),
    ])
    #expect(runs == ["pass"])
  }

  @Test func `a new file that a pattern finds is a run`() {
    let (runs, run, _, _) = watch([Self.put(":root { --ink: #999 }", "design/more.css")])
    #expect(runs.count == 2)
    #expect(run.error.contains("watching 4 files"))
  }

  @Test func `rules that are broken for a while are said to be, and the watching goes on`() {
    let (runs, run, places, _) = watch([
      Self.put("version: [", "rules.yml"), Self.put(Self.rules, "rules.yml"),
      Self.put("pears: []", "base.yml"),
    ])
    #expect(runs == ["pass", "", "pass", ""])
    #expect(run.error.contains("rules.yml:1:"))
    #expect(run.error.contains("unknown key pears"))
    #expect(run.status == .unusable)
    // Also while they are broken, they are watched.
    #expect(places.allSatisfy { $0.contains("rules.yml", in: ".") })
  }

  @Test func `a rules.yml that comes, or comes nearer, is found`() {
    var shell = Shell(["t.css": Self.good])
    let rules = "version: 1\ntokens: [t.css]\npairs: [{foreground: ink, background: paper}]\n"
    shell.watch = Script(shell.files, [Self.put(rules, "contrast.yml"), Self.put("", "rules.yml")])
    let run = shell.run("check", "--watch", "--format", "csv")
    #expect(run.error.contains("there is no rules.yml here or in a folder above"))
    #expect(run.output.contains("pair-contrast"))
    #expect(run.error.contains("rules.yml:1:1: error: there is nothing in this file"))
  }

  @Test func `a report in a file is written anew`() {
    let bad = Self.good.replacing("#171717", with: "#999")
    let (_, _, _, files) = watch(
      [Self.put(bad, "design/tokens.css")], ["--output", "design/report.txt"])
    #expect(files.text("design/report.txt")?.contains(",fail,") == true)
  }

  @Test func `only a terminal is cleared`() {
    func output(_ isTerminal: Bool, _ environment: [String: String] = [:]) -> String {
      var shell = Shell(Self.files)
      shell.environment = environment
      shell.terminal.outputIsTerminal = isTerminal
      shell.watch = Script(shell.files, [Self.put("", "design/tokens.css")])
      return shell.run("check", "--watch", "--color", "never").output
    }
    #expect(output(true).components(of: "\u{1B}[2J") == 2)
    #expect(output(false).components(of: "\u{1B}") == 0)
    #expect(output(true, ["TERM": "dumb"]).components(of: "\u{1B}") == 0)
  }

  @Test func `nobody who reads is the end`() {
    var shell = Shell(Self.files)
    shell.outputFault = .closed
    shell.watch = Script(shell.files, [Self.put("", "design/tokens.css")])
    #expect(shell.run("check", "--watch").status != .unusable)
  }

  @Test func `what is watched is every input and every place where one may appear`() throws {
    let (_, _, places, _) = watch([])
    let first = try #require(places.first)
    for (folder, name) in [
      (".", "rules.yml"), (".", "base.yml"), ("design", "tokens.css"), ("design", "new.css"),
      (".", "design"),
    ] { #expect(first.contains(name, in: folder), "\(folder)/\(name)") }
    #expect(!first.contains("unrelated.txt", in: "."))
    #expect(!first.contains("rules.yml", in: ".."))
  }

  @Test func `places are the folders up to the working directory`() {
    var places = WatchedPlaces()
    places.addFile("a/b/c.css")
    places.addFile("../../up/r.yml")
    places.addFile("/abs/x.css")
    places.addFolder("")
    places.addFolder("g/h")
    let expected: [String: Set<String>] = [
      "a/b": ["c.css"], "a": ["b"], ".": ["a", "g"], "../../up": ["r.yml"], "../..": ["up"],
      "/abs": ["x.css"], "/": ["abs"], "g": ["h"],
    ]
    #expect(places.names == expected)
    #expect(places.folders == [".", "g/h"])
    #expect(places.all == Set(expected.keys).union([".", "g/h"]))
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    ranges(of: text).count
  }
}

/// The kinds of watch, in a real folder.
@Suite struct RealWatchTests {
  private static let kinds: [String] = {
    #if os(Linux)
      ["stat", "inotify"]
    #else
      ["stat"]
    #endif
  }()

  private static func make(_ kind: String) -> any InputWatch {
    #if os(Linux)
      if kind == "inotify" { return NotifyWatch() }
    #endif
    return StatWatch(interval: 20)
  }

  /// Whatever an editor, git or a person does: the wait for it ends.
  @Test(arguments: kinds)
  func `each kind of change ends the waiting`(_ kind: String) throws {
    try TemporaryFolder.with { folder in
      try folder.write("1", to: "d/a.css")
      try folder.write("1", to: "rules.yml")
      try folder.write("1", to: "far/real.css")
      let watch = Self.make(kind)
      var places = WatchedPlaces()
      places.addFile(folder.path + "/rules.yml")
      places.addFile(folder.path + "/far/real.css")
      places.addFile(folder.path + "/missing/later.css")
      places.addFolder(folder.path + "/d")
      let changes: [(String, () throws -> Void)] = [
        ("written in place", { try folder.append("22", to: "rules.yml") }),
        ("written aside and renamed", { try folder.write("333", to: "rules.yml") }),
        ("a new file in a folder", { try folder.write("1", to: "d/b.css") }),
        ("a file that goes", { folder.remove("d/b.css") }),
        ("a new folder in a folder", { try folder.write("1", to: "d/e/b.css") }),
        ("a folder that was not there", { try folder.write("1", to: "missing/later.css") }),
        ("a file in it", { try folder.write("12", to: "missing/later.css") }),
        ("a folder that goes", { folder.remove("missing") }),
        ("a folder moved away", { folder.move("d", to: "x") }),
        ("and back", { folder.move("x", to: "d") }),
        ("the file that goes and comes", { folder.remove("rules.yml") }),
        ("and comes", { try folder.write("4", to: "rules.yml") }),
      ]
      for (name, change) in changes {
        // As the command does: told of the places before each wait.
        try watch.watch(places)
        try change()
        #expect(try watch.wait(), "\(name)")
      }
    }
  }

  /// A change that comes before the wait, or while it lasts, is one.
  @Test(arguments: kinds)
  func `a change of no interest does not end the waiting`(_ kind: String) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove("") }
    try folder.write("1", to: "rules.yml")
    let watch = Self.make(kind)
    var places = WatchedPlaces()
    places.addFile(folder.path + "/rules.yml")
    try watch.watch(places)
    try folder.write("1", to: "unrelated.txt")
    try folder.write("12", to: "unrelated.txt")
    let isOver = Mutex(false)
    try await withThrowingTaskGroup { group in
      group.addTask { try watch.wait() }
      try await Task.sleep(for: .milliseconds(300))
      isOver.withLock { $0 = true }
      try folder.write("changed", to: "rules.yml")
      for try await isChange in group {
        #expect(isChange)
        #expect(isOver.withLock { $0 }, "ended by the other file")
      }
    }
  }
}
