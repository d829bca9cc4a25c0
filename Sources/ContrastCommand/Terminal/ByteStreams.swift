/// Where a command's input comes from.
package protocol ByteSource: Sendable {
  /// Some more bytes, as soon as there are any; none at the end.
  func read() throws(StreamError) -> [UInt8]
}

/// Where a command's output goes.
package protocol ByteSink: Sendable {
  func write(_ bytes: [UInt8]) throws(StreamError)
}

/// Why bytes could not be read or written.
package enum StreamError: Error, Hashable, Sendable {
  /// The reader of a pipe has gone: no error, there is just no one to write for.
  case closed
  /// A full disk, a broken device: with the system's own words.
  case failed(String)
}
