import Diagnostics
import TokenFiles

/// Which checks some files take part in: those placed in them, those that point at them, and those of
/// tokens that are defined in them, directly or through an alias.
struct Participation {
  private let paths: Set<String>
  /// Everything depends on rules.yml and what it extends.
  private let isWhole: Bool
  private let tokens: Set<String>

  init(_ paths: Set<String>, _ context: Context) {
    self.paths = paths
    isWhole = context.configuration.files.contains { paths.contains($0.path) }
    tokens = isWhole ? [] : Self.tokens(in: paths, context.tokens)
  }

  func includes(_ check: Check) -> Bool {
    if isWhole || paths.contains(check.location.file.path) { return true }
    if check.related.contains(where: { paths.contains($0.location.file.path) }) { return true }
    return [check.foreground?.token, check.background?.token].contains { token in
      token.map { tokens.contains($0) } ?? false
    }
  }

  private static func tokens(in paths: Set<String>, _ system: TokenSystem) -> Set<String> {
    var found: Set<String> = []
    for appearance in system.palettes.indices {
      var isIn: [TokenID: Bool] = [:]
      for token in system.tokens where follow(token, appearance, paths, system, &isIn) {
        found.insert(system.name(token))
      }
    }
    return found
  }

  /// Walks an alias chain; each link once for all tokens.
  private static func follow(
    _ token: TokenID, _ appearance: Int, _ paths: Set<String>, _ system: TokenSystem,
    _ isIn: inout [TokenID: Bool]
  ) -> Bool {
    var way: [TokenID] = []
    var current: TokenID? = token
    var answer = false
    while let next = current {
      if let known = isIn[next] {
        answer = known
        break
      }
      isIn[next] = false
      way.append(next)
      if isDefined(next, in: paths, system) {
        answer = true
        break
      }
      current = system.alias(of: next, in: appearance)
    }
    for token in way { isIn[token] = answer }
    return answer
  }

  private static func isDefined(
    _ token: TokenID, in paths: Set<String>, _ system: TokenSystem
  ) -> Bool {
    system.definitions(of: token).contains { paths.contains(system.files[Int($0.file)].path) }
  }
}
