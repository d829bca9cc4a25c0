import Diagnostics

/// A path as a URI reference (RFC 3986).
///
/// A relative path stays relative; all but the unreserved characters and `/` is percent-encoded, also the
/// colon, since a first segment with a colon would be read as a scheme (section 4.2). An absolute path
/// becomes a `file` URI.
enum RelativeURI {
  /// - Parameter path: as `SourceFile.path`; where it is empty, the place is the configuration.
  static func text(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    if !path.isEmpty, !isAbsolute, !path.hasByte(where: { !isPlain($0) }) { return path }
    var output = Output()
    if isAbsolute { output.write("file://") }
    for byte in (path.isEmpty ? "rules.yml" : path).utf8 {
      if isPlain(byte) {
        output.write(byte: byte)
      } else {
        output.write(byte: UInt8(ascii: "%"))
        output.write(byte: digit(byte >> 4))
        output.write(byte: digit(byte & 15))
      }
    }
    return output.text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x37 + value
  }
}
