import SourceTrees

/// The names of assets as the cases of an enum of texts: `enum Asset: String { case ink = "Brand/ink" }`.
struct SwiftAssetNames {
  /// By the case's name, alone and behind those of its types; nil where two enums say different things.
  private var names: [String: String?] = [:]

  init() {}

  init(_ source: SwiftSource, _ declarations: [SwiftDeclaration]) {
    for declaration in declarations where declaration.kind == .enumCase {
      guard let name = Self.name(declaration, source, declarations) else { continue }
      var path = source.qualifiedName(of: declaration, in: declarations)[...]
      while true {
        let key = String(path)
        names[key] = names[key].map { $0 == name ? name : nil } ?? name
        guard let point = path.firstIndex(of: ".") else { break }
        path = path[path.index(after: point)...]
      }
    }
  }

  /// The name that a case stands for, by its path: `["Asset", "ink"]`.
  func name(of path: [String]) -> String? { names[path.joined(separator: ".")] ?? nil }

  /// Its text; where there is none, in an enum of texts, what it is called.
  private static func name(
    _ declaration: SwiftDeclaration, _ source: SwiftSource, _ declarations: [SwiftDeclaration]
  ) -> String? {
    if let value = declaration.value { return value.first.flatMap { source.string($0) } }
    guard let parent = declaration.parent, declarations.indices.contains(parent) else { return nil }
    let type = declarations[parent]
    guard let body = type.body, type.name.upperBound < body,
      (type.name.upperBound..<body).contains(where: { source.has($0, "String") })
    else { return nil }
    return source.name(of: declaration)
  }
}

extension SwiftColorReader {
  /// The asset that `Asset.ink.rawValue`, `Asset.ink` or, where an asset is asked for, `.ink` names.
  func assetName(_ expression: SwiftExpression, isAsked: Bool) -> String? {
    switch expression.kind {
    case .member(let base?, "rawValue"): assetName(base, isAsked: true)
    case .member(nil, let name): isAsked ? assets.name(of: [name]) : nil
    case .member: path(expression).flatMap { assets.name(of: $0) }
    default: nil
    }
  }
}
