package import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files in `fixtures` that hold expected output.
package enum Golden {
  /// With `CONTRAST_RECORD=1` in the environment the files are written anew. A test that records fails
  /// all the same: nothing was compared.
  private static var isRecording: Bool { getenv("CONTRAST_RECORD") != nil }

  /// Compares bytes with a file below the package's root.
  package static func expect(
    _ bytes: [UInt8], equals path: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let full = Repository.root + "/" + path
    if isRecording {
      let written = write(bytes, to: full)
      Issue.record(
        written
          ? "recorded \(path): look at it, then run again without CONTRAST_RECORD"
          : "could not write \(path)", sourceLocation: sourceLocation)
      return
    }
    guard let expected = SourceTree.bytes(full) else {
      Issue.record(
        "there is no \(path): CONTRAST_RECORD=1 writes it", sourceLocation: sourceLocation)
      return
    }
    guard expected != bytes else { return }
    Issue.record(
      "\(path) differs\n\(difference(expected, bytes))\nCONTRAST_RECORD=1 writes it anew",
      sourceLocation: sourceLocation)
  }

  /// The first line that differs, as expected and as found.
  private static func difference(_ expected: [UInt8], _ found: [UInt8]) -> String {
    let left = expected.split(separator: 0x0A, omittingEmptySubsequences: false)
    let right = found.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = line ?? min(left.count, right.count)
    func text(_ lines: [ArraySlice<UInt8>]) -> String {
      place < lines.count ? String(decoding: lines[place], as: UTF8.self) : "(nothing)"
    }
    return "line \(place + 1)\n  expected \(text(left))\n  found    \(text(right))"
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    defer { fclose(file) }
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }
}
