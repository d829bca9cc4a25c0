import Foundation
import PackagePlugin

/// Runs the installed `contrast` before each build of a target, so that its findings stand in Xcode's issue list
/// and in the output of `swift build`.
///
/// The tool is not built for it: as a dependency of the plugin it would be compiled with every build, and twice in
/// this package. A failed check fails the build, as a failed compilation does.
@main
struct ContrastBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    guard let rules = Self.first(of: Self.rulesNames, in: [target.directoryURL, package]) else {
      Diagnostics.warning("there is no rules.yml in \(target.name) or its package")
      return []
    }
    guard let tool = Self.first(of: ["contrast"], in: Self.toolFolders) else {
      Diagnostics.warning("contrast is not installed: put it into a folder of the PATH")
      return []
    }
    return [
      .prebuildCommand(
        displayName: "Checking colours by \(rules.lastPathComponent)", executable: tool,
        arguments: ["check", "--config", rules.path(percentEncoded: false), "--format", "xcode"],
        outputFilesDirectory: context.pluginWorkDirectoryURL)
    ]
  }

  private static let rulesNames = ["rules.yml", "contrast.yml", ".contrast.yml"]

  /// Xcode's own PATH has none of the folders that programs are installed in.
  private static var toolFolders: [URL] {
    let environment = ProcessInfo.processInfo.environment
    let path = (environment["PATH"] ?? "").split(separator: ":").map { String($0) }
    let usual = [
      "/opt/homebrew/bin", "/usr/local/bin", (environment["HOME"] ?? "") + "/.local/bin",
    ]
    return (path + usual).map { URL(filePath: $0, directoryHint: .isDirectory) }
  }

  private static func first(of names: [String], in folders: [URL]) -> URL? {
    for folder in folders {
      for name in names {
        let file = folder.appending(path: name, directoryHint: .notDirectory)
        if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) { return file }
      }
    }
    return nil
  }
}
