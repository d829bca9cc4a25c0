/// SHA-256 (FIPS 180-4): for the digests by which a page's policy knows its own script and style.
enum SHA256 {
  /// 32 bytes.
  static func digest(_ message: some Collection<UInt8>) -> [UInt8] {
    var state = initial
    var schedule = [UInt32](repeating: 0, count: 64)
    let padded = padded(message)
    var start = 0
    while start < padded.count {
      add(padded[start..<start + 64], to: &state, &schedule)
      start += 64
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// Section 5.1.1: a one, zeros, and the length in bits in the last eight bytes.
  private static func padded(_ message: some Collection<UInt8>) -> [UInt8] {
    var bytes = Array(message)
    let bits = UInt64(bytes.count) &* 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return bytes
  }

  /// Section 6.2.2: one block.
  private static func add(
    _ block: ArraySlice<UInt8>, to state: inout [UInt32], _ schedule: inout [UInt32]
  ) {
    for (index, byte) in block.enumerated() {
      schedule[index / 4] = schedule[index / 4] << 8 | UInt32(byte)
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var working = state
    for index in 0..<64 { step(&working, schedule[index] &+ constants[index]) }
    for index in state.indices { state[index] = state[index] &+ working[index] }
  }

  private static func step(_ word: inout [UInt32], _ input: UInt32) {
    let (a, e) = (word[0], word[4])
    let choice = e & word[5] ^ ~e & word[6]
    let majority = a & word[1] ^ a & word[2] ^ word[1] & word[2]
    let first =
      word[7] &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ input
    let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
    word.removeLast()
    word.insert(first &+ second, at: 0)
    word[4] = word[4] &+ first
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// Section 5.3.3.
  private static let initial: [UInt32] = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]

  /// Section 4.2.2: the first bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}

/// Base64 (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let word = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - part.count))
      for place in 0..<4 {
        text.append(
          place <= part.count ? digits[Int(word >> UInt32(18 - 6 * place) & 63)] : 0x3D)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
