import Diagnostics
import SourceTrees
import Testing

@Suite struct JSON5Tests {
  private func root(_ text: String) throws -> DataNode {
    try JSON.parse(SourceFile(path: "t.json5", text: text), dialect: .json5).root
  }

  @Test func `the example of the specification is read`() throws {
    let root = try root(
      """
      {
        // comments
        unquoted: 'and you can quote me on that',
        singleQuotes: 'I can use "double quotes" here',
        lineBreaks: "Look, Mom! \\
      No \\\\n's!",
        hexadecimal: 0xdecaf,
        leadingDecimalPoint: .8675309, andTrailing: 8675309.,
        positiveSign: +1,
        trailingComma: 'in objects', andIn: ['arrays',],
        "backwardsCompatible": "with JSON",
      }
      """)
    #expect(root["unquoted"]?.text == "and you can quote me on that")
    #expect(root["singleQuotes"]?.text == "I can use \"double quotes\" here")
    #expect(root["lineBreaks"]?.text == "Look, Mom! No \\n's!")
    #expect(root["hexadecimal"]?.number == 0xdecaf)
    #expect(root["leadingDecimalPoint"]?.number == 0.8675309)
    #expect(root["andTrailing"]?.number == 8675309)
    #expect(root["positiveSign"]?.number == 1)
    #expect(root["andIn"]?.count == 1)
    #expect(root["backwardsCompatible"]?.text == "with JSON")
    let keys = root.members.map(\.key)
    #expect(keys.first?.isPlain == true)
    #expect(keys.last?.isPlain == false)
    checkSpans(root.tree)
  }

  @Test func `numbers have all the forms of ECMAScript`() throws {
    let list = try root("[Infinity, -Infinity, +Infinity, NaN, -0x10, 0XfF, 1e3, .5e-1, 5.e1, -.5]")
    let numbers = list.elements.map { $0.number ?? -1 }
    #expect(numbers[0] == .infinity && numbers[1] == -.infinity && numbers[2] == .infinity)
    #expect(numbers[3].isNaN)
    #expect(Array(numbers[4...]) == [-16, 255, 1000, 0.05, 50, -0.5])
  }

  @Test func `escapes of ECMAScript are decoded`() throws {
    #expect(try root(#"'\x41\v\0\'\"\a\u0042\é'"#).text == "A\u{B}\0'\"aBé")
    #expect(try root("'a\\\r\nb\\\rc\\\u{2028}d'").text == "abcd")
    #expect(try root(#"{\u0061b\u00e9: 1}"#)["abé"]?.number == 1)
    #expect(try root("{$_é1: 1}")["$_é1"]?.number == 1)
  }

  @Test func `comments and white space may stand anywhere between tokens`() throws {
    let text = "/**/ \u{FEFF}{ /* a */ a /* b * */ : // c\n\u{A0}1\u{2003},\u{3000}}\u{B}// end"
    #expect(try root(text)["a"]?.number == 1)
  }

  @Test(arguments: [
    "{a: 1,, }", "[,]", "[1,,2]", "{,}", "{1a: 1}", "{a-b: 1}", "[01]", "[0x]", "[+ 1]", "[- 1]",
    "[.]", "[1e]", "['a\nb']", #"['\1']"#, #"['\x4']"#, #"['\01']"#, "/* open", "[1] 2", "{a b: 1}",
    "[Infinit]", "[0x1g]", "[1.2.3]", "/", "[/]", "'", "{'a': 1, \"a\": 2}", "{a: 1, \"a\": 2}",
    "{a: 1, \\u0061: 2}", #"{\x61: 1}"#,
  ]) func `what is not JSON5 is refused`(text: String) {
    #expect((try? root(text)) == nil)
  }
}
