extension ColorParser {
  /// One argument: a number, a percentage, an angle for hues, `none`, a calculation, or in a relative
  /// colour a channel keyword.
  @inline(__always) mutating func component(_ channel: Channel) throws(Failure) -> Component {
    let start = scanner.offset
    if scanner.isAtNumber {
      let numeric = scanner.numeric()
      switch numeric.unit {
      case .number: return Component(value: numeric.value, kind: .number)
      case .percent where channel != .hue:
        return Component(value: numeric.value, kind: .percent)
      case .degree where channel == .hue:
        return Component(value: numeric.value, kind: .angle)
      default: break
      }
      if channel == .hue, numeric.unit.isAngle {
        return Component(value: numeric.value * numeric.unit.factor, kind: .angle)
      }
      throw unexpected(channel, at: start)
    }
    return try wordComponent(channel, start)
  }

  private mutating func wordComponent(
    _ channel: Channel, _ start: Int
  ) throws(Failure) -> Component {
    guard scanner.isAtIdentifier else { throw unexpected(channel, at: start) }
    let word = scanner.name()
    if scanner.take(0x28) {
      let result = try mathFunction(word, start)
      switch result.kind {
      case .number: return Component(value: result.value, kind: .number)
      case .percent where channel != .hue:
        return Component(value: result.value, kind: .percent)
      case .angle where channel == .hue: return Component(value: result.value, kind: .angle)
      default: throw unexpected(channel, at: start)
      }
    }
    if word == Word("none") { return Component(value: 0, kind: .missing) }
    if let component = origin?.component(word) { return component }
    throw unexpected(channel, at: start)
  }

  private func unexpected(_ channel: Channel, at start: Int) -> Failure {
    if origin != nil {
      return Failure(
        expected: channel == .hue
          ? "a number, an angle, none or one of the origin's channels"
          : "a number, a percentage, none or one of the origin's channels",
        offset: start)
    }
    return Failure(
      expected: channel == .hue
        ? "a number, an angle or none" : "a number, a percentage or none",
      offset: start)
  }
}
