import Diagnostics

/// A file with this text.
func cssFile(_ text: String) -> SourceFile { SourceFile(path: "a.css", text: text) }
