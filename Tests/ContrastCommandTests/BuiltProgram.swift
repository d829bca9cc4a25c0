import Foundation

/// The program beside the test bundle; nil where it was not built.
enum BuiltProgram {
  static let path: String? = {
    for argument in CommandLine.arguments {
      guard let end = argument.range(of: "/contrastPackageTests.xctest") else { continue }
      let path = String(argument[..<end.lowerBound]) + "/contrast"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return nil
  }()
}
