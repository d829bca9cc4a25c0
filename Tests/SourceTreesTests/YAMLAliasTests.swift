import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// Anchors, aliases, tags.
@Suite struct YAMLAliasTests {
  private func root(_ text: String) throws -> DataNode {
    let tree = try YAML.parse(SourceFile(path: "t.yml", text: text))
    checkSpans(tree)
    return tree.root
  }

  private func failure(_ text: String) -> SourceError? {
    error { () throws(SourceError) in try YAML.parse(SourceFile(path: "t.yml", text: text)) }
  }

  @Test func `an alias is the node that it means, in another place`() throws {
    let root = try root("base: &b {x: 1}\nuse: *b\nlist: [*b, &c two, *c]")
    let base = try #require(root["base"])
    let use = try #require(root["use"])
    #expect(use.isAlias && !base.isAlias)
    #expect(use.id == base.id && use["x"]?.number == 1)
    #expect(use.location == base.location)
    #expect(use.site.start == Position(line: 2, column: 6))
    #expect(use.site.end == Position(line: 2, column: 8))
    #expect(base.site == base.location)
    #expect(root["list"]?.element(at: 2)?.text == "two")
    #expect(base.anchor == "b" && use.anchor == "b" && root.anchor == nil)
  }

  @Test func `an alias means the last anchor of its name before it`() throws {
    let root = try root("a: &x 1\nb: *x\nc: &x 2\nd: *x")
    #expect(root.members.map { $0.value.number } == [1, 1, 2, 2])
    #expect(failure("&x [1, &y *x]") != nil)
    #expect(failure("--- &x a\n--- *x")?.message == "no anchor before this is named x")
  }

  @Test func `anchors stand on keys, values, collections and nothing`() throws {
    let root = try root(
      "&m\n&k key: &v value\nempty: &e\n&f : *e\n? &q [a, b]\n: *q\nl:\n&s\n- x".replacing(
        "l:\n&s", with: "l:\n &s"))
    #expect(root.anchor == "m")
    let members = Array(root.members)
    #expect(members.map(\.key.anchor) == ["k", nil, "f", "q", nil])
    #expect(members.map(\.value.anchor) == ["v", "e", "e", "q", "s"])
    #expect(members[1].value.isAbsent && members[2].value.isAbsent)
    #expect(members[3].value.id == members[3].key.id)
  }

  @Test func `a flow collection that turns out to be a key keeps its anchors and aliases`() throws {
    let root = try root(
      "- &z end\n- &a\n  &b [&c x, *c, [*z]]: *b\n  y: *c\n- [ &p {q: &r s, t: *r}: *p , [*r]: v ]")
    let mapping = try #require(root.element(at: 1))
    #expect(mapping.anchor == "a")
    let first = try #require(mapping.members.first { _ in true })
    #expect(first.key.anchor == "b" && first.value.id == first.key.id)
    #expect(DataValue(first.key).description == "[\"x\",\"x\",[\"end\"]]")
    #expect(mapping["y"]?.text == "x")
    let pairs = try #require(root.element(at: 2))
    #expect(DataValue(pairs).description == "[{:{q:\"s\",t:\"s\"}},{:\"v\"}]")
    let pair = try #require(pairs.element(at: 0)?.members.first { _ in true })
    #expect(pair.value.id == pair.key.id && pair.key.anchor == "p")
  }

  @Test func `an alias cannot mean a node around it`() {
    for text in [
      "&a [*a]", "a: &a\n  b: *a", "&a\n- - *a", "&a {b: {c: [*a]}}", "&a\n? *a\n: b",
      "&a [x]: *a\n&b [*b]: c",
      "- &a [[*a]]: b",
    ] {
      #expect(failure(text)?.message == "an alias can't mean a node that it stands in", "\(text)")
    }
  }

  @Test func `a billion laughs are refused where the limit is passed`() throws {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...9 {
      let uses = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(uses)]\n"
    }
    let failure = failure(text)
    #expect(failure?.message == "the aliases up to here stand for more than 1000000 nodes")
    #expect(failure?.location.start.line == 6)
    let few = "a: &a [1, 2, 3]\nb: &b [*a, *a]\nc: [*b, *b]"
    #expect(
      DataValue(try root(few)["c"] ?? root(few)).description
        == "[[[1.0,2.0,3.0],[1.0,2.0,3.0]],[[1.0,2.0,3.0],[1.0,2.0,3.0]]]")
  }

  @Test func `the expansion is counted as a walk would count it`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      var text = "- &n0 x\n"
      for index in 1...6 {
        let uses = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          Bool.random(using: &random) ? "y" : "*n\(Int.random(in: 0..<index, using: &random))"
        }
        text += "- &n\(index) [" + uses.joined(separator: ", ") + "]\n"
      }
      let root = try root(text)
      var nodes = 0
      var work = [root]
      while let node = work.popLast() {
        nodes += 1
        work += node.elements
      }
      // What stands in the file, and each alias for all that it means.
      #expect(nodes >= 8 && nodes < 20_000)
    }
  }

  @Test func `aliases of aliases count as depth`() throws {
    func chain(_ length: Int) -> String {
      "- &a0 [x]\n" + (1...length).map { "- &a\($0) [*a\($0 - 1)]\n" }.joined()
    }
    #expect(try root(chain(900)).count == 901)
    let failure = failure(chain(20_000))
    #expect(failure?.message == "collections lie in each other more than 1000 deep")
  }

  @Test func `tags are resolved and decide what a scalar is`() throws {
    let text = """
      %TAG !e! tag:example.com,2000:
      %TAG !! tag:yaml.org,2002:
      --- !e!map
      a: !!str 12
      b: !!int "12"
      c: ! 12
      d: !local x
      e: !!null ''
      f: !<tag:yaml.org,2002:bool> true
      g: !e!t%21%C3%A9 []
      h: !!float 1
      i: !!int x
      j: !!str
      k: !!binary aGk=
      l: !!bool "True"
      """
    let root = try root(text)
    let kinds: [DataNode.Kind] = [
      .string, .number, .string, .string, .null, .boolean, .sequence, .number, .string, .string,
      .string, .boolean,
    ]
    #expect(root.members.map(\.value.kind) == kinds)
    #expect(root.tag == "tag:example.com,2000:map")
    #expect(root["a"]?.tag == "tag:yaml.org,2002:str" && root["a"]?.text == "12")
    #expect(root["b"]?.number == 12)
    #expect(root["c"]?.tag == "!" && root["d"]?.tag == "!local")
    #expect(root["f"]?.tag == "tag:yaml.org,2002:bool" && root["f"]?.boolean == true)
    #expect(root["g"]?.tag == "tag:example.com,2000:t!é")
    #expect(root["j"]?.isAbsent == true && root["j"]?.string == "")
    #expect(root["l"]?.boolean == true)
  }
}
