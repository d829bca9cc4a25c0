/// Plain decimal numbers in text: digits with at most one point, nothing else.
package enum DecimalNumber {
  /// Nil for anything else: `Double("0x1")` is 1 and `Double("nan")` a number, so neither will do.
  package static func read(_ text: some Sequence<UInt8>) -> Double? {
    let bytes = Array(text)
    guard !bytes.isEmpty, bytes.count <= 40, bytes.count(where: { $0 == UInt8(ascii: ".") }) <= 1,
      bytes.contains(where: { 0x30...0x39 ~= $0 }),
      bytes.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") })
    else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }
}
