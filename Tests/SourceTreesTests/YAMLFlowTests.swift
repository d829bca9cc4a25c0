import Diagnostics
import SourceTrees
import Testing

/// Collections in brackets and braces.
@Suite struct YAMLFlowTests {
  private func value(_ text: String) -> String? {
    guard let tree = try? YAML.parse(SourceFile(path: "t.yml", text: text)) else { return nil }
    checkSpans(tree)
    return DataValue(tree.root).description
  }

  @Test(arguments: [
    ("[]", "[]"), ("{}", "{}"), ("[a]", "[\"a\"]"), ("[a, b,]", "[\"a\",\"b\"]"),
    ("[ a b , c ]", "[\"a b\",\"c\"]"),
    ("[[], [[]], {}]", "[[],[[]],{}]"), ("{a: b, c}", "{a:\"b\",c:null}"),
    ("{a, b: }", "{a:null,b:null}"),
    ("{a: , b: c,}", "{a:null,b:\"c\"}"), ("{: a}", "{:\"a\"}"),
    ("{? a : b, ? c, ? }", "{a:\"b\",c:null,:null}"),
    ("[a: b, c]", "[{a:\"b\"},\"c\"]"), ("[? a : b]", "[{a:\"b\"}]"), ("[: a]", "[{:\"a\"}]"),
    ("[a:]", "[{a:null}]"),
    ("[? ]", "[{:null}]"), ("[:]", "[{:null}]"), ("{:}", "{:null}"), ("[:, a]", "[{:null},\"a\"]"),
    ("{\"a\":b, 'c':d, [e]:f}", "{a:\"b\",c:\"d\",:\"f\"}"),
    ("[\"a\":b, [c]:d, {e}:f]", "[{a:\"b\"},{:\"d\"},{:\"f\"}]"),
    ("{a:b}", "{a:b:null}"), ("[a:b]", "[\"a:b\"]"), ("{\"a\"::b}", "{a:\":b\"}"),
    ("[:a, -b, ?c]", "[\":a\",\"-b\",\"?c\"]"),
    ("{a: [b, {c: d}], e: f}", "{a:[\"b\",{c:\"d\"}],e:\"f\"}"),
    ("{a: \"b\", c: 'd'}", "{a:\"b\",c:\"d\"}"),
    ("[a,\n b\n c,\n d]", "[\"a\",\"b c\",\"d\"]"), ("{a\n:\nb}", "{a:\"b\"}"),
    ("{\"a\"\n:b}", "{a:\"b\"}"),
    ("{a # c\n , b: # d\n e}", "{a:null,b:\"e\"}"), ("[\n# c\na\n]", "[\"a\"]"),
    ("[a , ]", "[\"a\"]"),
    ("{? a\n b : c}", "{a b:\"c\"}"), ("[http://a:80, x]", "[\"http://a:80\",\"x\"]"),
    ("{a: http://b?c=d#e}", "{a:\"http://b?c=d#e\"}"),
    ("[#a]".replacing("#", with: "x#"), "[\"x#a\"]"),
    ("[1, 0x1F, true, ~]", "[1.0,31.0,true,null]"),
    ("[!!str , &a , !x ]", "[\"\",null,\"\"]"), ("{&a : &b }", "{:null}"),
    ("[&a : b]", "[{:\"b\"}]"), ("{&a b: *a}", "{b:\"b\"}"),
    ("[[a]: b, {c: d}: e]", "[{:\"b\"},{:\"e\"}]"), ("[[[a]: b]: c]", "[{:\"c\"}]"),
  ]) func `flow collections mean what the specification says`(text: String, expected: String) throws
  {
    #expect(value(text) == expected, "\(text)")
    let indented = text.replacing("\n", with: "\n ")
    #expect(value("k: " + indented) == "{k:" + expected + "}")
    #expect(value("- " + indented) == "[" + expected + "]")
    #expect(value("[\(text)]") == "[" + expected + "]")
    #expect(value("{? \(text) : x}") != nil)
    #expect(value(text + "\n...\n") == expected)
    #expect(value("\t" + text.replacing("\n", with: "\n\t")) == expected)
  }

  @Test(arguments: [
    "[", "[a", "[a, ", "{a: ", "[a}", "{a]", "[,]", "[a,,b]", "{,}", "[a]]", "[a] b", "[-]", "[?]",
    "[a, ?]", "{?, a}",
    "[\"a\" \"b\"]", "[\"a\"\n:b]", "[a\n: b]", "[a\n b: c]", "{a: b: c}", "[a: b: c]",
    "{[a]\n  b}", "[*a]", "[&a &b c]",
    "{a:[b]}", "[a:{b}]", "[:[a]]", "{? a:[b]}", "[a, #b]", "[a,#b\n]", "[@a]", "[%a]", "[`a]",
    "[|]", "[>\n a]",
    "a: [b,\nc]", "- [b,\nc]", "a: {b\n: c}", "a: [\n\tb]", "[a\n...\n]", "[a\n--- b]",
    "{a: b}: {c: d}: e", "[a,\n b]: c",
  ]) func `what is no flow collection is refused`(text: String) {
    #expect(value(text) == nil)
  }

  @Test func `a bracket may close at the indentation of its own key`() {
    #expect(value("a: [\n  b,\n]\nc: {\n  d: e\n}") == "{a:[\"b\"],c:{d:\"e\"}}")
    #expect(value("a:\n  b: [\n    c\n  ]") == "{a:{b:[\"c\"]}}")
    #expect(value("a:\n  b: [\n    c\n ]") == nil)
  }

  @Test func `keys without a question mark end on their line and have at most 1024 characters`() {
    let long = String(repeating: "é", count: 1024)
    #expect(value("\(long): a") == "{\(long):\"a\"}")
    #expect(value("x\(long): a") == nil)
    #expect(value("[x\(long): a]") == nil)
    #expect(value("[\"\(long)\":a]") == nil)
    #expect(value("{x\(long): a}") == "{x\(long):\"a\"}")
    #expect(value("? x\(long)\n: a") == "{x\(long):\"a\"}")
    #expect(value("[\(String(repeating: "a, ", count: 400))]: b") == nil)
  }
}
