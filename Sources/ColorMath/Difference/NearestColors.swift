/// Which colours of a list lie nearest to each other in ΔE OK, found without comparing all with all.
public enum NearestColors {
  /// Another colour of the list, and how far away it is.
  public struct Neighbour: Hashable, Sendable {
    public var index: Int
    /// ΔE OK.
    public var difference: Double

    public init(index: Int, difference: Double) {
      self.index = index
      self.difference = difference
    }
  }

  /// For each colour the nearest one of those that stand before it; of several equally near ones the
  /// first. Nil for the first colour. Colours with a component that is no number have none and are
  /// none's.
  ///
  /// A colour is compared only with those whose lightness alone does not put them farther away than
  /// the nearest one found.
  public static func before(_ colors: [Color]) -> [Neighbour?] {
    var search = LightnessSweep(colors.map { $0.components(in: .oklab) })
    return search.run()
  }
}

/// Points of OKLab, walked through from each one's lightness outwards.
private struct LightnessSweep {
  private let points: [SIMD3<Double>]
  /// The first of each group of equal points, from the darkest to the lightest.
  private var order: [Int] = []
  /// By point: the first one equal to it.
  private var first: [Int] = []

  init(_ points: [SIMD3<Double>]) {
    self.points = points
    var known: [SIMD3<Double>: Int] = [:]
    for (index, point) in points.enumerated() {
      let first = known[point] ?? index
      self.first.append(first)
      guard first == index, !(point.x + point.y + point.z).isNaN else { continue }
      known[point] = index
      order.append(index)
    }
    order.sort { (points[$0].x, $0) < (points[$1].x, $1) }
  }

  mutating func run() -> [NearestColors.Neighbour?] {
    var found = [NearestColors.Neighbour?](repeating: nil, count: points.count)
    for position in order.indices { found[order[position]] = nearest(to: position) }
    for index in points.indices where first[index] != index {
      found[index] = NearestColors.Neighbour(index: first[index], difference: 0)
    }
    return found
  }

  private func nearest(to position: Int) -> NearestColors.Neighbour? {
    var nearest: NearestColors.Neighbour?
    var below = position - 1
    while below >= 0, compare(position, below, &nearest) { below -= 1 }
    var above = position + 1
    while above < order.count, compare(position, above, &nearest) { above += 1 }
    return nearest
  }

  /// Whether colours farther away in lightness may still be nearer.
  private func compare(
    _ position: Int, _ other: Int, _ nearest: inout NearestColors.Neighbour?
  ) -> Bool {
    let (index, candidate) = (order[position], order[other])
    if let nearest, abs(points[index].x - points[candidate].x) > nearest.difference { return false }
    guard candidate < index else { return true }
    let difference = DeltaE.ok(points[index], points[candidate])
    if let known = nearest, (known.difference, known.index) <= (difference, candidate) {
      return true
    }
    nearest = NearestColors.Neighbour(index: candidate, difference: difference)
    return true
  }
}
