import Diagnostics
import Testing

@Suite struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  @Test func `containers nest and commas stand between values`() {
    let text = written { writer in
      writer.object {
        $0.member("a", 1)
        $0.array("b") {
          $0.integer(1)
          $0.array { _ in }
          $0.object { _ in }
          $0.null()
        }
        $0.member("c", true)
        $0.object("d") { $0.member("e", 0.5) }
      }
    }
    #expect(text == #"{"a":1,"b":[1,[],{},null],"c":true,"d":{"e":0.5}}"#)
  }

  @Test func `a member without a value is left out`() {
    let text = written { writer in
      writer.object {
        $0.member(ifPresent: "a", nil as String?)
        $0.member(ifPresent: "b", nil as Double?)
        $0.member(ifPresent: "c", "x")
        $0.member(ifPresent: "d", 2.5)
      }
    }
    #expect(text == #"{"c":"x","d":2.5}"#)
  }

  @Test func `line breaks keep the commas right`() {
    let text = written { writer in
      writer.array {
        for value in 1...3 {
          $0.lineBreak()
          $0.integer(value)
        }
      }
      writer.endLine()
      writer.integer(4)
    }
    #expect(text == "[\n1,\n2,\n3]\n4")
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("\"\\", #""\"\\""#), ("a\nb\tc\r", #""a\nb\tc\r""#),
    ("\u{0}\u{1B}\u{7F}", #""\u0000\u001b\u007f""#), ("\u{85}\u{202E}", #""\u0085\u202e""#),
    ("讲清楚了", #""讲清楚了""#), ("👍", #""👍""#), ("\u{2028}", #""\u2028""#),
  ])
  func `strings are escaped`(_ row: (String, String)) {
    #expect(written { $0.string(row.0) } == row.1)
  }

  @Test func `a string given as bytes is the same`() {
    for text in ["plain", "qu\"ote", "讲清\u{7}", ""] {
      var output = Output()
      output.write(text)
      #expect(written { $0.string(output) } == written { $0.string(text) })
    }
  }

  @Test func `names from outside are escaped too`() {
    #expect(
      written { writer in
        writer.object {
          $0.key(named: "a\"b")
          $0.integer(1)
        }
      } == #"{"a\"b":1}"#)
  }

  @Test func `what is not a number is null`() {
    let text = written { writer in
      writer.array {
        $0.number(.nan)
        $0.number(.infinity)
        $0.number(1)
      }
    }
    #expect(text == "[null,null,1]")
  }

  @Test(arguments: [
    ("</script>", "\"\\u003c/script>\""), ("<!--", "\"\\u003c!--\""), ("plain", "\"plain\""),
    ("é<é", "\"é\\u003cé\""), ("]]>", "\"]]>\""),
  ])
  func `inside a script element nothing can end it`(_ row: (text: String, json: String)) {
    var before = Output()
    before.write("<script>")
    var writer = JSONWriter(insideScript: before)
    writer.string(row.text)
    writer.changeOutput { $0.write("</script>") }
    #expect(writer.output.text == "<script>" + row.json + "</script>")
    var plain = JSONWriter()
    plain.string("<")
    #expect(plain.take() == Array("\"<\"".utf8))
  }
}
