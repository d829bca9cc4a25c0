import SourceTrees

/// What an object says of itself, found in one pass over its members.
struct Head {
  var value: DataEntry?
  var type: DataEntry?
  var reference: DataEntry?
  var extensions: DataEntry?
  /// Values by mode, and changes to the value, beside it.
  var modes: DataEntry?
  var modify: DataEntry?
  var changes = TokenChanges()
  /// Spectrum tells the type by the schema.
  var schema: DataEntry?
  /// DTCG 2025.10 §5.2.5: `true`, or what to use in its place; `false` where it is not, whatever its group.
  var deprecated: DataEntry?
  private var extendsReference: DataEntry?
  /// Whether there are members that may be tokens or groups.
  var hasChildren = false
  /// Whether there are numbers or texts that may be referred to, where the dialect has such.
  private var hasScalars = false
  /// Whether values by mode in `$extensions` are all that there is.
  private var hasModes = false

  init(_ node: DataEntry, _ view: DataView, _ dialect: TokenDialect) {
    var site = node.first
    while site < node.end {
      let key = view.text(at: site)
      let member = view.following(site)
      site = view.following(member)
      if key.startsWithDollar {
        takeReserved(key, member, view, dialect)
      } else {
        take(key, view.entry(member), dialect)
      }
    }
    // `"$extends": {"$ref": "#/a"}`, as resolver documents write it.
    if let extended = extendsReference, extended.isMapping {
      extendsReference = view.member("$ref", of: extended)
    }
    if value == nil { settleWithoutValue(view, dialect) }
  }

  /// Without a value, what would change it is a group or a number like any other, and values by mode in
  /// `$extensions` are all that a token with a type has.
  private mutating func settleWithoutValue(_ view: DataView, _ dialect: TokenDialect) {
    if changes.mix != nil { hasChildren = true }
    if changes.alpha != nil, dialect.isLoose { hasScalars = true }
    changes = TokenChanges()
    if type != nil, let extensions { hasModes = TokenModes.standAlone(extensions, view) }
  }

  /// Most tokens have a description or the like, which is not looked at.
  private mutating func takeReserved(
    _ key: UnsafeBufferPointer<UInt8>, _ member: UInt32, _ view: DataView, _ dialect: TokenDialect
  ) {
    if key.equals("$value") {
      take(key, view.entry(member), dialect)
    } else if key.equals("$type") {
      type = type ?? view.entry(member)
    } else if key.equals("$ref") {
      reference = view.entry(member)
    } else if key.equals("$extends") {
      extendsReference = view.entry(member)
    } else if key.equals("$extensions") {
      extensions = view.entry(member)
    } else if key.equals("$schema") {
      schema = view.entry(member)
    } else if key.equals("$deprecated") {
      deprecated = view.entry(member)
    } else if key.equals("$root") {
      hasChildren = true
    }
  }

  private mutating func take(
    _ key: UnsafeBufferPointer<UInt8>, _ member: DataEntry, _ dialect: TokenDialect
  ) {
    if dialect.valueKeys.contains(where: { key.equals($0) }) {
      value = value ?? member
    } else if dialect.typeKeys.contains(where: { key.equals($0) }), member.kind == .string {
      type = type ?? member
    } else if key.equals("alpha"), member.kind == .number || member.kind == .string {
      changes.alpha = member
    } else if key.equals("mix"), member.isMapping {
      changes.mix = member
    } else if dialect.isLoose, takeBeside(key, member, dialect) {
      return
    } else if member.isMapping {
      hasChildren = true
    } else if dialect.isLoose {
      hasScalars = true
    }
  }

  private mutating func takeBeside(
    _ key: UnsafeBufferPointer<UInt8>, _ member: DataEntry, _ dialect: TokenDialect
  ) -> Bool {
    if let modesKey = dialect.modesKey, member.isMapping, key.equals(modesKey) {
      modes = member
      return true
    }
    if key.equals("modify"), !member.isMapping || value != nil {
      modify = member
      return true
    }
    return false
  }

  /// A `$ref` alone, without groups or tokens beside it, may mean a token as well as a group.
  var isToken: Bool {
    value != nil || modes != nil || hasModes || reference != nil && !hasChildren && !isOfFile
  }

  /// Whether the reference is to another file: `./base.json#/color`.
  private var isOfFile: Bool {
    guard let first = reference?.text.first else { return false }
    return first != UInt8(ascii: "#") && first != UInt8(ascii: "{")
  }

  /// Whether what is in it is to be looked at.
  var isGroup: Bool { hasChildren || hasScalars && !isToken || extends != nil }

  /// The group that this one takes over.
  var extends: DataEntry? { extendsReference ?? (hasChildren || isOfFile ? reference : nil) }
}
