extension Solver.Problem {
  /// The fewest demands that cannot be met together, and what would make room.
  func conflict() -> Solver.Conflict {
    let excluding = smallestConflict()
    return Solver.Conflict(demands: excluding, remedies: excluding.compactMap(remedy))
  }

  /// One demand, or two; else as many as it takes, none of which can be spared.
  private func smallestConflict() -> [Int] {
    let indices = Array(demands.indices)
    if let alone = indices.first(where: { !isPossible([$0]) }) { return [alone] }
    if limits != nil || demands.count < 8 {
      for first in indices {
        if let second = indices.first(where: { $0 > first && !isPossible([first, $0]) }) {
          return [first, second]
        }
      }
    }
    return indices.reduce(indices) { needed, index in
      let without = needed.filter { $0 != index }
      return isPossible(without) ? needed : without
    }
  }

  private func isPossible(_ indices: [Int]) -> Bool { solution(indices, nearestTo: color) != nil }

  /// The nearest colour that meets some of the demands.
  private func solution(_ indices: [Int], nearestTo color: Color) -> Color? {
    Solver.Problem(
      color: color, demands: indices.map { demands[$0] }, quantiser: quantiser, gamut: gamut
    ).solve()?.color
  }

  /// The nearest colour for the other side of a demand with which all demands can be met: against the
  /// darkest or the lightest colour that the others leave.
  private func remedy(for index: Int) -> Solver.Remedy? {
    guard let other = demands[index].otherColor else { return nil }
    let rest = demands.indices.filter { $0 != index }
    let extremes = [0.0, 1].compactMap { lightness in
      solution(rest, nearestTo: Color(.oklch, lightness, 0.001, origin.z, alpha: color.alpha))
    }
    let moves = extremes.compactMap { extreme -> Solver.Suggestion? in
      let demand = Solver.Demand(over: extreme, floor: demands[index].floor)
      return Solver.Problem(color: other, demands: [demand], quantiser: .hex, gamut: .srgb).solve()
    }
    return moves.min { $0.deltaE < $1.deltaE }.map { move in
      Solver.Remedy(
        demand: index, from: other.packed, to: move.color.packed, deltaE: move.deltaE)
    }
  }
}

extension Solver.Demand {
  /// The one opaque colour on the other side, where there is one.
  fileprivate var otherColor: Color? {
    switch part {
    case .background(let foreground, _): foreground.alpha >= 1 ? foreground : nil
    case .foreground(let layers):
      if layers.count == 1, case .paint(.color(let color)) = layers[0], color.alpha >= 1 {
        color
      } else {
        nil
      }
    }
  }
}
