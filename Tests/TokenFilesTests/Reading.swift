import ColorMath
import Diagnostics

@testable import TokenFiles

/// A system read from texts, asked by name.
struct Reading {
  let system: TokenSystem

  init(
    _ files: [(path: String, text: String)], _ appearances: AppearanceSet = .standard,
    format: String? = nil
  ) {
    system = TokenSystem.read(
      files.map { TokenSource(file: SourceFile(path: $0.path, text: $0.text), format: format) },
      appearances: appearances)
  }

  init(system: TokenSystem) { self.system = system }

  init(css: String, _ appearances: AppearanceSet = .standard) {
    self.init([("tokens.css", css)], appearances)
  }

  /// `#rrggbb` of a token in an appearance; or why it has none: "cycle", "absent" and so on.
  func hex(_ name: String, _ appearance: String = "light") -> String {
    guard let id = system.id(named: name), let palette = system.palette(appearance) else {
      return "no such name"
    }
    switch palette[id] {
    case .color(let color): return Swatch(token: nil, rgba: color.packed.rgba).hex
    case .unresolved(let problem): return "\(problem.kind)"
    case .absent: return system.notColor(id) == nil ? "absent" : "no colour"
    }
  }

  /// Of all appearances, in order.
  func hexes(_ name: String) -> [String] {
    system.appearances.names.map { hex(name, $0) }
  }

  func problem(_ name: String, _ appearance: Int = 0) -> TokenProblem? {
    guard let id = system.id(named: name) else { return nil }
    if case .unresolved(let problem) = system.palettes[appearance][id] { return problem }
    return nil
  }

  var names: [String] { system.tokens.map { system.name($0) } }
}
