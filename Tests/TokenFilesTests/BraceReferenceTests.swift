import Testing

@testable import TokenFiles

@Suite struct BraceReferenceTests {
  private func alone(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { BraceReferences.alone($0)?.string }
  }

  /// The one reference that the general reader finds, where that is all of the text.
  private func sole(_ text: String) -> String? {
    var names = NameTable()
    var text = text
    guard let parts = text.withUTF8({ BraceReferences.parse($0, names: &names) }),
      parts.count == 1, case .reference(let token, _) = parts[0]
    else { return nil }
    return names.name(Int(token.index))
  }

  @Test(arguments: ["{a}", "{color.base.red}", "{a b}", "{ä.ö}"])
  func `a reference alone is its name`(_ text: String) {
    #expect(alone(text) != nil)
    #expect(alone(text) == sole(text))
  }

  @Test(arguments: [
    "", "{", "}", "{}", "a", "{a", "a}", "{{a}}", "{a}{b}", "{a} ", " {a}", "{ a }", "{!a}",
    "{a}b}",
    "{a{b}", "rgba({a}, 0.5)",
  ])
  func `other texts are left to the general reader`(_ text: String) {
    #expect(alone(text) == nil)
  }
}
