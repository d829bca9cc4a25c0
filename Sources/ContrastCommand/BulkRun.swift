import Diagnostics
import Reporters

/// Many jobs from standard input: one a line, one result a line, in the same order.
enum BulkRun {
  /// A longer line is not kept: no colour is that long.
  static let lineLimit = 1 << 20

  /// Runs a job on every line. Somebody who types is told what is waited for.
  ///
  /// - Parameters:
  ///   - jobs: what a line holds: "a colour".
  ///   - job: gives the bytes of the result, with their line end, and whether all is well.
  /// - Returns: findings where something is not well, or no line could be read.
  static func lines(
    of jobs: String, _ surroundings: Surroundings, _ console: inout Console,
    _ job: (String) -> (bytes: [UInt8], isWell: Bool)
  ) -> ExitStatus {
    if surroundings.terminal.inputIsTerminal {
      console.report("note", "reads \(jobs) a line from standard input, to its end")
    }
    var reader = LineReader(surroundings.input)
    var status = ExitStatus.success
    do throws(StreamError) {
      while let line = try reader.next(), !console.isClosed, console.failure == nil {
        let result = job(line)
        if !result.isWell { status = .findings }
        reader.pending += result.bytes
        if reader.isBetweenReads || reader.pending.count > 1 << 16 {
          console.print(reader.takePending())
        }
      }
      console.print(reader.takePending())
    } catch {
      console.print(reader.takePending())
      if case .failed(let reason) = error {
        console.report("error", "standard input could not be read: \(reason)")
      }
      return .unusable
    }
    return status
  }

  /// The result of a line that can't be read.
  static func errorLine(_ message: String) -> [UInt8] {
    var output = Output()
    output.write("error: ")
    output.write(message.printable)
    output.newline()
    return output.take().disarmed
  }
}

/// Splits what comes from a stream into lines; the last need not end.
struct LineReader {
  /// Results that wait until more input has to be waited for.
  var pending: [UInt8] = []
  private let source: any ByteSource
  private var chunk: ArraySlice<UInt8> = []
  private var isAtEnd = false
  private var isAtStart = true

  init(_ source: any ByteSource) { self.source = source }

  /// Whether the next line will have to be waited for.
  var isBetweenReads: Bool { chunk.isEmpty }

  mutating func takePending() -> [UInt8] {
    defer { pending = [] }
    return pending
  }

  /// The next line without its end (LF or CRLF); of a line over the limit only its beginning.
  mutating func next() throws(StreamError) -> String? {
    var line: [UInt8] = []
    var hasAny = false
    while true {
      if chunk.isEmpty {
        if isAtEnd { return hasAny ? Self.text(line) : nil }
        chunk = try source.read()[...]
        if chunk.isEmpty { isAtEnd = true }
        skipMark()
        continue
      }
      hasAny = true
      let end = chunk.firstIndex(of: 0x0A)
      line += chunk[..<(end ?? chunk.endIndex)].prefix(BulkRun.lineLimit - line.count)
      chunk = end.map { chunk[($0 + 1)...] } ?? []
      if end != nil { return Self.text(line) }
    }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  /// Files of some editors begin with a UTF-8 byte-order mark; it is no part of the first line.
  private mutating func skipMark() {
    guard isAtStart, !chunk.isEmpty else { return }
    isAtStart = false
    if chunk.starts(with: [0xEF, 0xBB, 0xBF]) { chunk = chunk.dropFirst(3) }
  }
}
