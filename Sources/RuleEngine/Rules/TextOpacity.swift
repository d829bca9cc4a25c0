import ColorMath
package import Diagnostics
import TokenFiles

/// No opacity is used to invent a text colour, in code or on a screen.
package struct TextOpacity: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    var checks: [Check] = []
    for (file, code) in zip(context.sources, context.code) {
      checks += code.textOpacities.map { Self.check($0, file) }
      if code.textOpacities.isEmpty { checks.append(Self.passing(file)) }
    }
    let screens = context.screens.map { screen in (screen, Self.texts(on: screen)) }
    let found = screens.flatMap(\.1)
    checks += found
    let faded = Set(found.filter { $0.outcome == .fail }.map(\.location.file.path))
    var seen = faded
    for (screen, _) in screens where seen.insert(screen.location.file.path).inserted {
      checks.append(Self.passing(screen.location.file))
    }
    return checks
  }

  private static func passing(_ file: SourceFile) -> Check {
    Check(
      rule: id, subject: file.path, outcome: .pass, detail: "No text is faded.",
      location: file.location(Span(0, 0)))
  }

  // MARK: Code

  private static func check(_ found: SourceColors.TextOpacity, _ file: SourceFile) -> Check {
    let text = found.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = text.count <= 60 ? text : String(text.prefix(59)) + "…"
    let how = found.amount.map { "at " + percent($0) } ?? "at an opacity that is computed"
    return Check(
      rule: id, subject: "\(shown) in \(file.path)", outcome: .fail,
      detail: "A text is drawn \(how); its colour should be a token of its own.",
      location: found.location)
  }

  // MARK: Screens

  private static func texts(on screen: Screen) -> [Check] {
    var checks: [Check] = []
    for element in screen.elements where element.kind == .text && !element.states.isEmpty {
      if let check = fadedElement(element, screen) { checks.append(check) }
      if let check = fadedColor(element, screen) { checks.append(check) }
    }
    return checks
  }

  private static func fadedElement(_ element: Element, _ screen: Screen) -> Check? {
    guard let opacity = element.opacity, opacity < 1 else { return nil }
    return check(
      element, screen, "The text is drawn at \(percent(opacity))", element.location)
  }

  private static func fadedColor(_ element: Element, _ screen: Screen) -> Check? {
    guard let paint = element.color, case .solid(.literal(let literal)) = paint.content,
      let color = literal.color(in: .light), color.color.alpha < 1
    else { return nil }
    return check(
      element, screen, "Its colour has an alpha of \(percent(color.color.alpha))", paint.location)
  }

  private static func check(
    _ element: Element, _ screen: Screen, _ what: String, _ location: Location
  ) -> Check {
    var check = Check(
      rule: id, subject: element.path, screen: screen.name, outcome: .fail,
      detail: what + "; it should be a token of its own.", location: location)
    if let exemption = element.exemption {
      check.outcome = .skipped
      check.detail = ScreenDemand.sentence(exemption, isText: true)
    }
    return check
  }

  private static func percent(_ opacity: Double) -> String {
    var output = Output()
    output.write(shortest: (opacity * 1e4).rounded() / 100)
    return output.text + " %"
  }
}
