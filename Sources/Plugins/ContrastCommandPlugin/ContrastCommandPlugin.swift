import Foundation
import PackagePlugin

/// `swift package contrast …`: runs the tool in the root of the package that uses the plugin.
@main
struct ContrastCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try Self.run(
      try context.tool(named: "contrast").url, arguments, in: context.package.directoryURL)
  }

  /// Without arguments `contrast check` is meant.
  private static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // The findings themselves are in the output; this makes the command fail.
    if process.terminationStatus != 0 {
      Diagnostics.error("contrast ended with exit status \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ContrastCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the targets that were chosen; every run checks the whole system.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try Self.run(
        try context.tool(named: "contrast").url, extractor.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
