import Diagnostics

/// GitHub's fingerprint of each line of a file: `primaryLocationLineHash`, which tells whether a finding is
/// one that was known before the lines above it moved.
///
/// It is what `fingerprints.ts` of github/codeql-action computes, which complains of any other value: a
/// rolling hash over the 100 UTF-16 units from the line's start on, without spaces and tabs, and behind a
/// colon the how manieth line of this hash it is.
struct LineHashes {
  private static let window = 100
  private static let base: UInt64 = 37
  /// `base` to the power of `window`, modulo 2^64.
  private static let leading = (0..<window).reduce(1 as UInt64) { power, _ in power &* base }

  private(set) var hashes: [String] = []

  private var units = [UInt64](repeating: 0, count: window)
  /// The line that begins at each place of the window; 0 for none.
  private var lines = [Int](repeating: 0, count: window)
  private var hash: UInt64 = 0
  private var index = 0
  private var counts: [UInt64: Int] = [:]
  private var lineCount = 0
  private var isLineStart = true
  private var followsReturn = false

  init(_ file: SourceFile) {
    for unit in String(decoding: file.bytes, as: UTF8.self).utf16 { read(unit) }
    read(0xFFFF)
    for _ in 0..<Self.window { push(0) }
  }

  /// - Parameter line: counted from 1.
  subscript(line: Int) -> String? { hashes.indices.contains(line - 1) ? hashes[line - 1] : nil }

  private mutating func read(_ given: UInt16) {
    var unit = given
    let isRestOfBreak = followsReturn && unit == 0x0A
    if unit == 0x20 || unit == 0x09 || isRestOfBreak {
      followsReturn = false
      return
    }
    followsReturn = unit == 0x0D
    if followsReturn { unit = 0x0A }
    emit()
    if isLineStart {
      isLineStart = false
      lineCount += 1
      lines[index] = lineCount
    }
    if unit == 0x0A { isLineStart = true }
    roll(unit)
  }

  private mutating func push(_ unit: UInt16) {
    emit()
    roll(unit)
  }

  /// Gives the hash of the line whose first unit is about to leave the window.
  private mutating func emit() {
    guard lines[index] != 0 else { return }
    lines[index] = 0
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    hashes.append(String(hash, radix: 16) + ":" + String(count))
  }

  private mutating func roll(_ unit: UInt16) {
    let leaving = units[index]
    units[index] = UInt64(unit)
    hash = Self.base &* hash &+ UInt64(unit) &- Self.leading &* leaving
    index = (index + 1) % Self.window
  }
}
