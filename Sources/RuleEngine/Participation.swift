import Diagnostics
import TokenFiles

/// Which checks some files take part in: those placed in them, those that point at them, and those of
/// tokens that are defined in them, directly or through an alias.
struct Participation {
  private let paths: Set<String>
  /// Everything depends on rules.yml and what it extends.
  private let isWhole: Bool
  private let tokens: Set<String>
  private let roles: RoleParticipation
  /// The places that checks of `parity` have where a side of it lies in the files: its entry, and all of its
  /// own files.
  private let parityPlaces: (entries: Set<Location>, paths: Set<String>)
  /// The files of tokens, where one of these files may use tokens: whether a token is used at all is for all
  /// screens and sources to say together.
  private let usedTokenFiles: Set<String>
  /// Whether any of the files is read: a waiver is unused where none of them has its finding.
  private let takesPart: Bool
  /// Subjects of `derived` of which a token is defined in the files.
  private let derived: Set<String>

  init(_ paths: Set<String>, _ context: Context) {
    let paths = Self.affected(by: paths, context)
    self.paths = paths
    isWhole = context.configuration.files.contains { paths.contains($0.path) }
    let found = isWhole ? [] : Self.tokens(in: paths, context.tokens)
    let names = context.tokens
    tokens = Set(found.map { names.name($0) })
    roles = RoleParticipation(of: found, context)
    parityPlaces = Self.parityPlaces(paths, context)
    let users = Set((context.screens.map(\.location.file) + context.sources).map(\.path))
    let tokenFiles = Set(names.files.map(\.path))
    usedTokenFiles = users.isDisjoint(with: paths) ? [] : tokenFiles
    takesPart =
      !usedTokenFiles.isEmpty || !parityPlaces.entries.isEmpty
      || !tokenFiles.isDisjoint(with: paths)
      || context.claims.contains { paths.contains($0.file.path) }
    derived = Set(
      context.derived.filter { found.contains($0.token.value) || found.contains($0.from.value) }
        .map { names.name($0.token.value) + " from " + names.name($0.from.value) })
  }

  func includes(_ check: Check) -> Bool {
    if isWhole || paths.contains(check.location.file.path) { return true }
    if check.related.contains(where: { paths.contains($0.location.file.path) }) { return true }
    switch check.rule {
    case TokenParityRule.id:
      return parityPlaces.entries.contains(check.location)
        || parityPlaces.paths.contains(check.location.file.path)
    case TokenDerivedRule.id: return derived.contains(check.subject)
    case PairCoverage.id where usedTokenFiles.contains(check.location.file.path): return true
    case UnusedWaiver.description.id where takesPart: return true
    default: break
    }
    if roles.includes(check) { return true }
    return [check.foreground?.token, check.background?.token].contains { token in
      token.map { tokens.contains($0) } ?? false
    }
  }

  /// The files of a selection, in which a path that ends in a slash is a folder, and all that they import.
  private static func affected(by paths: Set<String>, _ context: Context) -> Set<String> {
    let systems =
      [context.tokens] + context.parities.flatMap { [$0.left.tokens, $0.right.tokens] }
    let folders = paths.filter { $0.hasSuffix("/") }
    var found = paths
    for system in systems {
      for file in system.files where folders.contains(where: { file.path.hasPrefix($0) }) {
        found.insert(file.path)
      }
      found = system.files(decidedBy: found)
    }
    return found
  }

  private static func parityPlaces(
    _ paths: Set<String>, _ context: Context
  ) -> (entries: Set<Location>, paths: Set<String>) {
    var places: (entries: Set<Location>, paths: Set<String>) = ([], [])
    for parity in context.parities {
      let sides = [parity.left, parity.right]
      let files = sides.flatMap { $0.tokens.files.map(\.path) }
      guard
        files.contains(where: { paths.contains($0) })
          || sides.contains(where: { refers($0, to: paths) })
      else { continue }
      places.entries.insert(parity.location)
      places.paths.formUnion(files)
    }
    return places
  }

  /// Whether a side has names of other files that lead to these.
  private static func refers(_ side: ParitySide, to paths: Set<String>) -> Bool {
    guard let whole = side.whole, whole.files.contains(where: { paths.contains($0.path) }) else {
      return false
    }
    let found = tokens(in: paths, whole)
    return side.tokens.tokens.contains { token in
      whole[side.tokens.name(token)].map { found.contains($0) } ?? false
    }
  }

  private static func tokens(in paths: Set<String>, _ system: TokenSystem) -> Set<TokenID> {
    var found: Set<TokenID> = []
    for appearance in system.palettes.indices {
      var isIn: [TokenID: Bool] = [:]
      for token in system.tokens where follow(token, appearance, paths, system, &isIn) {
        found.insert(token)
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

/// Which checks of roles some tokens take part in: what an element is painted with, and what it lies on,
/// decides which roles it has and what holds for it.
private struct RoleParticipation {
  /// By screen: the paths of elements that are painted, or lie on something painted, with the tokens.
  private var elements: [String: Set<String>] = [:]
  /// The names of roles whose own tokens, or whose limits', are among them.
  private var roles: Set<String> = []

  init(of tokens: Set<TokenID>, _ context: Context) {
    guard !tokens.isEmpty, !context.roles.isEmpty else { return }
    for role in context.roles {
      let limits = [role.carries, role.neverOn, role.onlyOn].flatMap { $0?.tokens ?? [] }
      if (role.tokens + limits).contains(where: { tokens.contains($0) }) { roles.insert(role.name) }
    }
    for screen in context.screens {
      let found = Self.elements(of: screen, paintedWith: tokens)
      if !found.isEmpty { elements[screen.name, default: []].formUnion(found) }
    }
  }

  func includes(_ check: Check) -> Bool {
    switch check.rule {
    case RoleCount.description.id:
      return roles.contains(check.subject) || check.screen.map { elements[$0] != nil } == true
    case RoleUse.description.id, RoleLabel.description.id, RoleSize.description.id:
      guard let screen = check.screen, let element = check.element else { return false }
      return elements[screen]?.contains(element) == true
        || roles.contains { check.subject == $0 + ": " + element }
    default: return false
    }
  }

  private static func elements(
    of screen: Screen, paintedWith tokens: Set<TokenID>
  ) -> Set<String> {
    func isIn(_ paint: PaintReference?) -> Bool {
      (paint?.references ?? []).contains {
        if case .token(let token) = $0 { tokens.contains(token) } else { false }
      }
    }
    var isTouched: [Bool] = []
    let isGround = isIn(screen.background)
    for element in screen.elements {
      let around = element.parent.map { isTouched[$0] } ?? isGround
      isTouched.append(around || element.paints.contains { isIn($0.paint) })
    }
    return Set(zip(screen.elements, isTouched).filter(\.1).map(\.0.path))
  }
}
