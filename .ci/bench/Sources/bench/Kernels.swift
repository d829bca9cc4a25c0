import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees

/// The parts by themselves, on one thread: rates, best of several rounds.
struct Kernels {
  func measure() {
    trees()
    contrast()
    conversion()
    text()
  }

  private func trees() {
    let json = SourceFile(path: "tokens.json", text: Inputs.manyTokens())
    megabytes("JSON into a tree", json, aim: 300) { (try? JSON.parse(json)) != nil }
    let css = SourceFile(path: "tokens.css", text: Inputs.systemTokens())
    megabytes("CSS into a tree", css, aim: 200) { CSS.parse(css).errors.isEmpty }
    let yaml = SourceFile(path: "tokens.yml", text: Inputs.yaml())
    megabytes("YAML into a tree", yaml, aim: 40) { (try? YAML.parse(yaml)) != nil }
  }

  private func megabytes(
    _ name: String, _ file: SourceFile, aim: Double, _ body: () -> Bool
  ) {
    guard body() else { return print("\(name): the input was not read") }
    let bytes = rate(file.bytes.count) { keep(body()) }
    print("\(name): \(fixed(bytes / 1e6)) MB/s of \(file.bytes.count) bytes (aim \(fixed(aim)))")
  }

  private func contrast() {
    let colors = scattered(4096)
    let pairs = colors.count * 1024
    let total = rate(pairs) {
      var sum = 0.0
      for step in 1...1024 {
        for index in 0..<colors.count {
          sum += colors[index].contrast(with: colors[(index + step) & 4095])
        }
      }
      keep(sum)
    }
    print("contrast of packed colours: \(fixed(total / 1e6)) million/s")
  }

  /// Opaque colours all over sRGB, the same every time.
  private func scattered(_ count: Int) -> [PackedColor] {
    (0..<count).map {
      PackedColor(rgba: UInt32(truncatingIfNeeded: $0 &* 0x9E37_79B9) | 0xFF)
    }
  }

  private func conversion() {
    let colors = scattered(65_536)
    let there = rate(colors.count) {
      var sum = 0.0
      for color in colors { sum += color.oklch.y }
      keep(sum)
    }
    print("8-bit sRGB to OKLCH: \(fixed(there / 1e6)) million/s")
    let polar = colors.map(\.oklch)
    let back = rate(colors.count) {
      var sum: UInt32 = 0
      for color in polar { sum ^= PackedColor(oklch: color).rgba }
      keep(sum)
    }
    print("OKLCH to 8-bit sRGB: \(fixed(back / 1e6)) million/s")
    let wide = (0..<8192).map { (index: Int) -> Color in
      let lightness = Double(index % 97) / 97
      let chroma = 0.25 + Double(index % 13) / 100
      return Color(.oklch, lightness, chroma, Double(index % 360))
    }
    let mapped = rate(wide.count) {
      var sum = 0.0
      for color in wide { sum += color.mapped(into: .srgb).components.x }
      keep(sum)
    }
    print("CSS gamut mapping into sRGB: \(fixed(mapped / 1e6)) million/s")
    let white = Solver.Demand(over: Color(.srgb, 1, 1, 1), floor: 4.5)
    let failing = scattered(2048).map { Color($0) }
    let solved = rate(failing.count) {
      for color in failing { keep(Solver.nearest(to: color, meeting: [white])) }
    }
    print("solver, one pair: \(fixed(solved / 1e3)) thousand/s")
  }

  private func text() {
    for sample in ["#7c5cfc", "rgb(12 34 56 / 50%)", "oklch(0.7 0.1 150)", "hsl(120deg 50% 25%)"] {
      let bytes = Array(sample.utf8)
      let parsed = rate(100_000) {
        for _ in 0..<100_000 { keep(try? CSSColor.parse(bytes, range: 0..<bytes.count)) }
      }
      print("colour string \(sample): \(fixed(parsed / 1e6)) million/s")
    }
  }
}

/// Keeps a result from being optimised away.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
