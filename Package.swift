// swift-tools-version: 6.2
import PackageDescription

// No dependencies, on purpose: a hook compiles offline and there is nothing to audit.
let package = Package(
  name: "contrast",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "contrast", targets: ["contrast"]),
    .library(name: "ColorMath", targets: ["ColorMath"]),
    .library(name: "ColorSyntax", targets: ["ColorSyntax"]),
    .plugin(name: "ContrastCommandPlugin", targets: ["ContrastCommandPlugin"]),
    .plugin(name: "ContrastBuildPlugin", targets: ["ContrastBuildPlugin"]),
  ],
  targets: [
    .target(name: "ColorMath"),
    .target(name: "ColorSyntax", dependencies: ["ColorMath"]),
    .target(name: "Diagnostics"),
    .target(name: "SourceTrees", dependencies: ["Diagnostics"]),
    .target(
      name: "TokenFiles",
      dependencies: ["SourceTrees", "Diagnostics", "ColorSyntax", "ColorMath"]),
    .target(
      name: "RuleEngine",
      dependencies: ["TokenFiles", "SourceTrees", "Diagnostics", "ColorSyntax", "ColorMath"]),
    .target(name: "Reporters", dependencies: ["Diagnostics"]),
    .target(
      name: "Generators", dependencies: ["TokenFiles", "Diagnostics", "ColorSyntax", "ColorMath"]),
    .target(
      name: "ContrastCommand",
      dependencies: [
        "RuleEngine", "Reporters", "Generators", "TokenFiles", "SourceTrees", "Diagnostics",
        "ColorSyntax", "ColorMath",
      ]),
    .executableTarget(name: "contrast", dependencies: ["ContrastCommand"]),
    .plugin(
      name: "ContrastCommandPlugin",
      capability: .command(
        intent: .custom(verb: "contrast", description: "Checks the colours of a design system.")),
      path: "Sources/Plugins/ContrastCommandPlugin"),
    .plugin(
      name: "ContrastBuildPlugin", capability: .buildTool(),
      path: "Sources/Plugins/ContrastBuildPlugin"),

    .target(
      name: "TestSupport",
      dependencies: ["SourceTrees", "Diagnostics"],
      path: "Tests/TestSupport"),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(name: "ColorMathTests", dependencies: ["ColorMath", "TestSupport"]),
    .testTarget(
      name: "ColorSyntaxTests",
      dependencies: ["ColorSyntax", "ColorMath", "SourceTrees", "Diagnostics", "TestSupport"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"]),
    .testTarget(
      name: "SourceTreesTests", dependencies: ["SourceTrees", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "TokenFilesTests",
      dependencies: [
        "TokenFiles", "SourceTrees", "Diagnostics", "ColorSyntax", "ColorMath", "TestSupport",
      ]),
    .testTarget(
      name: "RuleEngineTests",
      dependencies: [
        "RuleEngine", "TokenFiles", "SourceTrees", "Diagnostics", "ColorSyntax", "ColorMath",
        "TestSupport",
      ]),
    .testTarget(
      name: "ReportersTests",
      dependencies: ["Reporters", "SourceTrees", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "GeneratorsTests",
      dependencies: [
        "Generators", "TokenFiles", "SourceTrees", "Diagnostics", "ColorSyntax", "ColorMath",
        "TestSupport",
      ],
      // Modules of their own, which the tests compile generated source against.
      exclude: ["StandIns"]),
    .testTarget(
      name: "ContrastCommandTests",
      dependencies: [
        "ContrastCommand", "RuleEngine", "Reporters", "TokenFiles", "SourceTrees", "Diagnostics",
        "ColorSyntax", "ColorMath", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
