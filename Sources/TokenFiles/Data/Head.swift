import SourceTrees

/// What an object says of itself, found in one pass over its members. There is one for each token and group, so
/// it holds the sites of what was found, and whether.
struct Head {
  var value: UInt32?
  var type: UInt32?
  var reference: UInt32?
  var extensions: UInt32?
  /// Values by mode, and changes to the value, beside it.
  var modes: UInt32?
  var modify: UInt32?
  var changes = TokenChanges()
  /// Spectrum tells the type by the schema.
  var schema: UInt32?
  /// DTCG 2025.10 §5.2.5: `true`, or what to use in its place; `false` where it is not, whatever its group.
  var deprecated: UInt32?
  private var extendsReference: UInt32?
  /// Whether there are members that may be tokens or groups.
  var hasChildren = false
  /// Whether there are numbers or texts that may be referred to, where the dialect has such.
  private var hasScalars = false
  /// Whether values by mode in `$extensions` are all that there is.
  private var hasModes = false
  /// Whether the reference is to another file: `./base.json#/color`.
  private var isOfFile = false

  init(_ node: DataEntry, _ view: DataView, _ dialect: TokenDialect) {
    var site = node.first
    while site < node.end {
      let key = view.text(at: site)
      let member = view.following(site)
      site = view.following(member)
      if key.startsWithDollar {
        takeReserved(key, member, view, dialect)
      } else {
        take(key, member, view, dialect)
      }
    }
    // `"$extends": {"$ref": "#/a"}`, as resolver documents write it.
    if let extended = view.entry(at: extendsReference), extended.isMapping {
      extendsReference = view.member("$ref", of: extended)?.site
    }
    if value == nil { settleWithoutValue(view, dialect) }
  }

  /// Without a value, what would change it is a group or a number like any other, and values by mode in
  /// `$extensions` are all that a token with a type has.
  private mutating func settleWithoutValue(_ view: DataView, _ dialect: TokenDialect) {
    if changes.mix != nil { hasChildren = true }
    if changes.alpha != nil, dialect.isLoose { hasScalars = true }
    changes = TokenChanges()
    if type != nil, let extensions = view.entry(at: extensions) {
      hasModes =
        TokenModes.standAlone(extensions, view)
        || !hasChildren && TokenModes.hasValues(extensions, view)
    }
  }

  /// Most tokens have a description or the like, which is not looked at.
  private mutating func takeReserved(
    _ key: UnsafeBufferPointer<UInt8>, _ member: UInt32, _ view: DataView, _ dialect: TokenDialect
  ) {
    if key.equals("$value") {
      take(key, member, view, dialect)
    } else if key.equals("$type") {
      type = type ?? member
    } else if key.equals("$ref") {
      reference = member
      let first = view.text(at: member).first
      isOfFile = first != nil && first != UInt8(ascii: "#") && first != UInt8(ascii: "{")
    } else if key.equals("$extends") {
      extendsReference = member
    } else if key.equals("$extensions") {
      extensions = member
    } else if key.equals("$schema") {
      schema = member
    } else if key.equals("$deprecated") {
      deprecated = member
    } else if key.equals("$root") {
      hasChildren = true
    }
  }

  private mutating func take(
    _ key: UnsafeBufferPointer<UInt8>, _ site: UInt32, _ view: DataView, _ dialect: TokenDialect
  ) {
    let kind = view.kind(at: site)
    if dialect.valueKeys.contains(where: { key.equals($0) }) {
      value = value ?? site
    } else if dialect.typeKeys.contains(where: { key.equals($0) }), kind == .string {
      type = type ?? site
    } else if key.equals("alpha"), kind == .number || kind == .string {
      changes.alpha = site
    } else if key.equals("mix"), kind == .mapping {
      changes.mix = site
    } else if dialect.isLoose, takeBeside(key, site, kind, dialect) {
      return
    } else if kind == .mapping {
      hasChildren = true
    } else if dialect.isLoose {
      hasScalars = true
    }
  }

  private mutating func takeBeside(
    _ key: UnsafeBufferPointer<UInt8>, _ site: UInt32, _ kind: DataNode.Kind,
    _ dialect: TokenDialect
  ) -> Bool {
    if let modesKey = dialect.modesKey, kind == .mapping, key.equals(modesKey) {
      modes = site
      return true
    }
    if key.equals("modify"), kind != .mapping || value != nil {
      modify = site
      return true
    }
    return false
  }

  /// A `$ref` alone, without groups or tokens beside it, may mean a token as well as a group.
  var isToken: Bool {
    value != nil || modes != nil || hasModes || reference != nil && !hasChildren && !isOfFile
  }

  /// Whether what is in it is to be looked at.
  var isGroup: Bool { hasChildren || hasScalars && !isToken || extends != nil }

  /// The group that this one takes over.
  var extends: UInt32? { extendsReference ?? (hasChildren || isOfFile ? reference : nil) }
}
