package import Diagnostics

/// A value with the place that it is written at.
package struct Placed<Value: Sendable>: Sendable {
  package var value: Value
  package var location: Location

  package init(_ value: Value, at location: Location) {
    self.value = value
    self.location = location
  }
}

/// A path or glob of rules.yml, with its folder put before it.
package struct PathPattern: Sendable {
  /// As written.
  package var text: String
  /// Relative to where the path of rules.yml is relative to: its folder and `text`, without `.` and `..`.
  package var path: String
  package var location: Location
}
