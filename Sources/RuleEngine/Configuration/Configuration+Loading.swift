package import Diagnostics
import SourceTrees

extension Configuration {
  /// Reads a rules.yml and, before it, the files that it extends.
  ///
  /// - Parameters:
  ///   - path: of the file; what it names is relative to its folder.
  ///   - read: gives a file by its path. It is asked for each path once.
  /// - Returns: what could be read, and what is wrong with the rest.
  package static func load(
    _ path: String, read: (String) throws(Problem) -> SourceFile
  ) -> (configuration: Configuration, problems: [Problem]) {
    var loader = ConfigurationLoader()
    loader.load(RelativePath.normalized(path), statedAt: nil, read)
    return (loader.configuration, loader.problems)
  }

  /// Reads a rules.yml that extends nothing.
  package static func parse(_ file: SourceFile) -> (
    configuration: Configuration, problems: [Problem]
  ) {
    let own = RelativePath.normalized(file.path)
    return load(file.path) { path throws(Problem) in
      guard path == own else { throw Problem("\(path) can't be read here", path: path) }
      return file
    }
  }
}

/// Goes through `extends` depth first, so that what a file adds to is there before it.
private struct ConfigurationLoader {
  /// Longer chains of files than this are a mistake.
  static let depthLimit = 32

  var configuration = Configuration()
  var problems: [Problem] = []
  /// The files that wait for what they extend, outermost first.
  private var open: [String] = []
  private var done: Set<String> = []

  typealias Read = (String) throws(Problem) -> SourceFile

  mutating func load(_ path: String, statedAt place: Location?, _ read: Read) {
    guard !done.contains(path), admits(path, place) else { return }
    done.insert(path)
    do throws(Problem) {
      load(try read(path), path: path, read)
    } catch {
      problems.append(place.map { Problem(error.message, at: $0, help: error.help) } ?? error)
    }
  }

  private mutating func admits(_ path: String, _ place: Location?) -> Bool {
    guard let place else { return true }
    if open.count < Self.depthLimit { return true }
    problems.append(Problem("more than \(Self.depthLimit) files extend each other", at: place))
    return false
  }

  private mutating func load(_ file: SourceFile, path: String, _ read: Read) {
    var log = ReadingLog(folder: RelativePath.folder(of: path))
    let documents = Document.read(file, &log)
    if documents.isEmpty, log.problems.isEmpty {
      log.report("there is nothing in this file", at: file.location(Span(0, 0)))
    }
    if documents.count > 1 {
      log.report("expected one document, found \(documents.count)", at: documents[1].location)
    }
    if let document = documents.first {
      open.append(path)
      loadBases(of: document, log, read)
      open.removeLast()
      Configuration.shape.read(document, into: &configuration, &log)
    }
    configuration.file = file
    configuration.files.append(file)
    problems += log.problems
  }

  /// Problems of `extends` itself are reported when the whole document is read.
  private mutating func loadBases(of document: DataNode, _ log: ReadingLog, _ read: Read) {
    guard let node = document["extends"] else { return }
    var log = log
    var bases = Configuration()
    Configuration.extendsField.apply(node, &bases, &log)
    for base in bases.extends {
      if let start = open.firstIndex(of: base.path) {
        let chain = (open[start...] + [base.path]).joined(separator: " extends ")
        problems.append(Problem("\(chain): a cycle", at: base.location))
      } else {
        load(base.path, statedAt: base.location, read)
      }
    }
  }
}
