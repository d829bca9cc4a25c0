import ColorMath
import Testing

@Suite struct NearestColorsTests {
  /// By comparing all with all.
  private func expected(_ colors: [Color]) -> [NearestColors.Neighbour?] {
    colors.indices.map { index in
      (0..<index).map {
        NearestColors.Neighbour(index: $0, difference: colors[index].deltaEOK(to: colors[$0]))
      }.min { ($0.difference, $0.index) < ($1.difference, $1.index) }
    }
  }

  private func colors(_ count: Int, _ next: (Int) -> UInt32) -> [Color] {
    (0..<count).map { Color(PackedColor(rgba: (next($0) & 0xFF_FFFF) << 8 | 0xFF)) }
  }

  @Test(arguments: [1, 2, 3, 10, 100, 400])
  func `the nearest colours are those that all-pairs comparison finds`(_ count: Int) {
    let scattered = colors(count) { UInt32(truncatingIfNeeded: $0 &* 7_919_377 &+ 104_729) }
    let ramp = colors(count) { UInt32($0 % 256) * 0x01_0101 }
    let clustered = colors(count) { UInt32($0 % 17 << 16 | $0 % 5 << 8 | $0 % 3) }
    for list in [scattered, ramp, clustered, ramp.reversed()] {
      let found = NearestColors.before(list)
      #expect(found.map { $0?.index } == expected(list).map { $0?.index })
      #expect(found.map { $0?.difference } == expected(list).map { $0?.difference })
    }
  }

  @Test func `of equal colours the first is the nearest`() {
    let same = colors(4) { _ in 0x12_3456 }
    #expect(NearestColors.before(same).map { $0?.index } == [nil, 0, 0, 0])
    #expect(NearestColors.before(same).compactMap { $0?.difference } == [0, 0, 0])
  }

  @Test func `no colours have no neighbours`() {
    #expect(NearestColors.before([]).isEmpty)
  }

  @Test func `a component that is no number has no neighbour and is none's`() {
    let list = [
      Color(.oklab, 0.5, 0, 0), Color(.oklab, .nan, 0, 0), Color(.oklab, 0.6, 0, 0),
      Color(.oklab, 0.51, .infinity, 0),
    ]
    let found = NearestColors.before(list)
    #expect(found[1] == nil)
    #expect(found[2]?.index == 0)
  }

  @Test func `twenty thousand colours, two of each, have their nearest`() {
    let many = colors(20_000) { UInt32($0 / 2) }
    let found = NearestColors.before(many)
    #expect(found[1]?.difference == 0)
    #expect(found[19_999]?.index == 19_998)
  }
}
