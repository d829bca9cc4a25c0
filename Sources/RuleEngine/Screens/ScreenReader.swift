import Diagnostics
import SourceTrees

/// Reads manifest files into screens.
struct ScreenReader {
  private var builder: ScreenBuilder
  private(set) var problems: [Problem] = []
  /// Where each screen was named first.
  private var names: [String: Location] = [:]

  init(builder: ScreenBuilder) { self.builder = builder }

  /// One screen a document.
  mutating func read(_ file: SourceFile) -> [Screen] {
    var log = ReadingLog()
    let documents = Document.read(file, &log)
    if documents.isEmpty, log.problems.isEmpty {
      log.report("there is no screen in this file", at: file.location(Span(0, 0)))
    }
    var screens: [Screen] = []
    for document in documents {
      var manifest = ScreenManifest(location: log.start(of: document))
      ScreenManifest.shape.read(document, into: &manifest, &log)
      guard document.kind == .mapping else { continue }
      screens.append(builder.build(manifest))
    }
    problems += log.problems + builder.takeProblems()
    for screen in screens { noteName(of: screen) }
    return screens
  }

  private mutating func noteName(of screen: Screen) {
    guard let first = names[screen.name] else { return names[screen.name] = screen.location }
    problems.append(
      Problem(
        "the screen \(screen.name) is named twice", at: screen.location,
        help: "the first is at \(first.place)"))
  }
}
