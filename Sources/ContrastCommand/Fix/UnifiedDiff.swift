import Diagnostics

/// The difference of two texts as `diff -u` writes it, for files in which lines were changed in place.
struct UnifiedDiff {
  /// How many unchanged lines stand around a change.
  private static let context = 3

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private var output = Output()

  static func bytes(path: String, old: [UInt8], new: [UInt8]) -> [UInt8] {
    var diff = UnifiedDiff(old: lines(old), new: lines(new))
    diff.write(path)
    return diff.output.take()
  }

  private init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
    self.old = old
    self.new = new
  }

  /// With their line breaks.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private mutating func write(_ path: String) {
    output.write("--- a/\(path)\n+++ b/\(path)\n")
    // Where lines were added or taken away, all of them are one change.
    guard old.count == new.count else {
      return writeHunk(0..<old.count, 0..<new.count, changes: [(0..<old.count, 0..<new.count)])
    }
    let changed = old.indices.filter { old[$0] != new[$0] }
    var index = 0
    while index < changed.count {
      var last = index
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= Self.context * 2 {
        last += 1
      }
      let around =
        max(0, changed[index] - Self.context)..<min(old.count, changed[last] + Self.context + 1)
      writeHunk(around, around, changes: Self.runs(changed[index...last]))
      index = last + 1
    }
  }

  /// Neighbouring lines as one change.
  private static func runs(
    _ lines: ArraySlice<Int>
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    var runs: [(old: Range<Int>, new: Range<Int>)] = []
    for line in lines {
      if let last = runs.last, last.old.upperBound == line {
        let range = last.old.lowerBound..<line + 1
        runs[runs.count - 1] = (range, range)
      } else {
        runs.append((line..<line + 1, line..<line + 1))
      }
    }
    return runs
  }

  private mutating func writeHunk(
    _ before: Range<Int>, _ after: Range<Int>, changes: [(old: Range<Int>, new: Range<Int>)]
  ) {
    output.write("@@ -\(Self.place(before)) +\(Self.place(after)) @@\n")
    var position = before.lowerBound
    for change in changes {
      for line in position..<change.old.lowerBound { write(" ", old[line]) }
      for line in change.old { write("-", old[line]) }
      for line in change.new { write("+", new[line]) }
      position = change.old.upperBound
    }
    for line in position..<max(position, before.upperBound) { write(" ", old[line]) }
  }

  private static func place(_ range: Range<Int>) -> String {
    "\(range.lowerBound + 1),\(range.count)"
  }

  private mutating func write(_ mark: String, _ line: ArraySlice<UInt8>) {
    output.write(mark)
    output.write(bytes: line)
    if line.last != 0x0A { output.write("\n\\ No newline at end of file\n") }
  }
}
