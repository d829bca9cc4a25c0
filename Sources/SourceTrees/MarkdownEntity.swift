/// Character references (CommonMark §2.5): numbers, and the names that occur in documents of this kind.
enum MarkdownEntity {
  /// The text that a reference stands for, and its end; nil where an `&` begins none.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    var end = start + 1
    let limit = min(bytes.count, start + 12)
    while end < limit, bytes[end] != 0x3B { end += 1 }
    guard end < limit, end > start + 1 else { return nil }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    guard let scalar = name.hasPrefix("#") ? number(name.dropFirst()) : names[name] else {
      return nil
    }
    return (scalar, end + 1)
  }

  private static func number(_ digits: Substring) -> Unicode.Scalar? {
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let digits = isHex ? digits.dropFirst() : digits
    let limit = isHex ? 6 : 7
    guard !digits.isEmpty, digits.utf8.count <= limit,
      digits.utf8.allSatisfy({ isHex ? CSSByte.hexDigit($0) != nil : CSSByte.isDigit($0) }),
      let value = UInt32(digits, radix: isHex ? 16 : 10)
    else { return nil }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return scalar
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "hairsp": "\u{200A}",
    "zwj": "\u{200D}", "zwnj": "\u{200C}", "shy": "\u{AD}", "ndash": "–", "mdash": "—",
    "minus": "−", "hellip": "…", "middot": "·", "bull": "•", "times": "×", "divide": "÷",
    "plusmn": "±", "deg": "°", "micro": "µ", "sect": "§", "para": "¶", "copy": "©", "reg": "®",
    "trade": "™", "le": "≤", "ge": "≥", "ne": "≠", "asymp": "≈", "larr": "←", "uarr": "↑",
    "rarr": "→", "darr": "↓", "harr": "↔", "check": "✓", "cross": "✗", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "num": "#", "ast": "*", "lowbar": "_",
    "grave": "`", "vert": "|", "verbar": "|", "lpar": "(", "rpar": ")", "lbrack": "[", "lsqb": "[",
    "rbrack": "]", "rsqb": "]", "lbrace": "{", "lcub": "{", "rbrace": "}", "rcub": "}",
    "bsol": "\\", "sol": "/", "colon": ":", "semi": ";", "comma": ",", "period": ".",
    "percnt": "%", "equals": "=", "plus": "+", "dollar": "$", "commat": "@", "excl": "!",
    "quest": "?", "tilde": "\u{2DC}", "Delta": "Δ", "delta": "δ", "alpha": "α",
  ]
}
