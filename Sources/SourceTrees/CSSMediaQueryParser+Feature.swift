import Diagnostics

/// Media features: `(name)`, `(name: value)` and ranges (Media Queries 4 §2.4).
extension CSSConditionParser {
  /// The feature that stands in brackets; nil where it is none.
  func feature(_ range: Range<Int>) -> CSSMediaFeature? {
    guard let first = range.first else { return nil }
    if tokens[first].kind == .ident {
      let next = tokens.trimmed(first + 1..<range.upperBound)
      if next.isEmpty { return make(first, [], range) }
      if tokens[next.lowerBound].kind == .colon {
        let value = tokens.trimmed(next.lowerBound + 1..<range.upperBound)
        guard !value.isEmpty || tokens.source(tokens[first].span).hasPrefix("--") else {
          return nil
        }
        return make(first, [test(.equal, value)], range)
      }
    }
    return rangeFeature(range)
  }

  private func make(
    _ name: Int, _ tests: [CSSMediaFeature.Test], _ range: Range<Int>
  ) -> CSSMediaFeature {
    let text = tokens.text(of: tokens[name])
    return CSSMediaFeature(
      name: text.hasPrefix("--") ? text : text.lowercased(), tests: tests,
      span: tokens.span(range))
  }

  private func test(
    _ comparison: CSSMediaFeature.Comparison, _ value: Range<Int>
  ) -> CSSMediaFeature.Test {
    let span = tokens.span(value)
    return CSSMediaFeature.Test(comparison: comparison, value: tokens.source(span), span: span)
  }

  /// `width >= 600px`, `600px <= width` or `400px < width <= 700px`.
  private func rangeFeature(_ range: Range<Int>) -> CSSMediaFeature? {
    let signs = comparisons(range)
    guard let first = signs.first, signs.count <= 2 else { return nil }
    let left = tokens.trimmed(range.lowerBound..<first.range.lowerBound)
    let end = signs.count == 2 ? signs[1].range.lowerBound : range.upperBound
    let middle = tokens.trimmed(first.range.upperBound..<max(first.range.upperBound, end))
    if signs.count == 1, let name = soleName(left), !middle.isEmpty {
      return make(name, [test(first.comparison, middle)], range)
    }
    guard let name = soleName(middle), !left.isEmpty else { return nil }
    var tests = [test(first.comparison.mirrored, left)]
    if signs.count == 2 {
      let right = tokens.trimmed(signs[1].range.upperBound..<range.upperBound)
      guard !right.isEmpty, isSameWay(first.comparison, signs[1].comparison) else { return nil }
      tests.append(test(signs[1].comparison, right))
    }
    return make(name, tests, range)
  }

  private func soleName(_ range: Range<Int>) -> Int? {
    guard range.count == 1, let index = range.first, tokens[index].kind == .ident else {
      return nil
    }
    return index
  }

  private func isSameWay(
    _ first: CSSMediaFeature.Comparison, _ second: CSSMediaFeature.Comparison
  ) -> Bool {
    let rising: Set<CSSMediaFeature.Comparison> = [.less, .lessOrEqual]
    return first != .equal && second != .equal && rising.contains(first) == rising.contains(second)
  }

  private typealias Sign = (comparison: CSSMediaFeature.Comparison, range: Range<Int>)

  /// The signs outside nested brackets, each of one or two tokens.
  private func comparisons(_ range: Range<Int>) -> [Sign] {
    var result: [Sign] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let hasEqual = index + 1 < range.upperBound && tokens.isDelim(tokens[index + 1], 0x3D)
      let next = index + (hasEqual ? 2 : 1)
      if tokens.isDelim(tokens[index], 0x3D) {
        result.append((.equal, index..<index + 1))
        index += 1
      } else if tokens.isDelim(tokens[index], 0x3C) {
        result.append((hasEqual ? .lessOrEqual : .less, index..<next))
        index = next
      } else if tokens.isDelim(tokens[index], 0x3E) {
        result.append((hasEqual ? .greaterOrEqual : .greater, index..<next))
        index = next
      } else {
        index = tokens.after(index)
      }
    }
    return result
  }
}
