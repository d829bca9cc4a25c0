package import Diagnostics

/// A JSON or YAML text as a tree in which every node knows its span.
///
/// Nodes stand in one array in document order, 16 bytes each; text is decoded when it is asked for.
package struct DataTree: Sendable {
  package let file: SourceFile
}

/// One node of a `DataTree`: a cursor, cheap to copy.
package struct DataNode: Sendable {
  package enum Kind: Sendable { case mapping, sequence, string, number, boolean, null }
}
