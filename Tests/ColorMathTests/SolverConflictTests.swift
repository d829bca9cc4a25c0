import ColorMath
import TestSupport
import Testing

/// What the solver says where nothing passes: that nothing does, which demands exclude each other, and
/// how far a backdrop has to move.
@Suite struct SolverConflictTests {
  /// A colour and a backdrop in the middle greys, where 7 is out of reach.
  private func pair(_ random: inout SeededGenerator) -> (color: Color, backdrop: Color) {
    let color = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
    let backdrop = Color(
      .oklch, Double.random(in: 0.52...0.62, using: &random),
      Double.random(in: 0.02...0.08, using: &random), Double.random(in: 0...360, using: &random))
    return (color, Color(backdrop.packed))
  }

  @Test func `an impossible floor is impossible for black and for white`() {
    var random = SeededGenerator(seed: 61)
    var impossible = 0
    for _ in 0..<120 {
      let (color, backdrop) = pair(&random)
      let demand = Solver.Demand(over: backdrop, floor: 7)
      guard case .impossible(let conflict) = Solver.nearest(to: color, meeting: [demand]) else {
        continue
      }
      impossible += 1
      #expect(conflict.demands == [0])
      // Black and white are of every hue, and have the largest contrast of all.
      #expect(!demand.isMet(by: Color(.black)) && !demand.isMet(by: Color(.white)))
    }
    #expect(impossible > 30)
  }

  @Test func `where black or white pass, an answer is found`() {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<300 {
      let color = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
      let backdrop = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
      let demand = Solver.Demand(over: backdrop, floor: 4.5)
      let solution = Solver.nearest(to: color, meeting: [demand])
      if case .impossible = solution {
        #expect(!demand.isMet(by: Color(.black)) && !demand.isMet(by: Color(.white)))
      }
    }
  }

  @Test func `a moved backdrop makes room, and one moved less does not`() {
    var random = SeededGenerator(seed: 63)
    var checked = 0
    for _ in 0..<60 {
      let (color, backdrop) = pair(&random)
      let demand = Solver.Demand(over: backdrop, floor: 7)
      guard case .impossible(let conflict) = Solver.nearest(to: color, meeting: [demand]),
        let remedy = conflict.remedies.first
      else { continue }
      checked += 1
      #expect(remedy.from == backdrop.packed)
      #expect(abs(remedy.deltaE - Color(remedy.to).deltaEOK(to: backdrop)) < 1e-12)
      #expect(isPossible(color, over: Color(remedy.to)))
      let polar = backdrop.components(in: .oklch)
      for _ in 0..<12 {
        // Any colour of the backdrop's hue that is nearer to it.
        let reach = remedy.deltaE * Double.random(in: 0...0.9, using: &random)
        let angle = Double.random(in: 0...360, using: &random)
        let step = Color(.oklch, 0, reach, angle).components(in: .oklab)
        let nearer = Color(.oklch, polar.x + step.y, max(0, polar.y + step.z), polar.z)
        guard nearer.isInGamut(of: .srgb) else { continue }
        #expect(
          !isPossible(color, over: Color(nearer.packed)), "\(color) over \(nearer) of \(remedy)")
      }
    }
    #expect(checked > 15)
  }

  private func isPossible(_ color: Color, over backdrop: Color) -> Bool {
    if case .impossible = Solver.nearest(
      to: color, meeting: [Solver.Demand(over: backdrop, floor: 7)])
    {
      return false
    }
    return true
  }

  @Test func `of two demands that exclude each other each can be met alone`() {
    var random = SeededGenerator(seed: 64)
    var conflicts = 0
    for _ in 0..<80 {
      let color = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
      let demands = (0..<4).map { _ in
        let backdrop = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
        return Solver.Demand(over: backdrop, floor: 3)
      }
      guard case .impossible(let conflict) = Solver.nearest(to: color, meeting: demands) else {
        continue
      }
      conflicts += 1
      let excluding = conflict.demands.map { demands[$0] }
      #expect(isImpossible(color, excluding))
      for index in excluding.indices where excluding.count > 1 {
        var rest = excluding
        rest.remove(at: index)
        #expect(!isImpossible(color, rest), "\(conflict)")
      }
      for remedy in conflict.remedies {
        var moved = demands
        moved[remedy.demand] = .init(over: Color(remedy.to), floor: 3)
        #expect(!isImpossible(color, conflict.demands.map { moved[$0] }), "\(remedy)")
      }
    }
    #expect(conflicts > 20)
  }

  private func isImpossible(_ color: Color, _ demands: [Solver.Demand]) -> Bool {
    if case .impossible = Solver.nearest(to: color, meeting: demands) { true } else { false }
  }

  /// The same answer as by looking at every 8-bit colour that a net over the hue is rounded to.
  @Test func `an answer for several backdrops is the nearest of the hue`() {
    var random = SeededGenerator(seed: 65)
    for _ in 0..<4 {
      let color = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
      let backdrops = (0..<3).map { _ in
        PackedColor(UInt32.random(in: 200...255, using: &random) * 0x010101)
      }
      let demands = backdrops.map { Solver.Demand(over: Color($0), floor: 4.5) }
      guard case .nearest(let found) = Solver.nearest(to: color, meeting: demands) else { continue }
      let polar = color.components(in: .oklch)
      var best = found.deltaE
      let step = 0.003
      for row in 0...Int(1 / step) {
        let lightness = Double(row) * step
        let largest = Color.maximumChroma(lightness: lightness, hue: polar.z)
        let count = Int(largest / step) + 1
        let colors = PackedColor.colors(
          lightness: [Double](repeating: lightness, count: count),
          chroma: (0..<count).map { Double($0) * step },
          hue: [Double](repeating: polar.z, count: count))
        for candidate in colors
        where backdrops.allSatisfy({ candidate.contrast(with: $0) >= 4.5 }) {
          best = min(best, Color(candidate).deltaEOK(to: color))
        }
      }
      #expect(best >= found.deltaE - 1e-9, "\(color) \(backdrops)")
    }
  }
}
