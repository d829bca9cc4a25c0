/// Colours that CSS makes from other colours: what is to change is one of those, not the result.
package enum MadeColor {
  /// The functions whose arguments are colours, in lower case.
  private static let functions: Set<String> = [
    "color-mix", "light-dark", "contrast-color", "color-contrast", "color-layers", "var", "env",
    "attr",
  ]

  /// The function that makes a colour from others, as `color-mix()` or `rgb(from ...)`; nil where the text is
  /// a colour by itself. The whole text is looked through, once.
  package static func function(in text: String) -> String? {
    let bytes = withoutComments(text)
    var name = 0..<0
    for index in bytes.indices {
      if isName(bytes[index]) {
        name = name.upperBound == index ? name.lowerBound..<index + 1 : index..<index + 1
      } else if bytes[index] == UInt8(ascii: "("), name.upperBound == index, !name.isEmpty {
        let word = String(decoding: bytes[name], as: UTF8.self).lowercased()
        if functions.contains(word) { return word + "()" }
        if isRelative(bytes[(index + 1)...]) { return word + "(from ...)" }
      }
    }
    return nil
  }

  /// Letters, digits, hyphens, underscores, and what is beyond ASCII.
  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether arguments begin with the word `from`, behind spaces.
  private static func isRelative(_ arguments: ArraySlice<UInt8>) -> Bool {
    let rest = arguments.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let word = String(decoding: rest.prefix(4), as: UTF8.self).lowercased()
    return word == "from" && !(rest.dropFirst(4).first.map(isName) ?? true)
  }

  /// Each comment as a space.
  private static func withoutComments(_ text: String) -> [UInt8] {
    var output: [UInt8] = []
    var isComment = false
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if isComment {
        isComment = !(previous == UInt8(ascii: "*") && byte == UInt8(ascii: "/"))
        previous = isComment ? byte : 0
      } else if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "*") {
        output[output.count - 1] = 0x20
        (isComment, previous) = (true, 0)
      } else {
        output.append(byte)
        previous = byte
      }
    }
    return output
  }
}
