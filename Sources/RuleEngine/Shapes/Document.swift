import Diagnostics
import SourceTrees

/// rules.yml and manifests as trees: YAML, or JSON where the file's name says so.
enum Document {
  /// The documents of a file; those of YAML that are empty are left out.
  static func read(_ file: SourceFile, _ log: inout ReadingLog) -> [DataNode] {
    do throws(SourceError) {
      return try documents(file).filter { $0.kind != .null || !$0.isAbsent }
    } catch {
      log.report(error)
      return []
    }
  }

  private static func documents(_ file: SourceFile) throws(SourceError) -> [DataNode] {
    file.path.hasSuffix(".json") || file.path.hasSuffix(".json5")
      ? try JSON.parse(file, dialect: .json5).documents : try YAML.parse(file).documents
  }
}
