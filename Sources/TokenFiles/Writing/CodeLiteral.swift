package import ColorMath

/// A colour that is written in code or resources: hexadecimal digits in a number or a text, or the numbers of
/// an initialiser's components.
///
/// Another colour is put in by replacing the digits or the numbers, each in its own notation, and nothing
/// else.
package enum CodeLiteral {
  /// Texts that say another colour in the place of a literal. Which of them does depends on how the code
  /// around reads them (the opacity first or last), so each is to be tried. Empty where the literal is of
  /// another kind.
  package static func candidates(_ text: String, for color: Color) -> [String] {
    let bytes = Array(text.utf8)
    return hex(bytes, color.packed) + components(bytes, color)
  }

  // MARK: Digits

  /// `0x999999`, `#FF999999`, `999`
  private static func hex(_ bytes: [UInt8], _ color: PackedColor) -> [String] {
    let mark = bytes.starts(with: "0x".utf8) || bytes.starts(with: "0X".utf8) ? 2 : 0
    let start = bytes.first == UInt8(ascii: "#") ? 1 : mark
    let digits = bytes[start...]
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return [] }
    let letters = digits.filter(\.isLetter)
    let isUpper = letters.isEmpty ? mark == 2 : letters.contains { $0 < 0x61 }
    let rgba = color.rgba
    return [rgba, rgba >> 8 | rgba << 24].compactMap { value in
      written(value, count: digits.count, isUpper: isUpper).map {
        String(decoding: bytes[..<start], as: UTF8.self) + $0
      }
    }
  }

  /// So many digits of a number of eight; without its opacity where there is none to write, which then is
  /// the last two.
  private static func written(_ value: UInt32, count: Int, isUpper: Bool) -> String? {
    let text = String(UInt64(value) | 0x1_0000_0000, radix: 16, uppercase: isUpper).dropFirst()
    var digits = Array(text)
    if count == 3 || count == 6 {
      guard value & 0xFF == 0xFF else { return nil }
      digits.removeLast(2)
    }
    guard count < 6 else { return String(digits) }
    let pairs = stride(from: 0, to: digits.count, by: 2)
    guard pairs.allSatisfy({ digits[$0] == digits[$0 + 1] }) else { return nil }
    return String(pairs.map { digits[$0] })
  }

  // MARK: Components

  private struct Model {
    var labels: [String]
    var space: ColorSpace
  }

  private static let models = [
    Model(labels: ["red", "green", "blue"], space: .srgb),
    Model(labels: ["srgbRed", "green", "blue"], space: .srgb),
    Model(labels: ["displayP3Red", "green", "blue"], space: .displayP3),
    Model(labels: ["l", "c", "h"], space: .oklch),
    Model(labels: ["lightness", "chroma", "hue"], space: .oklch),
  ]

  /// `Color(.displayP3, red: 0.6, green: 0.6, blue: 0.6)`, `UIColor(red: 153/255, …)`, `OKLCH(l: 0.6, …)`;
  /// with ever more decimals.
  private static func components(_ bytes: [UInt8], _ color: Color) -> [String] {
    for model in models {
      let places = model.labels.compactMap { number(behind: $0, bytes) }
      guard places.count == 3 else { continue }
      let space = space(model, bytes)
      var texts: [String] = []
      for decimals in ObjectLiteral.precisions {
        guard let numbers = numbers(places, bytes, space, color, decimals: decimals) else { break }
        let text = replaced(bytes, places, numbers)
        if texts.last != text { texts.append(text) }
      }
      return texts
    }
    return []
  }

  private static func space(_ model: Model, _ bytes: [UInt8]) -> ColorSpace {
    guard model.space == .srgb else { return model.space }
    let words = bytes.split { !$0.isNameByte }
    if words.contains(where: { $0.elementsEqual("displayP3".utf8) }) { return .displayP3 }
    return words.contains { $0.elementsEqual("sRGBLinear".utf8) } ? .srgbLinear : .srgb
  }

  private struct Place {
    var range: Range<Int>
    /// Whether `/ 255` follows.
    var isByte: Bool
  }

  /// The plain number that is a label's whole argument.
  private static func number(behind label: String, _ bytes: [UInt8]) -> Place? {
    let wanted = Array(label.utf8) + [UInt8(ascii: ":")]
    guard bytes.count > wanted.count else { return nil }
    let place = (0..<bytes.count - wanted.count).first { start in
      bytes[start] == wanted[0] && bytes[start...].starts(with: wanted)
        && (start == 0 || !bytes[start - 1].isNameByte)
    }
    guard let place else { return nil }
    func skipSpace(_ index: Int) -> Int {
      bytes[index...].firstIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
        ?? bytes.count
    }
    func skipNumber(_ index: Int) -> Int {
      bytes[index...].firstIndex { !($0 &- 0x30 < 10 || $0 == 0x2E) } ?? bytes.count
    }
    let start = skipSpace(place + wanted.count)
    let end = skipNumber(start)
    guard start < end else { return nil }
    var next = skipSpace(end)
    var isByte = false
    if next < bytes.count, bytes[next] == UInt8(ascii: "/") {
      let divisor = skipSpace(next + 1)
      next = skipNumber(divisor)
      guard ["255", "255.0"].contains(String(decoding: bytes[divisor..<next], as: UTF8.self)) else {
        return nil
      }
      isByte = true
      next = skipSpace(next)
    }
    guard next < bytes.count, [UInt8(ascii: ","), UInt8(ascii: ")")].contains(bytes[next]) else {
      return nil
    }
    return Place(range: start..<end, isByte: isByte)
  }

  private static func numbers(
    _ places: [Place], _ bytes: [UInt8], _ space: ColorSpace, _ color: Color, decimals: Int
  ) -> [String]? {
    let originals = places.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    guard places.contains(where: \.isByte) else {
      return ObjectLiteral.numbers(color, in: space, like: originals, least: decimals)
    }
    guard places.allSatisfy(\.isByte), space == .srgb else { return nil }
    let packed = color.packed
    return zip([packed.red, packed.green, packed.blue], originals).map { byte, original in
      original.contains(".") ? "\(byte).0" : "\(byte)"
    }
  }

  private static func replaced(
    _ bytes: [UInt8], _ places: [Place], _ texts: [String]
  ) -> String {
    var output: [UInt8] = []
    var position = 0
    let edits = zip(places, texts).sorted { $0.0.range.lowerBound < $1.0.range.lowerBound }
    for (place, text) in edits {
      output += bytes[position..<place.range.lowerBound] + Array(text.utf8)
      position = place.range.upperBound
    }
    return String(decoding: output + bytes[position...], as: UTF8.self)
  }
}
