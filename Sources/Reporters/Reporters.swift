/// Every format of reports, in the order of the documentation.
package enum Reporters {
  package static let all: [Reporter] = [
    .table, .json, .sarif, .github, .gitlab, .junit, .checkstyle, .xcode, .markdown, .csv,
    .html,
  ]

  package static func named(_ name: String) -> Reporter? { all.first { $0.name == name } }
}
