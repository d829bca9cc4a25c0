import Diagnostics

/// Reads `contrast:disable-next-line RULE -- reason` and its kin from comments.
///
/// The directive is the first thing in its comment, and ends with it: a comment of several lines may give
/// its reason over all of them, and the next line is the one behind its last.
struct SuppressionComments {
  private let file: SourceFile
  private var found: [Suppression] = []
  /// What `disable` began and `enable` has not ended: indexes into `found`, by rule.
  private var open: [String: Int] = [:]

  static func read(_ file: SourceFile) -> [Suppression] {
    let hits = file.offsets(of: "contrast:")
    guard !hits.isEmpty else { return [] }
    var reader = SuppressionComments(file: file)
    var texts = CommentSyntax.texts(of: file)[...]
    let openers = CommentSyntax.openers(of: file.path)
    // A directive goes on to the end of its comment, whatever stands in it.
    var end = 0
    for hit in hits where hit >= end {
      while let text = texts.first, text.upperBound <= hit { texts.removeFirst() }
      if texts.first?.contains(hit) ?? false { continue }
      guard let comment = CommentSyntax.comment(before: hit, in: file, openers) else { continue }
      let text: Int
      (text, end) = CommentSyntax.end(ofDirectiveAt: hit, in: file, comment.opener)
      reader.read(hit..<text, comment: comment.start..<end)
    }
    return reader.found
  }

  private init(file: SourceFile) { self.file = file }

  private enum Verb: String, CaseIterable {
    case disableNextLine = "disable-next-line"
    case disableLine = "disable-line"
    case disable, enable
  }

  private mutating func read(_ directive: Range<Int>, comment: Range<Int>) {
    let text = file.text(Span(directive.lowerBound, directive.upperBound))
      .dropFirst("contrast:".count)
    let word = text.prefix { $0.isLetter || $0 == "-" }
    let place = file.location(Span(comment.lowerBound, directive.upperBound))
    guard let verb = Verb(rawValue: String(word)) else {
      let help = Suggestion.help(for: String(word), among: Verb.allCases.map(\.rawValue))
      return refuse(
        "contrast:\(word)",
        "There is no directive of this name" + (help.map { " (\($0))" } ?? "")
          + ".", place)
    }
    let parts = Parts(text.dropFirst(word.count))
    let subject = "contrast:\(verb.rawValue)" + parts.rules.map { " " + $0 }.joined()
    if let flaw = flaw(verb, parts) { return refuse(subject, flaw, place) }
    let last = file.position(at: comment.upperBound).line
    switch verb {
    case .disableLine:
      let first = lines(file.position(at: comment.lowerBound).line).lowerBound
      add(parts, first..<lines(last).upperBound, verb, place)
    case .disableNextLine: add(parts, lines(last + 1), verb, place)
    case .disable: begin(parts, subject, place)
    case .enable: end(parts, subject, place)
    }
  }

  /// Rules with commas or spaces between them; the reason behind ` -- `.
  private struct Parts {
    var rules: [String] = []
    var reason = ""

    init(_ text: Substring) {
      // The stars are those that a comment's lines may begin with.
      var words = text.split { $0.isWhitespace }.filter { $0 != "*" }[...]
      while let word = words.popFirst(), word != "--" {
        rules += word.split(separator: ",").map { String($0) }
      }
      reason = words.joined(separator: " ")
    }
  }

  private func flaw(_ verb: Verb, _ parts: Parts) -> String? {
    if let unknown = parts.rules.first(where: { !Rules.ids.contains($0) }) {
      let help = Suggestion.help(for: unknown, among: Rules.ids)
      return "There is no rule \(unknown)" + (help.map { " (\($0))" } ?? "") + "."
    }
    if verb == .enable { return nil }
    if parts.rules.isEmpty { return "It names no rule." }
    return parts.reason.isEmpty ? "It has no reason: write one behind --." : nil
  }

  private mutating func refuse(_ subject: String, _ flaw: String, _ place: Location) {
    found.append(
      Suppression(
        rules: [], reason: "", range: 0..<0, location: place, subject: subject, flaw: flaw))
  }

  /// Each rule by itself, since each may be without effect, and enabled again, by itself.
  private mutating func add(_ parts: Parts, _ range: Range<Int>, _ verb: Verb, _ place: Location) {
    for rule in parts.rules { add(rule, parts.reason, range, verb, place) }
  }

  private mutating func add(
    _ rule: String, _ reason: String, _ range: Range<Int>, _ verb: Verb, _ place: Location
  ) {
    found.append(
      Suppression(
        rules: [rule], reason: reason, range: range, location: place,
        subject: "contrast:\(verb.rawValue) \(rule)", flaw: nil))
  }

  private mutating func begin(_ parts: Parts, _ subject: String, _ place: Location) {
    for rule in parts.rules {
      guard open[rule] == nil else {
        refuse(subject, "\(rule) is disabled here already.", place)
        continue
      }
      open[rule] = found.count
      let rest = Int(place.span.start)..<file.bytes.count + 1
      add(rule, parts.reason, rest, .disable, place)
    }
  }

  private mutating func end(_ parts: Parts, _ subject: String, _ place: Location) {
    let rules = parts.rules.isEmpty ? open.keys.sorted() : parts.rules
    if rules.isEmpty { return refuse(subject, "Nothing is disabled here.", place) }
    for rule in rules {
      guard let index = open.removeValue(forKey: rule) else {
        refuse(subject, "\(rule) is not disabled here.", place)
        continue
      }
      found[index].range = found[index].range.lowerBound..<Int(place.span.start)
    }
  }

  /// The bytes of a line, counted from 1; none behind the last.
  private func lines(_ number: Int) -> Range<Int> {
    let starts = file.lineStarts
    guard number >= 1, number <= starts.count else { return 0..<0 }
    let end = number < starts.count ? Int(starts[number]) : file.bytes.count + 1
    return Int(starts[number - 1])..<end
  }
}

/// Where comments are, by the kind of file.
enum CommentSyntax {
  /// What may open a comment that a directive stands in.
  static func openers(of path: String) -> [[UInt8]] {
    let name = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let texts: [String] =
      switch name {
      case "css": ["/*"]
      case "yml", "yaml": ["#"]
      case "md", "markdown", "xml": ["<!--"]
      case "svg": ["<!--", "/*"]
      // Sheets and scripts stand in them.
      case "html", "htm", "vue", "svelte", "astro": ["<!--", "/*", "//"]
      default: ["/*", "//"]
      }
    return texts.map { Array($0.utf8) }
  }

  /// The comment that a directive is the first thing of. An opener within quotes or a code span opens
  /// nothing, nor does what stands behind the scheme of a URL.
  static func comment(
    before hit: Int, in file: SourceFile, _ openers: [[UInt8]]
  ) -> (start: Int, opener: [UInt8])? {
    for opener in openers {
      guard let start = start(of: opener, before: hit, in: file.bytes) else { continue }
      let before = start > 0 ? file.bytes[start - 1] : 0x0A
      let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(before)
      let isSpaced = before <= 0x20
      let isHash = opener == [UInt8(ascii: "#")]
      let isURL = opener.last == UInt8(ascii: "/") && before == UInt8(ascii: ":")
      return isQuoted || isURL || (isHash && !isSpaced) ? nil : (start, opener)
    }
    return nil
  }

  /// Where an opener stands with nothing but blanks behind it; in a comment that may have several lines,
  /// these may end, and begin with a star.
  private static func start(of opener: [UInt8], before hit: Int, in bytes: [UInt8]) -> Int? {
    let isBlock = closer(of: opener) != nil
    let star = UInt8(ascii: "*")
    var end = hit
    while end > 0 {
      let byte = bytes[end - 1]
      let isBlank = byte == 0x20 || byte == 0x09
      let isBreak = byte == 0x0A || byte == 0x0D || byte == star && opener.last == star
      guard isBlank || isBlock && isBreak else { break }
      end -= 1
    }
    // The last star was the opener's own.
    if opener.last == star { end += 1 }
    guard end <= hit, end >= opener.count,
      bytes[(end - opener.count)..<end] == opener[...]
    else { return nil }
    return end - opener.count
  }

  /// What ends a comment that may have several lines; nil for one that ends with its line.
  private static func closer(of opener: [UInt8]) -> [UInt8]? {
    switch opener.first {
    case UInt8(ascii: "<"): Array("-->".utf8)
    case UInt8(ascii: "/") where opener.last == UInt8(ascii: "*"): Array("*/".utf8)
    default: nil
    }
  }

  /// Where what stands in the comment ends, without spaces, and the comment itself.
  static func end(
    ofDirectiveAt hit: Int, in file: SourceFile, _ opener: [UInt8]
  ) -> (text: Int, comment: Int) {
    let bytes = file.bytes
    let closer = closer(of: opener)
    var end = hit
    while end < bytes.count {
      if let closer {
        if bytes[end] == closer[0], bytes[end...].starts(with: closer) { break }
      } else if bytes[end] == 0x0A || bytes[end] == 0x0D {
        break
      }
      end += 1
    }
    var text = end
    while text > hit, bytes[text - 1] <= 0x20 { text -= 1 }
    return (text, end)
  }
}
