extension Solver.Problem {
  /// The fewest demands that cannot be met together, and what would make room.
  func conflict() -> Solver.Conflict {
    let indices = Array(demands.indices)
    let alone = indices.map { [$0] }
    let pairs = indices.flatMap { first in
      indices.filter { $0 > first }.map { [first, $0] }
    }
    let excluding = (alone + pairs).first { !isPossible($0) } ?? indices
    return Solver.Conflict(demands: excluding, remedies: [])
  }

  private func isPossible(_ indices: [Int]) -> Bool {
    let part = Solver.Problem(
      color: color, demands: indices.map { demands[$0] }, quantiser: quantiser, gamut: gamut)
    return part.solve() != nil
  }
}
