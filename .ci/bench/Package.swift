// swift-tools-version: 6.2
import PackageDescription

// The benchmark is a package of its own, so that no hook builds it. Its modules are the project's
// sources through symbolic links; the same package name lets it use what is `package` there.
let modules = ["ColorMath", "ColorSyntax", "Diagnostics", "SourceTrees"]

let package = Package(
  name: "contrast",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "ColorMath"),
    .target(name: "ColorSyntax", dependencies: ["ColorMath"]),
    .target(name: "Diagnostics"),
    .target(name: "SourceTrees", dependencies: ["Diagnostics"]),
    .executableTarget(name: "nothing"),
    .executableTarget(name: "bench", dependencies: modules.map { .byName(name: $0) }),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
