import ColorMath
package import Diagnostics

/// What readers add to: definitions, colours, expressions and problems of all files.
package struct TokenReading: Sendable {
  package let appearances: AppearanceSet
  /// Other files by path, for formats in which one refers to another.
  let load: @Sendable (String) -> SourceFile?
  var names = NameTable()
  var files: [SourceFile] = []
  var definitions: [TokenDefinition] = []
  var colors: [TokenColor] = []
  var expressions: [TokenExpression] = []
  var tokenProblems: [TokenProblem] = []
  /// Files that could not be read, and what in them could not.
  var problems: [Problem] = []
  var leftOut: [LeftOut] = []
  /// By file: where in `leftOut` its channels are counted.
  var channels: [Int32: [ColorChannels: Int]] = [:]
  var doubts: [TokenDoubt] = []
  var deprecations: [TokenID: String] = [:]
  var schemes: [ColorSchemeDeclaration] = []
  var conditional: [ConditionalDefinition] = []
  var gradients: [ReadGradient] = []
  /// Files whose references may be written loosely, and those of them where letter case is free.
  var looseFiles: Set<Int32> = []
  var foldingFiles: Set<Int32> = []
  /// Files that hold no tokens by their nature, only what others are found by.
  var containers: Set<Int32> = []
  /// Files that were found together: by index, what names them.
  var groups: [Int32: String] = [:]
  /// Tokens by identifiers that references use instead of names.
  var identifiers: [TokenID: TokenID] = [:]
  /// References that mean the first of some names that is defined.
  private(set) var candidates: [TokenID: [TokenID]] = [:]

  /// The files that are given, by path.
  private var given: [String: SourceFile] = [:]
  /// The file that is being read, as an index into `files`.
  var currentFile: Int32 = -1
  /// How many files are being read because of others, and how many were.
  private var depth = 0
  private var referred = 0
  private var imported: Set<String> = []
  /// Where files are referred to that are not there.
  private var missing: Set<Location> = []
  /// By path: the files that one decides about, since it imports or selects them.
  private(set) var steering: [String: Set<String>] = [:]
  /// The paths of the files that are being read, each because of the one before.
  private var pathsBeingRead: [String] = []

  init(appearances: AppearanceSet, load: @escaping @Sendable (String) -> SourceFile?) {
    self.appearances = appearances
    self.load = load
  }

  /// Reads all of the files, but for those that others of them read in their own way.
  init(
    _ sources: [TokenSource], appearances: AppearanceSet,
    load: @escaping @Sendable (String) -> SourceFile?
  ) {
    self.init(appearances: appearances, load: load)
    for source in sources { given[source.file.path] = source.file }
    let formats = sources.map { format(of: $0) }
    var takers: [String: [String]] = [:]
    for (source, format) in zip(sources, formats) {
      for path in format?.takes(source.file) ?? [] {
        takers[path, default: []].append(source.file.path)
      }
    }
    for (source, format) in zip(sources, formats) {
      guard let format, takers[source.file.path] == nil else { continue }
      read(source, format)
    }
    // Files that take each other, so that none of them was read.
    for (source, format) in zip(sources, formats) {
      guard let format, let takers = takers[source.file.path] else { continue }
      let read = Set(files.map(\.path))
      if !read.contains(source.file.path), read.isDisjoint(with: takers) {
        self.read(source, format)
      }
    }
    settleScopes()
    settleGradients()
    settleConditions()
    settleAliases()
  }

  /// A file by its path, where there is one.
  func file(_ path: String) -> SourceFile? { given[path] ?? load(path) }

  func hasFile(_ path: String) -> Bool { file(path) != nil }

  /// Whether a file leads to itself.
  func isBeingRead(_ path: String) -> Bool {
    files.indices.contains(Int(currentFile)) && files[Int(currentFile)].path == path
      || pathsBeingRead.contains(path)
  }

  /// Whether an import was met before; notes that it is now.
  mutating func wasImported(_ path: String) -> Bool { !imported.insert(path).inserted }

  /// Notes a file that is referred to and not there, once a place.
  mutating func leaveOut(missing path: String, at span: Span) {
    let location = location(span)
    guard missing.insert(location).inserted else { return }
    leftOut.append(LeftOut(reason: .missingFile, text: path, location: location, count: 0))
  }

  mutating func note(_ path: String, decidesAbout other: String) {
    steering[path, default: []].insert(other)
  }

  mutating func open(_ file: SourceFile) {
    files.append(file)
    currentFile = Int32(truncatingIfNeeded: files.count - 1)
  }

  /// Reads a file that the current one refers to at `span`, by a path seen from its folder. Where there
  /// is none, that is a problem.
  mutating func read(
    referred path: String, at span: Span, _ body: (SourceFile, inout TokenReading) -> Void
  ) {
    let outer = currentFile
    let path = RelativePath.resolve(path, from: files[Int(outer)].path)
    guard depth < 8, referred < 1_000 else {
      problems.append(Problem("files refer to each other without end", at: location(span)))
      return
    }
    guard let file = file(path) else {
      problems.append(Problem("there is no file \(path)", at: location(span)))
      return
    }
    note(files[Int(outer)].path, decidesAbout: file.path)
    depth += 1
    referred += 1
    pathsBeingRead.append(files[Int(outer)].path)
    open(file)
    body(file, &self)
    currentFile = outer
    pathsBeingRead.removeLast()
    depth -= 1
  }

  /// A place in the file that is being read.
  func location(_ span: Span) -> Location { Location(file: files[Int(currentFile)], span: span) }

  mutating func token(_ name: String) -> TokenID {
    var name = name
    return name.withUTF8 { TokenID(names.intern($0)) }
  }

  /// References whose value is made at run time where they mean none of their candidates.
  private(set) var runtimeReferences: Set<TokenID> = []

  /// A reference to the first of some names that is defined; shown as `text` where none is.
  mutating func reference(
    _ text: String, meaning names: [String], isRuntime: Bool
  ) -> TokenID {
    let key = token("\u{0}" + names.joined(separator: "\u{0}"))
    if isRuntime { runtimeReferences.insert(key) }
    if candidates[key] == nil { candidates[key] = (names + [text]).map { token($0) } }
    return key
  }

  /// Makes room for so many more definitions, where that is much beside what is there: else many small files
  /// would each have all of them moved.
  mutating func expect(_ count: Int) {
    if count > definitions.count { definitions.reserveCapacity(definitions.count + count) }
  }

  mutating func add(_ color: TokenColor) -> TokenValue {
    colors.append(color)
    return .color(Int32(truncatingIfNeeded: colors.count - 1))
  }

  mutating func add(_ expression: TokenExpression) -> TokenValue {
    expressions.append(expression)
    return .expression(Int32(truncatingIfNeeded: expressions.count - 1))
  }

  mutating func add(_ problem: TokenProblem) -> TokenValue {
    tokenProblems.append(problem)
    return .problem(Int32(truncatingIfNeeded: tokenProblems.count - 1))
  }
}

/// Definitions that count in none of the appearances.
package struct LeftOut: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// They stand under a theme or a condition that selects no appearance; the text is the condition
    /// as written: `[data-theme="dimmed"]`, `(color-gamut: p3)`.
    case noAppearance
    /// Several elements of their own declare the name, with different values; the text is the name.
    case severalElements
    /// They stand in no rule, so that a browser drops them; the text is the first name.
    case noRule
    /// They stand in a file that is not there; the text is its path.
    case missingFile
    /// They stand in a sheet whose import stands behind other rules, so that browsers pass it over; the text is its
    /// address.
    case lateImport
    /// They stand in a branch of `#if` beside the one that counts; the text is the branch's directive.
    case otherBranch
    /// They hold channels alone, a colour only where the function of these takes them; the text is the first name.
    case channels(ColorChannels)
  }

  package var reason: Reason
  package var text: String
  package var location: Location
  /// How many definitions.
  package var count: Int
  /// The appearance that would make them count.
  package var appearance: Appearance? = nil
}

/// Channels that a function makes a colour of: `0 0% 100%`, as shadcn's variables hold them, or `13, 110, 253`, as
/// Bootstrap's do. The raw value is the function's name.
package enum ColorChannels: String, Hashable, Sendable {
  case hsl, rgb

  /// "hue, saturation and lightness".
  package var words: String {
    switch self {
    case .hsl: "hue, saturation and lightness"
    case .rgb: "red, green and blue"
    }
  }

  /// What makes a colour of a custom property that holds them.
  package func use(of property: String) -> String { "\(rawValue)(var(\(property)))" }
}

/// Something about a token that can be read and is nevertheless wrong.
package struct TokenDoubt: Hashable, Sendable {
  package var token: TokenID
  /// One sentence without a full stop.
  package var message: String
  package var location: Location
  /// Whether the value may be meant as another, and is not simply wrong.
  package var isAmbiguous = false
}
