import Diagnostics
import RuleEngine
import SourceTrees
import TokenFiles

extension CommandDescription {
  static let initialise = CommandDescription(
    name: .initialise, operands: "[FILE ...]", operandCount: 0...Int.max,
    summary: "Writes a first rules.yml from the token files found.",
    details: [
      "Token files are looked for below the working directory, or only the ones named are taken. Of places that "
        + "say the same in different formats one is taken (the one whose names the screens use, or that with the "
        + "most tokens) and the others are held to it by parity; of Swift code only files that have the same names. "
        + "A file that is named for an appearance (dark.json) is stated to be for it. Screens that are there are "
        + "found. Pairs are guessed from names; roles stand there as comments to be filled in.",
      "Beside it a JSON Schema is written for editors. What is there and was not written by contrast is never "
        + "replaced.",
    ],
    examples: [
      ("contrast init", "In the root of a project."),
      ("contrast init design/tokens.css", "With the one file."),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    Initialisation(typed, surroundings).run(&console)
  }
}

/// One run of `contrast init`.
private struct Initialisation {
  private static let path = "rules.yml"
  private static let schemaPath = ".contrast.schema.json"

  private let files: any FileSystem
  private let store: SourceStore
  private let search: InitSearch
  private let operands: [String]

  init(_ typed: TypedArguments, _ surroundings: Surroundings) {
    files = surroundings.files
    store = SourceStore(surroundings.files)
    search = InitSearch(store)
    operands = typed.operands
  }

  func run(_ console: inout Console) -> ExitStatus {
    for name in ConfigurationSearch.names where files.exists(name) {
      console.report("error", "is there already", place: name, help: "contrast check runs it")
      return .unusable
    }
    let screens = search.screens()
    guard let sources = operands.isEmpty ? search.tokens(besides: screens) : named(&console) else {
      return .unusable
    }
    guard !sources.isEmpty else {
      console.report(
        "error", "no file with colour tokens was found",
        help: "contrast init FILE names one; contrast tokens FILE shows what is in it")
      return .unusable
    }
    return write(search.starterFiles(sources), screens, &console)
  }

  /// Nil where one can't be read.
  private func named(_ console: inout Console) -> [TokenSource]? {
    var sources: [TokenSource] = []
    for operand in operands {
      let path = RelativePath.normalized(operand)
      let found = store.files(at: path)
      for path in found.isEmpty ? [path] : found {
        do throws(Problem) {
          sources.append(TokenSource(file: try store.read(path)))
        } catch {
          console.report(error)
          return nil
        }
      }
    }
    return sources
  }

  private func write(
    _ found: [StarterFile], _ screens: [StarterScreen], _ console: inout Console
  ) -> ExitStatus {
    // Code of an app may have colours of its own.
    let isCode = { (file: StarterFile) in file.kind == "swift" && operands.isEmpty }
    let designed = found.filter { !isCode($0) }
    let words = screens.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let groups = StarterFile.places(designed.isEmpty ? found : designed)
    var places = StarterPlaces(groups.map { place($0, words) })
    if !designed.isEmpty { addCode(found.filter(isCode), words, to: &places, console) }
    let taken = places.sources.flatMap { groups[$0] }
    let taking = place(taken, words)
    let hasSchema = mayWriteSchema
    let (text, pairs) = StarterConfiguration.make(
      taking.system, files: taking.files, places: places,
      screens: .init(screens, globs: search.globs(of: screens)),
      schema: hasSchema ? Self.schemaPath : nil)
    guard console.write(text, to: Self.path, files) == .success else { return .unusable }
    if !hasSchema {
      console.report(
        "note", "is there and was not written by contrast: left as it is", place: Self.schemaPath,
        help: "contrast schema rules writes the schema elsewhere")
    } else if console.write(JSONSchema.rules.document.bytes, to: Self.schemaPath, files) != .success
    {
      return .unusable
    }
    report(taking, pairs, &console)
    return .success
  }

  private func place(_ files: [StarterFile], _ words: Set<String>) -> StarterPlaces.Place {
    StarterPlaces.Place(files, system: search.read(files.flatMap(\.sources)), words: words)
  }

  /// Swift files that have mostly the names of what is taken are held to it; of others it is told that they are
  /// there.
  private func addCode(
    _ code: [StarterFile], _ words: Set<String>, to places: inout StarterPlaces,
    _ console: Console
  ) {
    let twins = code.filter { places.hasTwin(place([$0], words)) }
    if !twins.isEmpty { places.add(twin: place(twins, words)) }
    let others = code.flatMap(\.paths).filter { !twins.flatMap(\.paths).contains($0) }
    guard let first = others.first else { return }
    let more = others.count > 1 ? " and \((others.count - 1).counted("more file"))" : ""
    let verb = others.count > 1 ? "also hold colours: name them" : "also holds colours: name it"
    console.report("note", first + more + " " + verb + " in tokens or parity")
  }

  private func report(
    _ taking: StarterPlaces.Place, _ pairs: Int, _ console: inout Console
  ) {
    var said = Output()
    said.write(
      "\(Self.path): \(taking.files.count.counted("token file")), "
        + "\(taking.system.tokens.count.counted("colour token")), "
        + pairs.counted("pair") + "\n\n")
    said.write("Next:\n")
    said.write("  contrast tokens         shows what was read\n")
    said.write("  contrast check          runs the rules\n")
    said.write("  contrast check --write-baseline baseline.json\n")
    said.write(
      "                          accepts what is wrong today; --baseline then shows what is new\n")
    said.write(
      "Then fill in the roles in \(Self.path), and describe screens: contrast schema screen\n")
    console.print(said.take())
  }

  /// Whether nothing is there yet, or a schema that was written here before: no link, whatever it leads to.
  private var mayWriteSchema: Bool {
    guard files.exists(Self.schemaPath) else { return true }
    let entries = (try? files.list(".")) ?? []
    guard entries.first(where: { $0.name == Self.schemaPath })?.kind == .file,
      let file = try? store.read(Self.schemaPath), let tree = try? JSON.parse(file)
    else { return false }
    return tree.root["title"]?.string == "contrast: rules.yml"
  }
}
