import Foundation
import TestSupport
import Testing

/// The toolchain's compiler, with the stand-ins for SwiftUI, UIKit and AppKit.
struct SwiftCompiler {
  struct Run {
    var status: Int32
    var output: String
  }

  /// Where the compiler is; nil where the tests run without one.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// A folder of its own, taken away afterwards.
  static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "contrast-generators-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  static func write(_ text: [UInt8], to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text).write(to: URL(fileURLWithPath: path))
  }

  static func run(_ arguments: [String], in folder: String) throws -> Run {
    try launch(try #require(path), arguments, in: folder)
  }

  static func launch(
    _ program: String, _ arguments: [String], in folder: String
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self))
  }

  /// Compiles the stand-ins into a folder: libraries and modules.
  static func buildStandIns(_ names: [String], in folder: String) throws {
    for name in names {
      let source = Repository.root + "/Tests/GeneratorsTests/StandIns/\(name).swift"
      let run = try run(
        [
          "-swift-version", "6", "-Onone", "-emit-library", "-emit-module", "-parse-as-library",
          "-module-name", name, "-I", ".", "-L", ".", "-o", "lib\(name).so", source,
        ], in: folder)
      try #require(run.status == 0, "\(name): \(run.output)")
    }
  }
}
