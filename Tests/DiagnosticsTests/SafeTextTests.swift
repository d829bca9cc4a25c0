import Diagnostics
import Testing

@Suite struct SafeTextTests {
  @Test(arguments: [
    ("color-bg", "color-bg"), ("颜色", "颜色"), ("a\u{1B}[31mred", "a\\u{1b}[31mred"),
    ("a\nb\tc\rd", "a b c d"), ("nul\u{0}", "nul\\u{0}"), ("\u{9B}31m", "\\u{9b}31m"),
    ("\u{7F}", "\\u{7f}"), ("ab\u{202E}dc", "ab\\u{202e}dc"),
    ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
    ("\u{FEFF}x", "\\u{feff}x"), ("é\u{301}", "é\u{301}"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("", ""),
  ])
  func `what a terminal would obey is shown instead`(_ row: (String, String)) {
    #expect(Array(row.0.printable.utf8) == Array(row.1.utf8))
  }

  @Test func `no control character survives`() throws {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let cleaned = String(scalar).printable
      #expect(cleaned.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
      #expect(!cleaned.unicodeScalars.contains { (0x80..<0xA0).contains($0.value) })
      #expect(!cleaned.unicodeScalars.contains { $0.isUnsafeToPrint })
    }
  }
}
