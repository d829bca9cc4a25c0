import SourceTrees

extension TextSize {
  /// A number of points, or a text such as `17pt` or `24px`.
  static let value = Value<TextSize>(type: .text(.size)) { node, log in
    switch node.kind {
    case .number:
      if let number = node.number, number.isFinite, number > 0 { return .points(number) }
    case .string:
      let text = node.text.utf8
      if let number = DecimalNumber.read(text.dropLast(2)), number > 0 {
        if text.suffix(2).elementsEqual("pt".utf8) { return .points(number) }
        if text.suffix(2).elementsEqual("px".utf8) { return .pixels(number) }
      }
    default: break
    }
    log.mismatch(node, expected: .text(.size))
    return nil
  }
}
