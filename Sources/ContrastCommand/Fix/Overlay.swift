import Diagnostics
import RuleEngine
import TokenFiles

/// The inputs of a run, with some bytes of its token files replaced.
struct Overlay {
  private(set) var inputs: Inputs
  /// By path: what was changed, as it is now.
  private(set) var changed: [String: SourceFile] = [:]
  /// By path: the files as they were read.
  private(set) var originals: [String: SourceFile] = [:]
  private let load: @Sendable (String) -> SourceFile?

  struct Edit: Hashable {
    var location: Location
    var text: String
  }

  init(_ inputs: Inputs) {
    self.inputs = inputs
    load = inputs.load
  }

  /// Replaces each edit's span of the file as it is now. Of two that overlap the first counts.
  mutating func apply(_ edits: [Edit]) {
    var byFile: [String: [Edit]] = [:]
    for edit in edits { byFile[edit.location.file.path, default: []].append(edit) }
    for (path, edits) in byFile {
      guard let file = edits.first?.location.file else { continue }
      if originals[path] == nil { originals[path] = file }
      changed[path] = SourceFile(path: path, bytes: Self.replaced(file.bytes, edits))
    }
    put()
  }

  static func replaced(_ bytes: [UInt8], _ edits: [Edit]) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.location.span.start < $1.location.span.start }) {
      let range = edit.location.span.range
      guard range.lowerBound >= position, range.upperBound <= bytes.count else { continue }
      output += bytes[position..<range.lowerBound]
      output += Array(edit.text.utf8)
      position = range.upperBound
    }
    return output + bytes[position...]
  }

  /// A token file may be one of the code's files, one side of a parity and a document with ratios as well.
  private mutating func put() {
    let changed = changed
    func current(_ file: SourceFile) -> SourceFile { changed[file.path] ?? file }
    for index in inputs.tokens.indices {
      inputs.tokens[index].file = current(inputs.tokens[index].file)
    }
    for index in inputs.parity.indices {
      inputs.parity[index].source.file = current(inputs.parity[index].source.file)
    }
    for index in inputs.claims.indices {
      inputs.claims[index].file = current(inputs.claims[index].file)
    }
    inputs.sources = inputs.sources.map(current)
    let load = load
    inputs.load = { path in load(path).map { changed[$0.path] ?? $0 } }
  }
}
