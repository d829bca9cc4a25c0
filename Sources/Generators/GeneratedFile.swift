/// A file that a generator made: its path below the output folder, and its bytes.
package struct GeneratedFile: Hashable, Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }
}

/// Why nothing can be generated.
package struct GeneratorError: Error, Hashable, Sendable {
  /// One sentence without a full stop.
  package var message: String
  package var help: String?

  package init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
