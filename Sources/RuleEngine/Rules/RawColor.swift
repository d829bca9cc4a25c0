import ColorMath
package import Diagnostics
import TokenFiles

/// No literal colour outside the design system's own files.
package struct RawColor: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    guard !context.sources.isEmpty || !context.screens.isEmpty else { return [] }
    var pass = RawColorPass(context)
    for (file, code) in zip(context.sources, context.code) { pass.add(file, code) }
    pass.addScreens()
    return pass.checks
  }
}

/// One run over code and screens.
private struct RawColorPass {
  private let context: Context
  private var nearest: NearestToken
  private(set) var checks: [Check] = []

  init(_ context: Context) {
    self.context = context
    nearest = NearestToken(context)
  }

  mutating func add(_ file: SourceFile, _ code: SourceColors) {
    // A colour whose components are computed is no literal.
    let literals = code.literals.filter { $0.color != nil || $0.kind != .components }
    for literal in literals {
      let text = Self.shown(literal.text)
      var check = Check(
        rule: RawColor.id, subject: "\(text) in \(file.path)", outcome: .fail,
        detail: literal.problem.map { "It is no token, and \($0)." } ?? detail(literal.color),
        location: literal.location)
      check.foreground = literal.color.map { Swatch(token: nil, rgba: $0.packed.rgba) }
      checks.append(check)
    }
    if literals.isEmpty { addPassing(file) }
  }

  /// Literals on screens, and the manifests that have none.
  mutating func addScreens() {
    var clean: [(path: String, file: SourceFile)] = []
    var raw = Set<String>()
    for screen in context.screens {
      let file = screen.location.file
      var hasLiteral = screen.background.map { add($0, .ground, nil, screen) } ?? false
      for element in screen.elements where element.kind != .image {
        element.forEachPurpose { paint, purpose in
          if add(paint, purpose, element.path, screen) { hasLiteral = true }
        }
      }
      if hasLiteral { raw.insert(file.path) }
      if clean.last?.path != file.path { clean.append((file.path, file)) }
    }
    for (path, file) in clean where !raw.contains(path) { addPassing(file) }
  }

  private mutating func add(
    _ paint: PaintReference, _ purpose: PaintPurpose, _ element: String?, _ screen: Screen
  ) -> Bool {
    var found = false
    paint.forEachReference { reference in
      guard case .literal(let literal) = reference else { return }
      found = true
      let color = literal.color(in: .light)?.color
      var check = Check(
        rule: RawColor.id, subject: "\(Self.shown(literal.text)) in \(element ?? "background")",
        screen: screen.name, element: element, outcome: .fail, detail: detail(color, for: purpose),
        location: paint.location)
      check.foreground = color.map { Swatch(token: nil, rgba: $0.packed.rgba) }
      checks.append(check)
    }
    return found
  }

  private mutating func detail(_ color: Color?, for purpose: PaintPurpose? = nil) -> String {
    guard let color, let hint = nearest.hint(color, for: purpose) else { return "It is no token." }
    return "It is no token; \(hint)."
  }

  private mutating func addPassing(_ file: SourceFile) {
    checks.append(
      Check(
        rule: RawColor.id, subject: file.path, outcome: .pass, detail: "No literal colour.",
        location: file.location(Span(0, 0))))
  }

  /// On one line, and not too long.
  private static func shown(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= 60 ? words : String(words.prefix(59)) + "…"
  }
}
