import Reporters
import RuleEngine

/// A report that a run is to write: a format and where it goes.
struct Destination {
  var reporter: Reporter
  /// Nil: standard output.
  var path: String?
}

extension Destination {
  /// The reports that a command line asks for, in its order.
  ///
  /// An `--output` belongs to the `--format` before it, or, where that has one already, to the next. `-` is
  /// standard output, of which there is only one.
  static func all(_ typed: TypedArguments) throws(UsageError) -> [Destination] {
    var found: [Destination] = []
    var hasPath: [Bool] = []
    var pending: String?
    for setting in typed.flags {
      guard let value = setting.value else { continue }
      if setting.flag.name == Flag.format.name {
        found.append(Destination(reporter: try reporter(value), path: pending))
        hasPath.append(pending != nil)
        pending = nil
      } else if setting.flag.name == Flag.output.name {
        if let last = hasPath.indices.last, !hasPath[last] {
          found[last].path = value
          hasPath[last] = true
        } else if let pending {
          throw UsageError("--output \(pending) and --output \(value) are for one report")
        } else {
          pending = value
        }
      }
    }
    if let pending {
      guard found.isEmpty else {
        throw UsageError("--output \(pending) has no --format of its own")
      }
      found.append(Destination(reporter: .table, path: pending))
    }
    if found.isEmpty { found.append(Destination(reporter: .table, path: nil)) }
    for index in found.indices where found[index].path == "-" { found[index].path = nil }
    try checkPaths(found)
    return found
  }

  private static func reporter(_ name: String) throws(UsageError) -> Reporter {
    guard let reporter = Reporters.named(name) else {
      throw UsageError("there is no format \(name)")
    }
    return reporter
  }

  private static func checkPaths(_ all: [Destination]) throws(UsageError) {
    for (index, one) in all.enumerated() {
      let path = one.path.map(RelativePath.normalized)
      guard
        let other = all[..<index].first(where: { $0.path.map(RelativePath.normalized) == path })
      else { continue }
      throw UsageError(
        "\(other.reporter.name) and \(one.reporter.name) would both go to "
          + (one.path ?? "standard output"),
        help: "--format \(other.reporter.name) --output FILE names a file for one of them")
    }
  }
}
