import Diagnostics
import Generators

/// What `emit` was asked for.
struct EmitOptions {
  var format: SheetFormat
  /// The token files; none means those of rules.yml.
  var files: [String]
  /// nil is standard output.
  var out: String?
  var isCheck: Bool
  var force: Bool
  var displayP3: Bool

  init(_ typed: TypedArguments) throws(UsageError) {
    let name = typed.operands.first ?? ""
    guard let format = SheetFormats.named(name) else {
      let names = SheetFormats.all.map(\.name)
      throw UsageError(
        "\(name) is no format to emit",
        help: Suggestion.help(for: name, among: names)
          ?? "it is one of " + names.joined(separator: ", "))
    }
    self.format = format
    files = Array(typed.operands.dropFirst())
    out = typed.value(.out)
    isCheck = typed.has(.upToDate)
    force = typed.has(.force)
    displayP3 = typed.has(.displayP3)
    try check()
  }

  private func check() throws(UsageError) {
    if isCheck, out == nil { throw UsageError("--check needs --out: what is to be compared") }
    if isCheck, force { throw UsageError("--check writes nothing, so there is nothing to force") }
    if displayP3, format.name != "xcassets" { throw UsageError("--p3 belongs to xcassets") }
    guard format.isFolder else { return }
    guard let out else {
      throw UsageError("\(format.name) is a folder of files", help: "--out DIR says where it goes")
    }
    let name = out.hasSuffix("/") ? String(out.dropLast()) : out
    guard name.hasSuffix(format.ending) else {
      throw UsageError("the folder's name must end in \(format.ending), or Xcode won't know it")
    }
  }
}
