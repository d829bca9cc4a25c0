extension String {
  /// Whether any byte of its UTF-8 is so.
  func hasByte(where isSo: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var found = false
      for byte in bytes where isSo(byte) { found = true }
      return found
    } ?? utf8.contains(where: isSo)
  }
}
