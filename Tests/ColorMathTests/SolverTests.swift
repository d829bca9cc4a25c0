import ColorMath
import Testing

@Suite struct SolverTests {
  @Test func `a colour that passes stays as it is`() {
    let solution = Solver.nearest(
      to: Color(.black), meeting: [.init(over: Color(.white), floor: 4.5)])
    #expect(solution == .unchanged)
  }

  @Test func `grey on white becomes the lightest grey that passes`() throws {
    let suggestion = try nearest(to: Color(hex: 0x999999), on: [Color(.white)], floor: 4.5)
    #expect(suggestion.color.packed.hex == "#767676")
  }

  @Test func `the suggestion passes after rounding`() throws {
    let suggestion = try nearest(to: Color(hex: 0x9894C0), on: [Color(hex: 0x323232)], floor: 4.5)
    #expect(suggestion.color.packed.contrast(with: PackedColor(0x323232)) >= 4.5)
    #expect(suggestion.deltaE < 0.01)
  }

  @Test func `a floor that nothing reaches is named`() {
    let solution = Solver.nearest(
      to: Color(hex: 0x336699), meeting: [.init(over: Color(hex: 0x777777), floor: 7)])
    guard case .impossible(let conflict) = solution else {
      Issue.record("found \(solution)")
      return
    }
    #expect(conflict.demands == [0])
  }

  @Test func `two demands that exclude each other are named`() {
    let demands: [Solver.Demand] = [
      .init(over: Color(.white), floor: 4.5), .init(over: Color(hex: 0xF0F0F0), floor: 3),
      .init(over: Color(hex: 0x555555), floor: 4.5),
    ]
    guard case .impossible(let conflict) = Solver.nearest(to: Color(.white), meeting: demands)
    else {
      Issue.record("found a colour")
      return
    }
    #expect(conflict.demands == [0, 2])
  }

  @Test func `a conflict says how far each backdrop would have to move`() throws {
    let demands: [Solver.Demand] = [
      .init(over: Color(.white), floor: 4.5), .init(over: Color(hex: 0x555555), floor: 4.5),
    ]
    let color = Color(hex: 0x336699)
    guard case .impossible(let conflict) = Solver.nearest(to: color, meeting: demands) else {
      Issue.record("found a colour")
      return
    }
    #expect(conflict.demands == [0, 1])
    #expect(conflict.remedies.map(\.demand) == [0, 1])
    for remedy in conflict.remedies {
      var moved = demands
      moved[remedy.demand] = .init(over: Color(remedy.to), floor: 4.5)
      let solution = Solver.nearest(to: color, meeting: moved)
      guard case .nearest(let suggestion) = solution else {
        Issue.record("\(remedy) leaves \(solution)")
        continue
      }
      for demand in moved { #expect(demand.isMet(by: suggestion.color)) }
    }
  }

  @Test func `a translucent colour keeps its alpha`() throws {
    let color = Color(hex: 0x808080, alpha: 0.8)
    let suggestion = try nearest(to: color, on: [Color(.white)], floor: 4.5)
    #expect(suggestion.color.alpha == 0.8)
  }

  @Test func `a background can be the one that moves`() {
    let demand = Solver.Demand(.background(of: Color(.white), below: []), floor: 4.5)
    let solution = Solver.nearest(to: Color(hex: 0x999999), meeting: [demand])
    guard case .nearest(let suggestion) = solution else {
      Issue.record("\(solution)")
      return
    }
    #expect(suggestion.color.packed.hex == "#767676")
  }

  @Test func `an OKLCH literal is answered in its own digits`() throws {
    let suggestion = try nearest(
      to: Color(.oklch, 0.5759, 0.0971, 52.31), on: [Color(.white)], floor: 4.5,
      quantiser: .decimals(.oklch, 4, 5, 2))
    #expect(suggestion.color.space == .oklch)
    #expect(suggestion.color.components.z == 52.31)
    #expect(suggestion.deltaE < 0.005)
  }

  private func nearest(
    to color: Color, on backdrops: [Color], floor: Double, quantiser: Quantiser = .hex
  ) throws -> Solver.Suggestion {
    let demands = backdrops.map { Solver.Demand(over: $0, floor: floor) }
    let solution = Solver.nearest(to: color, meeting: demands, quantiser: quantiser)
    guard case .nearest(let suggestion) = solution else {
      throw NotFound(solution: solution)
    }
    for demand in demands { #expect(demand.isMet(by: suggestion.color)) }
    return suggestion
  }

  struct NotFound: Error { let solution: Solver.Solution }
}
