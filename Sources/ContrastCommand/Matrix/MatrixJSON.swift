import Diagnostics
import Reporters

/// Every pair as one line of JSON.
enum MatrixJSON {
  /// Passes lines on in pieces: of thousands of tokens there are millions.
  static func write(_ matrix: TokenMatrix, to passOn: ([UInt8]) -> Void) {
    let count = matrix.entries.count
    var writer = JSONWriter()
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
      writer.pour(into: passOn)
    }
    writer.pourRest(into: passOn)
  }
}
