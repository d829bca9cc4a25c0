extension SourceFile {
  /// Whether a text of two bytes or more stands anywhere in the file.
  package func hasText(_ text: StaticString) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      text.withUTF8Buffer { ByteSearch($0, in: bytes).first(from: 0) != nil }
    }
  }

  /// Where a word of two bytes or more stands, at every place that does not overlap the one before.
  package func offsets(of word: StaticString) -> [Int] {
    word.withUTF8Buffer { word in
      bytes.withUnsafeBufferPointer { bytes in
        let search = ByteSearch(word, in: bytes)
        var found: [Int] = []
        var next = search.first(from: 0)
        while let place = next {
          found.append(place)
          next = search.first(from: place + word.count)
        }
        return found
      }
    }
  }
}

extension String {
  /// Whether a text of two bytes or more stands anywhere in it, byte for byte: the library's `contains`
  /// compares characters, which takes a hundred times as long.
  package func hasText(_ text: StaticString) -> Bool { offset(of: text) != nil }

  /// How many bytes of UTF-8 stand before a text of two bytes or more.
  package func offset(of text: StaticString) -> Int? {
    var own = self
    return own.withUTF8 { own in
      text.withUTF8Buffer { ByteSearch($0, in: own).first(from: 0) }
    }
  }
}
