import Testing

@testable import ContrastCommand

@Suite struct ArgumentTests {
  private func error(_ arguments: String...) -> UsageError? { error(arguments) }

  private func error(_ arguments: [String]) -> UsageError? {
    do throws(UsageError) {
      _ = try ArgumentParser.parse(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test func `flags may stand anywhere and be written in every usual way`() throws {
    let lines = [
      ["--color", "never", "check", "a.css", "--format=json", "-o", "out", "-q"],
      ["check", "--color=never", "-fjson", "--output", "out", "--quiet", "a.css"],
      ["check", "-qf", "json", "-o=out", "a.css", "--color", "never"],
    ]
    for line in lines {
      let typed = try ArgumentParser.parse(line)
      #expect(typed.command == .check)
      #expect(typed.operands == ["a.css"])
      #expect(typed.value(.format) == "json")
      #expect(typed.value(.output) == "out")
      #expect(typed.value(.color) == "never")
      #expect(typed.has(.quiet))
    }
  }

  @Test func `colours that begin with a hash or hold spaces are operands`() throws {
    let typed = try ArgumentParser.parse(["pair", "#fff", "rgb(0 0 0 / 50%)"])
    #expect(typed.operands == ["#fff", "rgb(0 0 0 / 50%)"])
  }

  @Test func `two dashes end the flags and one is an operand`() throws {
    let typed = try ArgumentParser.parse(["convert", "-", "--", "--to", "-x"])
    #expect(typed.operands == ["-", "--to", "-x"])
  }

  @Test func `repeatable flags keep every value`() throws {
    let typed = try ArgumentParser.parse(["check", "-a", "light", "--appearance=dark"])
    #expect(typed.values(.appearance) == ["light", "dark"])
  }

  private static let mistakes: [([String], String, String?)] = [
    (["chek"], "there is no command chek", "did you mean check?"),
    (["check", "--formt", "json"], "there is no flag --formt", "did you mean --format?"),
    (["check", "--format", "jsn"], "--format can't be jsn", "did you mean json?"),
    (["check", "--format"], "--format needs a value: --format FORMAT", nil),
    (["check", "--quiet=yes"], "--quiet takes no value", nil),
    (["check", "-z"], "there is no flag -z", "-- stands before operands that begin with -"),
    (
      ["check", "--size", "3"], "contrast check does not take --size",
      "it is for contrast pair, contrast explain"
    ),
    (["convert", "-t", "hex", "-t", "rgb"], "-t is given twice: hex and rgb", nil),
    (["xyzzy"], "there is no command xyzzy", "contrast --help lists them"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named, with what was meant`(_ row: ([String], String, String?)) {
    do throws(UsageError) {
      _ = try ArgumentParser.parse(row.0)
      Issue.record("parsed \(row.0)")
    } catch {
      #expect(error.message == row.1)
      #expect(error.help == row.2)
    }
  }

  @Test func `an empty value is none`() {
    for arguments in [["check", "--config="], ["check", "--output", ""], ["check", "-c", ""]] {
      #expect(error(arguments)?.message.contains("needs a value") ?? false, "\(arguments)")
    }
  }

  @Test func `no argument crashes the parser`() {
    for text in ["", "-", "--", "---", "--=", "-=", "--color=", "\u{0}", "-é", "--👍=1", "-\u{1B}"] {
      _ = error(text)
      _ = error("check", text)
      _ = error("check", text, text)
    }
  }
}

/// The tables themselves.
@Suite struct TableOfFlagsTests {
  @Test func `every flag and command is documented`() {
    for flag in Flag.all {
      #expect(flag.summary.hasSuffix("."), "\(flag.name)")
      #expect(
        flag.name.utf8.allSatisfy { 97...122 ~= $0 || 48...57 ~= $0 || $0 == 45 }, "\(flag.name)")
      #expect((flag.value == nil) == (flag.choices.isEmpty && flag.value == nil))
      if let standard = flag.standard, !flag.choices.isEmpty {
        #expect(flag.choices.contains(standard))
      }
    }
    for command in Commands.all {
      #expect(command.summary.hasSuffix("."))
      #expect(command.details.allSatisfy { $0.hasSuffix(".") })
      #expect(command.examples.allSatisfy { $0.line.hasPrefix("contrast ") })
    }
  }

  @Test func `names and letters are unique and every command has its entry`() {
    for command in CommandName.allCases {
      let flags = Flag.all.filter { $0.isTaken(by: command) }
      #expect(Set(flags.map(\.name)).count == flags.count)
      #expect(Set(flags.compactMap(\.short)).count == flags.compactMap(\.short).count)
    }
    #expect(Commands.all.map(\.name) == CommandName.allCases)
  }

  @Test func `every example parses`() throws {
    for command in Commands.all {
      for example in command.examples {
        let words = Self.words(example.line)
        let typed = try ArgumentParser.parse(Array(words.dropFirst()))
        #expect(typed.command == command.name)
        #expect(command.operandCount.contains(typed.operands.count))
      }
    }
  }

  /// Splits at spaces outside of single quotes, as a shell does.
  private static func words(_ line: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in line {
      if character == "'" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
