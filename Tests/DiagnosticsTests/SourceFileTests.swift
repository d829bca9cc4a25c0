import Diagnostics
import Testing

@Suite struct SourceFileTests {
  /// The same question answered by decoding all that stands before: slow, and plainly right.
  private func slowPosition(_ file: SourceFile, _ offset: Int) -> Position {
    var line = 1
    var start = file.contentStart
    var index = 0
    while index < offset {
      let byte = file.bytes[index]
      let isEnd = byte == 0x0A || (byte == 0x0D && file.bytes.dropFirst(index + 1).first != 0x0A)
      index += 1
      if isEnd {
        line += 1
        start = index
      }
    }
    let text = String(decoding: file.bytes[min(start, offset)..<offset], as: UTF8.self)
    return Position(line: line, column: text.utf16.count + 1)
  }

  private func scalarStarts(_ file: SourceFile) -> [Int] {
    file.bytes.indices.filter { file.bytes[$0] & 0xC0 != 0x80 } + [file.bytes.count]
  }

  @Test(arguments: [
    "", "a", "a\nb", "a\r\nb\r\n", "a\rb", "é\n👍x\n讲清", "\u{FEFF}:root\n x", "\n\n\n",
  ])
  func `lines and UTF-16 columns are those that a slow count gives`(_ text: String) {
    let file = SourceFile(path: "x", text: text)
    for offset in scalarStarts(file) {
      #expect(file.position(at: offset) == slowPosition(file, offset))
    }
  }

  @Test func `columns of long lines are exact`() {
    let line = String(repeating: "ab\u{E9}👍讲", count: 900)
    let file = SourceFile(path: "x", text: "\u{FEFF}short\n" + line + "\n" + line + "\nend")
    for offset in scalarStarts(file).enumerated().filter({ $0.offset % 97 == 0 }).map(\.element) {
      #expect(file.position(at: offset) == slowPosition(file, offset))
    }
    #expect(file.position(at: file.bytes.count) == Position(line: 4, column: 4))
  }

  @Test func `a column far out in one line is found without counting from its start`() {
    let file = SourceFile(path: "x", bytes: Array(repeating: 0x61, count: 2_000_000))
    for offset in stride(from: 0, to: 2_000_000, by: 9_973) {
      #expect(file.position(at: offset) == Position(line: 1, column: offset + 1))
    }
  }

  @Test func `offsets outside of the file are its ends`() {
    let file = SourceFile(path: "x", text: "ab")
    #expect(file.position(at: -1) == Position(line: 1, column: 1))
    #expect(file.position(at: 99) == Position(line: 1, column: 3))
  }

  @Test func `lines begin where a scan of single bytes finds them, at every alignment`() {
    var state: UInt64 = 7
    for length in 0..<200 {
      let bytes = (0..<length).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return [0x0A, 0x0D, 0x0B, 0x09, 0x8A, 0x8D, 0x00, 0x61][Int(state >> 61)]
      }
      var expected: [UInt32] = [0]
      for index in 0..<length {
        let isFirstHalf = bytes[index] == 0x0D && index + 1 < length && bytes[index + 1] == 0x0A
        if bytes[index] == 0x0A || bytes[index] == 0x0D, !isFirstHalf {
          expected.append(UInt32(index + 1))
        }
      }
      #expect(SourceFile(path: "t", bytes: bytes).lineStarts == expected)
    }
  }
}

@Suite struct PlaceTests {
  @Test(arguments: [
    ("design/tokens.css", "ab", 1, "design/tokens.css:1:2"),
    ("a b.css", "x\n\n  y", 5, "a b.css:3:3"),
    ("C:/größe.yml", "é👍x", 6, "C:/größe.yml:1:4"),
    ("", "", 0, ":1:1"),
    ("x", String(repeating: "\n", count: 1_234_566) + "\u{9}z", 1_234_567, "x:1234567:2"),
  ])
  func `a place is path, line and column, as a text and as bytes`(
    _ path: String, _ text: String, _ offset: Int, _ expected: String
  ) {
    let file = SourceFile(path: path, text: text)
    let location = file.location(Span(offset, offset))
    #expect(location.place == expected)
    var output = Output()
    output.write("at ")
    output.write(place: location)
    #expect(output.text == "at " + expected)
  }
}

@Suite struct TextSearchTests {
  @Test(arguments: [
    ("argb", true), ("hexARGB argb", true), ("xxxxxxxxxxxxxxxxargb", true), ("arg", false),
    ("", false),
    ("argargarargb", true), ("ARGB", false), ("ar gb", false), ("日本argb", true), ("日本語", false),
  ])
  func `a text is found in another byte for byte`(_ text: String, _ isFound: Bool) {
    #expect(text.hasText("argb") == isFound)
    #expect(String(text.reversed().reversed()).hasText("argb") == isFound)
  }
}
