import Diagnostics

/// Every pair as one line of JSON.
enum MatrixJSON {
  static func lines(_ matrix: TokenMatrix) -> [UInt8] {
    let count = matrix.entries.count
    var writer = JSONWriter(capacity: count * count * 128)
    for foreground in 0..<count {
      for background in 0..<count where background != foreground {
        let ratio = matrix.contrast(foreground, on: background)
        writer.object { writer in
          writer.member("appearance", matrix.appearance)
          writer.member("foreground", matrix.entries[foreground].name)
          writer.member("background", matrix.entries[background].name)
          writer.member("measured", ratio.lowerBound)
          if ratio.upperBound > ratio.lowerBound { writer.member("measuredUpTo", ratio.upperBound) }
        }
        writer.endLine()
      }
    }
    return writer.take()
  }
}
