import ColorMath

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What the benchmark reads, made the same every time.
enum Inputs {
  /// 60,000 DTCG tokens in 300 groups, half of them aliases, about as large as the largest exports. Where
  /// they are to pass, one half is dark and the other, which is paired with it, light.
  static func manyTokens(groups: Int = 300, passing: Bool = false) -> String {
    var text = "{\n"
    for group in 0..<groups {
      text += "  \"group\(group)\": {\n    \"$type\": \"color\",\n"
      for token in 0..<200 {
        let noise = UInt32(group * 7919 + token * 104_729)
        let isLight = token >= 100
        let shade = passing ? noise & 0x1F_1F1F | (isLight ? 0xE0_E0E0 : 0) : noise
        let value = token % 2 == 1 ? "{group\(group).token\(token - 1)}" : hex(shade)
        text += "    \"token\(token)\": {\n      \"$value\": \"\(value)\",\n"
        text +=
          "      \"$description\": \"Step \(token) of group \(group): used for what its group says, and "
        text += "never for anything else.\"\n    }"
        text += token == 199 ? "\n" : ",\n"
      }
      text += group == groups - 1 ? "  }\n" : "  },\n"
    }
    return text + "}\n"
  }

  /// A rules.yml whose captures pair each even token of a group with two odd ones of its other half.
  static func manyTokenRules() -> String {
    var text = "version: 1\ntokens: [tokens.json]\nappearances: [light]\npairs:\n"
    for token in stride(from: 0, to: 200, by: 2) {
      for other in [199 - token, (token + 101) % 200] {
        text +=
          "  - {foreground: \"{g}.token\(token)\", background: \"{g}.token\(other)\", as: text}\n"
      }
    }
    return text
  }

  /// 5,000 tokens in four appearances.
  static func systemTokens() -> String {
    let selectors = [
      ":root", "[data-theme=\"dark\"]", "[data-contrast=\"high\"]",
      "[data-theme=\"dark\"][data-contrast=\"high\"]",
    ]
    var text = ""
    for (index, selector) in selectors.enumerated() {
      text += selector + " {\n"
      for token in 0..<5000 {
        text += "  --color-\(token): \(hex(UInt32(token * 48_271 + index * 1_299_709)));\n"
      }
      text += "}\n"
    }
    return text
  }

  /// 20,000 declared pairs: 200 entries of ten foregrounds on ten backgrounds.
  static func systemRules() -> String {
    var text =
      "version: 1\ntokens: [tokens.css]\nscreens: [\"screens/*.yml\"]\nuses: [cta]\npairs:\n"
    for entry in 0..<200 {
      let foregrounds = (0..<10).map { "color-\((entry * 23 + $0 * 7) % 5000)" }
      let backgrounds = (0..<10).map { "color-\((entry * 31 + $0 * 11 + 2500) % 5000)" }
      text += "  - foreground: [\(foregrounds.joined(separator: ", "))]\n"
      text += "    background: [\(backgrounds.joined(separator: ", "))]\n    as: text\n"
    }
    return text
  }

  /// All tokens of the system are to be told apart.
  static func distinctRules() -> String {
    "version: 1\ntokens: [tokens.css]\ndistinct:\n  - {tokens: [\"color-*\"], min-delta-e: 0.01}\n"
  }

  /// One of 500 screens of 40 elements.
  static func screen(_ number: Int) -> String {
    var text = "version: 1\nscreen: screen-\(number)\nbackground: color-\(number)\nelements:\n"
    for card in 0..<8 {
      let base = (number * 37 + card * 101) % 5000
      text += "  - id: card-\(card)\n    kind: shape\n    fill: color-\(base)\n    elements:\n"
      for line in 0..<4 {
        text +=
          "      - {id: line-\(line), kind: text, color: color-\((base + line * 13) % 5000), size: 17}\n"
      }
    }
    return text
  }

  /// About two megabytes of block YAML as token files and manifests have it.
  static func yaml() -> String {
    var text = ""
    for group in 0..<2000 {
      text += "group-\(group):\n"
      for token in 0..<16 {
        text +=
          "  token-\(token): {value: \"\(hex(UInt32(group * 31 + token)))\", size: \(token)}  # note\n"
      }
    }
    return text
  }

  /// Opaque colours all over sRGB.
  static func colors(_ count: Int, from start: Int = 0) -> [PackedColor] {
    (start..<start + count).map {
      PackedColor(rgba: UInt32(truncatingIfNeeded: $0 &* 0x9E37_79B9) | 0xFF)
    }
  }

  static func hex(_ value: UInt32) -> String {
    let digits = String(value & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "wb") else { return }
    defer { fclose(file) }
    var copy = text
    copy.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, file) }
  }
}
