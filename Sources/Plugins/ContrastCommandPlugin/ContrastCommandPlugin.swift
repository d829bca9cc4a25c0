import Foundation
import PackagePlugin

/// `swift package contrast …`: builds the tool and runs it in the root of the package that uses the
/// plugin.
///
/// The tool is no declared dependency of the plugin: every build of the package would compile it twice then,
/// once for the plugin.
@main
struct ContrastCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let built = try packageManager.build(.product("contrast"), parameters: .init())
    guard built.succeeded,
      let tool = built.builtArtifacts.first(where: { $0.url.lastPathComponent == "contrast" })
    else {
      Diagnostics.error("contrast could not be built\n" + built.logText)
      return
    }
    let process = Process()
    process.executableURL = tool.url
    // Without arguments `contrast check` is meant.
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The findings themselves are in the output; this makes the command fail.
    if process.terminationStatus != 0 {
      Diagnostics.error("contrast ended with exit status \(process.terminationStatus)")
    }
  }
}
