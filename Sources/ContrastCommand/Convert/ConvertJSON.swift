import ColorMath
import ColorSyntax
import Diagnostics

/// A conversion as one line of JSON.
enum ConvertJSON {
  static func line(_ conversion: Conversion) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("input", conversion.given.text)
      writer.member("space", conversion.color.space.id)
      writer.array("components") { writer in
        for index in 0..<3 { writer.component(conversion.color.component(index)) }
      }
      writer.key("alpha")
      writer.component(conversion.color.missing.contains(.alpha) ? nil : conversion.color.alpha)
      writer.member("css", conversion.css)
      writer.member("inGamut", conversion.isInGamut)
    }
    writer.endLine()
    return writer.take()
  }

  static func line(_ error: GivenColorError) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("input", error.text)
      writer.member(ifPresent: "css", error.value?.css)
      writer.member("error", error.message)
      writer.member(ifPresent: "help", error.help)
    }
    writer.endLine()
    return writer.take()
  }
}

extension JSONWriter {
  /// A missing component is `null`.
  fileprivate mutating func component(_ value: Double?) {
    if let value { number(value) } else { null() }
  }
}
