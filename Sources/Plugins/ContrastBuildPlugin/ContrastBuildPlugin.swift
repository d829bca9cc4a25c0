import Foundation
import PackagePlugin

/// Runs `contrast check` when a target is built, so that findings stand in Xcode's list of issues.
@main
struct ContrastBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    Self.commands(
      tool: try context.tool(named: "contrast").url, folder: context.package.directoryURL)
  }

  /// Nothing where the folder has no configuration. The check declares no output, so it is run at each
  /// build: what it depends on stands in the configuration, and it takes milliseconds.
  private static func commands(tool: URL, folder: URL) -> [Command] {
    let names = ["rules.yml", "contrast.yml", ".contrast.yml"]
    let found = names.map { folder.appending(path: $0) }.first {
      FileManager.default.fileExists(atPath: $0.path)
    }
    guard let configuration = found else { return [] }
    return [
      .buildCommand(
        displayName: "contrast check", executable: tool,
        arguments: ["check", "--format", "xcode", "--config", configuration.path],
        inputFiles: [configuration], outputFiles: [])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ContrastBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      Self.commands(
        tool: try context.tool(named: "contrast").url, folder: context.xcodeProject.directoryURL)
    }
  }
#endif
