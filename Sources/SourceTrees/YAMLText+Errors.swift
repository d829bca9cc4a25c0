import Diagnostics

extension YAMLText {
  @inline(never)
  func failure(_ message: String, at start: Int, length: Int = 1, help: String? = nil)
    -> DataFailure
  {
    DataFailure(message, start, start + max(length, 0), help: help)
  }

  @inline(never)
  func unexpected(_ expected: String, at index: Int, help: String? = nil) -> DataFailure {
    let found = DataText.describe(bytes, at: index)
    return failure("expected \(expected), found \(found)", at: index, help: help)
  }

  func tooDeep(at index: Int) -> DataFailure {
    failure("collections lie in each other more than \(YAML.depthLimit) deep", at: index)
  }

  /// The first tab of the line that begins at `line`.
  func tabIndent(line: Int) -> DataFailure {
    var index = line
    while at(index) != 0x09, index < end { index += 1 }
    return tabIndent(at: index)
  }

  func tabIndent(at index: Int) -> DataFailure {
    failure("a tab can't indent", at: index, help: "use spaces")
  }

  /// A line inside a node, whose text begins at `index`, has too few spaces before it.
  func badIndent(line: Int, at index: Int, _ wish: String, minimum: Int) -> DataFailure {
    if at(afterSpaces(line)) == 0x09 { return tabIndent(line: line) }
    let spaces = minimum.counted("space")
    return failure(
      "expected the line to be indented \(wish)", at: index, help: "indent it by \(spaces) or more")
  }

  /// Something stands behind a node on its line.
  func trailing(_ expected: String, at index: Int) -> DataFailure {
    if at(index) == UInt8(ascii: "#") {
      return failure(
        "a comment needs a space before it", at: index,
        help: "put a space before #, or quote the whole text")
    }
    if at(index) == UInt8(ascii: ":"), isBlank(index + 1) {
      return failure(
        "a key can't begin here", at: index,
        help: "keys stand on a line of their own and do not go over several lines; quote a text "
          + "with a colon in it")
    }
    if at(index) == UInt8(ascii: ":") {
      return failure("expected a space behind the colon", at: index + 1)
    }
    return unexpected(expected, at: index, help: "quote the text as a whole, or begin a new line")
  }

  /// A key is longer than a line.
  func longKey(_ start: Int, _ end: Int) -> DataFailure {
    failure(
      "a key can't go over several lines", at: start, length: end - start,
      help: "write `? ` before it")
  }

  /// No colon is where a key ended.
  func missingColon(behind index: Int) -> DataFailure {
    let index = afterWhite(index)
    if at(index) == UInt8(ascii: ":") {
      return failure("expected a space behind the colon", at: index + 1)
    }
    return failure(
      "expected a colon behind the key, found \(DataText.describe(bytes, at: index))", at: index,
      help: "write `key: value`; a key is on one line")
  }

  /// `color: #fff`: the comment swallowed the value.
  func quoteHelp(_ comment: Int) -> String {
    let color = string(slice(comment, afterHexDigits(comment + 1)))
    return YAML.quoteHelp(color)
  }

  func badCharacter(at index: Int, isControl: Bool) -> DataFailure {
    if isControl {
      let found = DataText.describe(bytes, at: index)
      return failure(
        "\(found) can't stand in YAML", at: index, help: "write it as an escape in double quotes")
    }
    return failure(
      "the byte 0x\(DataText.twoDigits(bytes[index])) is not UTF-8 here", at: index,
      help: "save the file as UTF-8")
  }

  /// A node with an anchor or tag of its own, where none can be.
  func badAlias(_ start: Int, _ end: Int) -> DataFailure {
    failure(
      "an alias has no anchor or tag of its own", at: start, length: end - start,
      help: "take it out, or copy the node")
  }
}
