// Which of a token's definitions holds.
extension Resolver {
  /// The definition of highest precedence, then the latest; -1 where there is none.
  func held(_ token: Int32, in appearance: Int) -> Int32 {
    var best: Int32 = -1
    for index in order[Int(starts[Int(token)])..<Int(starts[Int(token) + 1])] {
      let definition = reading.definitions[Int(index)]
      guard definition.appearances.contains(index: appearance) else { continue }
      if best < 0 || definition.precedence >= reading.definitions[Int(best)].precedence {
        best = index
      }
    }
    guard best >= 0 else { return best }
    switch reading.definitions[Int(best)].value {
    case .revertLayer: return rolledBack(token, in: appearance)
    case .unset: return initial(token, in: appearance) ?? best
    default: return best
    }
  }

  /// What holds behind `revert-layer`: what lies below the normal declarations of its layer, also where it is
  /// important itself (CSS Cascade 5 §7.3.5).
  private func rolledBack(_ token: Int32, in appearance: Int) -> Int32 {
    // Sorting keeps the order of equals.
    let all = order[Int(starts[Int(token)])..<Int(starts[Int(token) + 1])].filter {
      reading.definitions[Int($0)].appearances.contains(index: appearance)
    }.sorted {
      reading.definitions[Int($0)].precedence < reading.definitions[Int($1)].precedence
    }
    var reverted: TokenPrecedence?
    for index in all.reversed() {
      let definition = reading.definitions[Int(index)]
      if let reverted, !definition.precedence.isBelowLayer(of: reverted) { continue }
      switch definition.value {
      case .revertLayer: reverted = definition.precedence
      case .unset: return initial(token, in: appearance) ?? index
      default: return index
      }
    }
    return initial(token, in: appearance) ?? all.last ?? -1
  }

  /// The initial value that the property is registered with.
  private func initial(_ token: Int32, in appearance: Int) -> Int32? {
    order[Int(starts[Int(token)])..<Int(starts[Int(token) + 1])].last {
      reading.definitions[Int($0)].precedence == .initialValue
        && reading.definitions[Int($0)].appearances.contains(index: appearance)
    }
  }
}
