import Diagnostics

/// What no reader of this module can hold.
enum SourceLimits {
  /// Offsets have 32 bits.
  static let size = 1 << 30

  static func check(_ file: SourceFile) throws(SourceError) {
    if file.bytes.count > size {
      throw SourceError("the file is larger than 1 GiB", at: file.location(Span(0, 0)))
    }
    let start = (file.bytes.first, file.bytes.dropFirst().first)
    if start == (0xFF, 0xFE) || start == (0xFE, 0xFF) {
      throw SourceError(
        "the file is UTF-16", at: file.location(Span(0, 2)), help: "save it as UTF-8")
    }
  }
}
