import ColorMath
import ColorSyntax

/// The arithmetic of colours and the reading of their texts, on one thread: rates, best of several
/// rounds.
struct ColorKernels {
  func measure() {
    contrast()
    matrix()
    bulkConversion()
    conversion()
    mapping()
    solver()
    texts()
  }

  private func contrast() {
    let (first, second) = (Inputs.colors(4096), Inputs.colors(4096, from: 99))
    var ratios = [Double](repeating: 0, count: first.count)
    let bulk = rate(first.count) {
      ratios.withUnsafeMutableBufferPointer { PackedColor.contrasts(first, second, into: $0) }
      keep(ratios[0])
    }
    million("contrast of packed colours, in bulk", bulk, aim: 800)
    let single = rate(first.count) {
      var sum = 0.0
      for index in first.indices { sum += first[index].contrast(with: second[index]) }
      keep(sum)
    }
    million("contrast of packed colours, one at a time", single)
    million("the limit: six looks into tables and a division", limit(first, second, &ratios))
  }

  /// What the least that can be done takes on this machine, with nothing checked: rates of other
  /// machines are compared by it.
  private func limit(
    _ first: [PackedColor], _ second: [PackedColor], _ ratios: inout [Double]
  ) -> Double {
    let tables = (0..<3).map { _ in (0..<256).map { Double($0) / 255 } }
    let count = first.count
    return rate(count) {
      tables[0].withUnsafeBufferPointer { red in
        tables[1].withUnsafeBufferPointer { green in
          tables[2].withUnsafeBufferPointer { blue in
            first.withUnsafeBufferPointer { first in
              second.withUnsafeBufferPointer { second in
                ratios.withUnsafeMutableBufferPointer { ratios in
                  guard let red = red.baseAddress, let green = green.baseAddress,
                    let blue = blue.baseAddress, let first = first.baseAddress,
                    let second = second.baseAddress, let ratios = ratios.baseAddress
                  else { return }
                  for index in 0..<count {
                    let (a, b) = (first[index].rgba, second[index].rgba)
                    let left =
                      red[Int(a >> 24)] + green[Int(a >> 16 & 255)] + blue[Int(a >> 8 & 255)]
                    let right =
                      red[Int(b >> 24)] + green[Int(b >> 16 & 255)] + blue[Int(b >> 8 & 255)]
                    ratios[index] =
                      ((left > right ? left : right) + 0.05)
                      / ((left > right ? right : left) + 0.05)
                  }
                }
              }
            }
          }
        }
      }
      keep(ratios[0])
    }
  }

  private func matrix() {
    let colors = Inputs.colors(5000)
    let rows = rate(1) {
      var sum = 0.0
      ContrastMatrix(colors).forEachRow { index, ratios in sum += ratios[index / 2] }
      keep(sum)
    }
    print("all pairs of 5,000 colours: \(fixed(1e3 / rows)) ms (aim 10)")
    let counted = rate(1) { keep(ContrastMatrix(colors).pairs(reaching: 4.5)) }
    print("how many of them reach 4.5: \(fixed(1e3 / counted)) ms")
  }

  private func bulkConversion() {
    let polar = Inputs.colors(8192).map(\.oklch)
    let (l, c, h) = (polar.map(\.x), polar.map(\.y), polar.map(\.z))
    var colors = [PackedColor](repeating: .black, count: polar.count)
    let there = rate(polar.count) {
      colors.withUnsafeMutableBufferPointer {
        keep(PackedColor.colors(lightness: l, chroma: c, hue: h, into: $0))
      }
    }
    million("OKLCH to 8-bit sRGB, in bulk", there, aim: 80)
  }

  private func conversion() {
    let colors = Inputs.colors(4096)
    let polar = colors.map(\.oklch)
    let back = rate(colors.count) {
      var sum: UInt32 = 0
      for color in polar { sum ^= PackedColor(oklch: color).rgba }
      keep(sum)
    }
    million("OKLCH to 8-bit sRGB, one at a time", back, aim: 25)
    let there = rate(colors.count) {
      var sum = SIMD3<Double>.zero
      for color in colors { sum += color.oklch }
      keep(sum)
    }
    million("8-bit sRGB to OKLCH", there, aim: 20)
  }

  private func mapping() {
    let wide = (0..<1024).map { (index: Int) -> Color in
      let lightness = Double(index % 97) / 97
      let chroma = 0.25 + Double(index % 13) / 100
      return Color(.oklch, lightness, chroma, Double(index % 360))
    }
    let mapped = rate(wide.count) {
      var sum = 0.0
      for color in wide { sum += color.mapped(into: .srgb).components.x }
      keep(sum)
    }
    million("CSS gamut mapping into sRGB", mapped, aim: 2)
    let packed = rate(wide.count) {
      var sum: UInt32 = 0
      for color in wide { sum ^= color.packed.rgba }
      keep(sum)
    }
    million("the same to 8 bits", packed)
  }

  private func solver() {
    let white = Solver.Demand(over: Color(.srgb, 1, 1, 1), floor: 4.5)
    let all = Inputs.colors(256).map { Color($0) }
    let failing = all.filter { !white.isMet(by: $0) }
    let solved = rate(failing.count) {
      for color in failing { keep(Solver.nearest(to: color, meeting: [white])) }
    }
    print("solver, one pair that fails: \(fixed(solved / 1e3)) thousand/s (aim 100)")
    let either = rate(all.count) {
      for color in all { keep(Solver.nearest(to: color, meeting: [white])) }
    }
    print("solver, one pair that fails or not: \(fixed(either / 1e3)) thousand/s")
  }

  private func texts() {
    for sample in [
      "#7c5cfc", "#fff8", "rgb(12, 34, 56)", "rgb(12 34 56 / 50%)", "oklch(0.7 0.1 150)",
      "hsl(120deg 50% 25%)", "color(display-p3 1 0.5 0)", "rebeccapurple",
    ] {
      let bytes = Array(sample.utf8)
      let parsed = bytes.withUnsafeBufferPointer { bytes in
        rate(2000) {
          for _ in 0..<2000 { keep(try? CSSColor.parse(bytes)) }
        }
      }
      million("colour string \(sample)", parsed, aim: 20)
    }
  }

  private func million(_ name: String, _ rate: Double, aim: Double? = nil) {
    let aim = aim.map { " (aim \(fixed($0)))" } ?? ""
    print("\(name): \(fixed(rate / 1e6)) million/s\(aim)")
  }
}
