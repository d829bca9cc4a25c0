import Diagnostics
import Testing

@testable import TokenFiles

/// Files that are made from a known list of tokens, in every format: each token comes back under its name
/// and with its values, and nothing else does.
@Suite struct GeneratedFilesTests {
  /// What a token is: a colour, one in the light and one in the dark, or another token's colour.
  private enum Value: Sendable {
    case literal(String)
    case modes(light: String, dark: String)
    case alias(Int)
  }

  private struct Token: Sendable {
    var path: [String]
    var value: Value
  }

  /// A format: how a name is written, and the files that hold the tokens.
  private struct Format: Sendable {
    var what: String
    var name: @Sendable ([String]) -> String
    var files: @Sendable ([Token]) -> [(path: String, text: String)]
  }

  /// The same tokens for the same seed.
  private static func tokens(_ seed: UInt64) -> [Token] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func color() -> String {
      let digits = Array("0123456789abcdef")
      let count = next(4) == 0 ? 8 : 6
      var text = String((0..<count).map { _ in digits[next(16)] })
      // An opacity of ff is written back without it.
      if text.hasSuffix("ff"), count == 8 { text.removeLast(2) }
      return "#" + text
    }
    let words = [
      "bg", "fg", "border", "accent", "brand", "neutral", "link", "hover", "muted", "info",
    ]
    return (0..<40).map { index in
      let path = ["t\(index)", words[next(words.count)], words[next(words.count)]]
      switch next(3) {
      case 0 where index > 0: return Token(path: path, value: .alias(next(index)))
      case 1: return Token(path: path, value: .modes(light: color(), dark: color()))
      default: return Token(path: path, value: .literal(color()))
      }
    }
  }

  private static func hex(_ tokens: [Token], _ index: Int, dark: Bool) -> String {
    switch tokens[index].value {
    case .literal(let color): color
    case .modes(let light, let night): dark ? night : light
    case .alias(let target): hex(tokens, target, dark: dark)
    }
  }

  /// A line for each token: its name, and what stands for its value in an appearance.
  private static func lines(
    _ tokens: [Token], dark: Bool = false, alias: ([String]) -> String,
    _ line: ([String], String) -> String
  ) -> String {
    tokens.map { token in
      switch token.value {
      case .literal(let color): line(token.path, color)
      case .modes(let light, let night): line(token.path, dark ? night : light)
      case .alias(let target): line(token.path, alias(tokens[target].path))
      }
    }.joined()
  }

  private static func varying(_ tokens: [Token], _ line: ([String], String) -> String) -> String {
    tokens.map { token in
      if case .modes(_, let dark) = token.value { line(token.path, dark) } else { "" }
    }.joined()
  }

  private static let kebab: @Sendable ([String]) -> String = { $0.joined(separator: "-") }
  private static let dotted: @Sendable ([String]) -> String = { $0.joined(separator: ".") }
  private static let slashed: @Sendable ([String]) -> String = { $0.joined(separator: "/") }
  private static let snake: @Sendable ([String]) -> String = { $0.joined(separator: "_") }
  private static let member: @Sendable ([String]) -> String = { "DS." + $0.joined(separator: "_") }

  private static func variable(_ path: [String]) -> String { "var(--\(kebab(path)))" }
  private static func braced(_ path: [String]) -> String { "{\(dotted(path))}" }

  private static func declarations(_ tokens: [Token]) -> String {
    lines(tokens, alias: variable) { "--\(kebab($0)): \($1);\n" }
  }

  /// Objects in each other, one member for each token.
  private static func json(
    _ tokens: [Token], _ object: (_ light: String, _ dark: String?) -> String
  ) -> String {
    let members = tokens.map { token -> String in
      let inner =
        switch token.value {
        case .literal(let color): object(color, nil)
        case .modes(let light, let dark): object(light, dark)
        case .alias(let target): object(braced(tokens[target].path), nil)
        }
      return token.path.reversed().reduce(inner) { "{\"\($1)\": \($0)}" }.dropFirst().dropLast()
        .description
    }
    return "{\(members.joined(separator: ",\n"))}"
  }

  private static func android(_ color: String) -> String {
    color.count == 9 ? "#" + color.suffix(2) + color.dropFirst().prefix(6) : color
  }

  private static func figma(_ tokens: [Token], _ index: Int, dark: Bool) -> String {
    if case .alias(let target) = tokens[index].value {
      return "{\"type\": \"VARIABLE_ALIAS\", \"id\": \"v:\(target)\"}"
    }
    let digits = Array(hex(tokens, index, dark: dark).dropFirst().utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).map { offset in
      Double(Int(String(decoding: digits[offset...offset + 1], as: UTF8.self), radix: 16) ?? 0)
        / 255
    }
    let channels = zip(["r", "g", "b", "a"], bytes + (bytes.count == 3 ? [1] : []))
    return "{" + channels.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private static let formats: [Format] = [
    Format(what: "CSS, by a media query", name: kebab) { tokens in
      let dark = varying(tokens) { "--\(kebab($0)): \($1);\n" }
      return [
        (
          "a.css",
          ":root {\n\(declarations(tokens))--space: 4px }\n@media (prefers-color-scheme: dark) { :root {\n\(dark)} }"
        )
      ]
    },
    Format(what: "CSS, by a class in a layer", name: kebab) { tokens in
      let dark = varying(tokens) { "--\(kebab($0)): \($1);\n" }
      return [
        ("a.css", "@layer base { .dark {\n\(dark)} :where(:root) {\n\(declarations(tokens))} }")
      ]
    },
    Format(what: "DTCG", name: dotted) { tokens in
      [
        (
          "a.tokens.json",
          json(tokens) { light, dark in
            "{\"$type\": \"color\", \"$value\": \"\(light)\""
              + (dark.map { ", \"$extensions\": {\"mode\": {\"dark\": \"\($0)\"}}" } ?? "") + "}"
          }
        )
      ]
    },
    Format(what: "Style Dictionary", name: dotted) { tokens in
      [
        (
          "a.json",
          json(tokens) { light, dark in
            dark.map { "{\"value\": {\"light\": \"\(light)\", \"dark\": \"\($0)\"}}" }
              ?? "{\"value\": \"\(light)\", \"comment\": \"red\"}"
          }
        )
      ]
    },
    Format(what: "JSON of no format", name: dotted) { tokens in
      [
        (
          "a.json",
          json(tokens) { light, dark in
            dark.map { "{\"light\": \"\(light)\", \"dark\": \"\($0)\"}" } ?? "\"\(light)\""
          }
        )
      ]
    },
    Format(what: "Figma variables", name: slashed) { tokens in
      let variables = tokens.indices.map { index in
        "{\"id\": \"v:\(index)\", \"name\": \"\(slashed(tokens[index].path))\", \"type\": \"COLOR\", \"valuesByMode\": {\"1:0\": \(figma(tokens, index, dark: false)), \"1:1\": \(figma(tokens, index, dark: true))}}"
      }
      return [
        (
          "a.json",
          "{\"id\": \"c\", \"name\": \"Colors\", \"modes\": {\"1:0\": \"Light\", \"1:1\": \"Dark\"}, \"variables\": [\(variables.joined(separator: ",\n"))]}"
        )
      ]
    },
    Format(what: "Android", name: snake) { tokens in
      let light = lines(tokens, alias: { "@color/" + snake($0) }) {
        "<color name=\"\(snake($0))\">\($1.hasPrefix("#") ? android($1) : $1)</color>\n"
      }
      let dark = varying(tokens) { "<color name=\"\(snake($0))\">\(android($1))</color>\n" }
      return [
        ("res/values/colors.xml", "<resources>\n\(light)</resources>"),
        ("res/values-night/colors.xml", "<resources>\n\(dark)</resources>"),
      ]
    },
    Format(what: "Swift", name: member) { tokens in
      let members = tokens.map { token in
        let name = token.path.joined(separator: "_")
        return switch token.value {
        case .literal(let color): "static let \(name) = Color(rgba: \"\(color)\")\n"
        case .modes(let light, let dark):
          "static let \(name) = Color(light: Color(rgba: \"\(light)\"), dark: Color(rgba: \"\(dark)\"))\n"
        case .alias(let target):
          "static var \(name): Color { \(tokens[target].path.joined(separator: "_")) }\n"
        }
      }
      return [("DS.swift", "enum DS {\n\(members.joined())}\n")]
    },
    Format(what: "Markdown", name: kebab) { tokens in
      let rows = tokens.indices.map { index -> String in
        let (light, dark) =
          switch tokens[index].value {
          case .alias(let target): (variable(tokens[target].path), variable(tokens[target].path))
          default: (hex(tokens, index, dark: false), hex(tokens, index, dark: true))
          }
        return "| `--\(kebab(tokens[index].path))` | `\(light)` | `\(dark)` |\n"
      }
      return [("a.md", "| Token | Light | Dark |\n|---|---|---|\n\(rows.joined())")]
    },
  ]

  @Test(arguments: Array(formats.indices), 1...4)
  func `what is written comes back`(format: Int, seed: Int) {
    let format = Self.formats[format]
    let tokens = Self.tokens(UInt64(seed))
    let reading = Reading(format.files(tokens))
    #expect(Set(reading.names) == Set(tokens.map { format.name($0.path) }), "\(format.what)")
    for index in tokens.indices {
      let name = format.name(tokens[index].path)
      #expect(reading.hex(name) == Self.hex(tokens, index, dark: false), "\(format.what) \(name)")
      #expect(
        reading.hex(name, "dark") == Self.hex(tokens, index, dark: true), "\(format.what) \(name)")
    }
    #expect(reading.system.problems.isEmpty && reading.system.collisions.isEmpty, "\(format.what)")
  }
}
