import Foundation
import TestSupport
import Testing

/// The built program, in a real process: what can't be tried in memory.
@Suite struct ProgramTests {
  private static let program = BuiltProgram.path

  private struct Run {
    var status: Int32
    var output: String
    var error: String
  }

  /// Runs a line of shell in a folder, with `contrast` standing for the program.
  private func shell(_ line: String, in folder: String = Repository.root) throws -> Run {
    let program = try #require(Self.program)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "contrast() { '\(program)' \"$@\"; }; " + line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let errors = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      error: String(decoding: errors, as: UTF8.self))
  }

  /// A folder of its own, taken away afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "contrast-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test(.enabled(if: program != nil, "the program is not beside the tests"))
  func `a pipe is read, and one that nobody writes to is not waited for`() throws {
    try inFolder { folder in
      let line = """
        mkfifo tokens.css screen.yml rules.yml c.yml; contrast tokens tokens.css; echo $?
        contrast check -c rules.yml; echo $?; contrast check; echo $?
        echo 'tokens: [tokens.css]' > a.yml; contrast check -c a.yml; echo $?
        echo ':root{--a:#000;--b:#fff}' > t.css
        echo '{tokens: [t.css], screens: [screen.yml], pairs: [{foreground: a, background: b}]}' > b.yml
        contrast check --quiet -c b.yml; echo $?
        """
      let run = try shell(line, in: folder)
      #expect(
        run.output.split(separator: "\n").filter { $0.count == 1 } == ["2", "2", "2", "2", "2"])
      let says = "error: is a pipe or a device, not a file\n"
      #expect(
        run.error == "tokens.css: \(says)rules.yml: \(says)rules.yml: \(says)"
          + "a.yml:1:10: error: tokens.css: " + says.dropFirst("error: ".count)
          + "b.yml:1:29: error: screen.yml: " + says.dropFirst("error: ".count))
      // The shell holds both ends of this one.
      let piped = try shell("printf ':root { --a: #fff }' | contrast convert -", in: folder)
      #expect(piped.status == 1)
    }
  }

  @Test(.enabled(if: program != nil, "the program is not beside the tests"))
  func `the program says its version and what it can do`() throws {
    #expect(try shell("contrast --version").output.hasPrefix("contrast 0."))
    #expect(try shell("contrast --help").status == 0)
    #expect(try shell("contrast nonsense").status == 2)
    #expect(try shell("contrast pair '#fff' '#000'").status == 0)
    #expect(try shell("contrast pair '#fff' '#eee'").status == 1)
  }

  @Test(.enabled(if: program != nil, "the program is not beside the tests"))
  func `a closed pipe is no error`() throws {
    let run = try shell("yes red | contrast convert --to hex | head -n 1")
    #expect(run.output == "#ff0000\n")
    #expect(run.error.isEmpty)
    #expect(try shell("{ contrast --help; echo $? >&2; } | true").error == "0\n")
  }

  @Test(.enabled(if: program != nil, "the program is not beside the tests"))
  func `a full disk is an error`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try shell("contrast --help > /dev/full")
    #expect(run.status == 2)
    #expect(run.error.contains("standard output could not be written: No space left on device"))
  }

  @Test(.enabled(if: program != nil, "the program is not beside the tests"))
  func `results come as soon as their lines do`() throws {
    let line =
      "{ echo red; sleep 0.3; echo blue; } | contrast convert --to hex | { read a; echo first $a; cat; }"
    #expect(try shell(line).output == "first #ff0000\n#0000ff\n")
  }

  @Test(.enabled(if: program != nil, "the program is not beside the tests"))
  func `reports are written aside and renamed, and special files to directly`() throws {
    try inFolder { folder in
      let rules = "version: 1\ntokens: [t.css]\npairs: [{foreground: [a], background: [b]}]\n"
      try rules.write(toFile: folder + "/rules.yml", atomically: true, encoding: .utf8)
      try ":root{--a:#000;--b:#fff}".write(
        toFile: folder + "/t.css", atomically: true, encoding: .utf8)
      try "old".write(toFile: folder + "/out.txt", atomically: true, encoding: .utf8)
      let line = "chmod 640 out.txt; ln -s out.txt link.txt; contrast check -o link.txt; "
      _ = try shell(line + "contrast check -o /dev/null", in: folder)
      #expect(
        try shell(
          "stat -c %a out.txt; readlink link.txt; test -c /dev/null; echo $?; ls -A", in: folder
        ).output
          == "640\nout.txt\n0\nlink.txt\nout.txt\nrules.yml\nt.css\n")
      #expect(try String(contentsOfFile: folder + "/out.txt", encoding: .utf8).contains("checked"))
      let denied = try shell("contrast check -o none/out.txt", in: folder)
      #expect(denied.status == 2)
      #expect(denied.error.contains("none/out.txt: error: can't be written: no such file"))
    }
  }

  // The shell waits for each run to be said before it goes on.
  @Test(.enabled(if: program != nil, "the program is not beside the tests"))
  func `a watch runs again with each change, until a signal ends it`() throws {
    try inFolder { folder in
      let line = """
        echo ':root{--a:#000;--b:#fff}' > t.css
        printf 'version: 1\\ntokens: [t.css]\\nappearances: [light]\\npairs: [{foreground: a, background: b}]\\n' > rules.yml
        await() { n=0; until [ "$(grep -c watching log)" -ge $1 ] || [ $n -ge 300 ]; do sleep 0.1; n=$((n+1)); done; }
        : > log
        '\(try #require(Self.program))' check --watch --format csv -o out.csv 2>> log & pid=$!
        await 1; grep -c '^pair-contrast,pass,' out.csv
        echo ':root{--a:#999;--b:#fff}' > aside; mv aside t.css
        await 2; grep -c '^pair-contrast,fail,' out.csv
        echo 'version: [' > rules.yml
        await 3; grep -c 'rules.yml:' log
        for i in 1 2 3 4 5 6 7 8 9; do echo other > other.txt; done
        kill -TERM $pid; wait $pid; echo $?; grep -c watching log; ls
        """
      // Not Ctrl-C's signal: who runs the tests may have it ignored, and that is passed on.
      #expect(
        try shell(line, in: folder).output
          == "1\n1\n1\n143\n3\nlog\nother.txt\nout.csv\nrules.yml\nt.css\n")
    }
  }

  #if os(Linux)
    /// Fields 14 and 15 of `/proc/PID/stat` are the time used, in hundredths of a second. What polls hot
    /// never has half a second without any; what has just begun to wait, on a busy machine, soon does.
    @Test(.enabled(if: program != nil, "the program is not beside the tests"))
    func `a watch does nothing while nothing happens, and ends when nobody reads`() throws {
      try inFolder { folder in
        let line = """
          echo ':root{--a:#000;--b:#fff}' > t.css
          printf 'version: 1\\ntokens: [t.css]\\npairs: [{foreground: a, background: b}]\\n' > rules.yml
          : > log; mkfifo pipe
          '\(try #require(Self.program))' check --watch > pipe 2>> log & pid=$!
          exec 3< pipe
          n=0; until [ "$(grep -c watching log)" -ge 1 ] || [ $n -ge 300 ]; do sleep 0.1; n=$((n+1)); done
          used() { cut -d' ' -f14,15 /proc/$pid/stat; }
          idle=1; n=0
          while [ $idle = 1 ] && [ $n -lt 60 ]; do
            before=$(used); sleep 0.5; [ "$(used)" = "$before" ] && idle=0; n=$((n+1))
          done
          echo $idle
          exec 3<&-; wait $pid; echo $?
          """
        #expect(try shell(line, in: folder).output == "0\n0\n")
      }
    }
  #endif

  @Test(.enabled(if: program != nil, "the program is not beside the tests"))
  func `real files are found and read`() throws {
    try inFolder { folder in
      let line = """
        mkdir -p a/b '名 前'; echo ':root{--a:#fff}' > a/x.css; echo ':root{--b:#000}' > a/b/y.css
        echo ':root{--c:#123}' > '名 前/z.css'; ln -s .. a/b/up; ln -s nowhere a/dead.css; : > empty.css
        printf 'version: 1\\ntokens: ["a/**/*.css", "*/z.css"]\\n' > rules.yml
        contrast tokens --format json; contrast tokens - < /dev/null; contrast tokens a empty.css; contrast tokens a/b/up/b/y.css
        """
      let run = try shell(line, in: folder)
      #expect(run.output.contains(#"{"name":"a","location":{"file":"a/x.css""#))
      #expect(run.output.contains(#""file":"名 前/z.css""#))
      #expect(run.error == "-: error: no such file\n" || !run.error.contains("dead"))
      #expect(run.status == 0)
    }
  }

  @Test(.enabled(if: program != nil, "the program is not beside the tests"))
  func `a folder, a pipe and a missing file as input are told apart`() throws {
    try inFolder { folder in
      let run = try shell(
        "mkdir d; contrast check -c d; contrast check -c gone.yml; contrast check -c /dev/null",
        in: folder)
      #expect(run.error.contains("d: error: is a folder, not a file"))
      #expect(run.error.contains("gone.yml: error: no such file"))
      #expect(run.error.contains("/dev/null: error: is a pipe or a device, not a file"))
      #expect(run.status == 2)
    }
  }
}
