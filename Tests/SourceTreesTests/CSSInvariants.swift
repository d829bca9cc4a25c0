import Diagnostics
import SourceTrees
import Testing

/// What holds for the tree of any text at all.
func checkCSS(_ bytes: [UInt8]) {
  let file = SourceFile(path: "a.css", bytes: bytes)
  let tree = CSS.parse(file)
  let whole = Span(0, bytes.count)
  var open: [CSSNode] = []
  var last: UInt32 = 0
  for index in 0..<tree.count {
    let node = tree.node(at: index)
    while let parent = open.last, parent.endIndex <= index { open.removeLast() }
    let around = open.last?.span ?? whole
    let isInside =
      within(node.span, around) && within(node.prelude, node.span)
      && within(node.nameSpan, node.span)
      && within(node.block ?? node.prelude, node.span) && node.endIndex > index
      && node.endIndex <= (open.last?.endIndex ?? tree.count) && node.span.start >= last
    if !isInside { Issue.record("node \(index) of \(TextFuzz.shown(bytes))") }
    last = node.span.start
    if node.hasBlock { open.append(node) }
    _ = try? node.selectors()
    _ = try? node.condition()
    _ = (node.name, node.mediaQueries, node.importRule)
  }
  for span in tree.comments + tree.errors.map(\.location.span) {
    if !within(span, whole) { Issue.record("\(span) in \(TextFuzz.shown(bytes))") }
  }
  checkTokens(bytes)
}

private func checkTokens(_ bytes: [UInt8]) {
  var end: UInt32 = 0
  var tokenizer = CSSTokenizer(bytes, in: 0..<bytes.count)
  while let token = tokenizer.next() {
    let isNext =
      token.span.start == end && token.span.end > end && within(token.content, token.span)
      && within(token.unit, token.span)
    if !isNext { Issue.record("token at \(end) of \(TextFuzz.shown(bytes))") }
    _ = tokenizer.text(of: token)
    end = token.span.end
  }
  if Int(end) != bytes.count { Issue.record("tokens end at \(end) of \(TextFuzz.shown(bytes))") }
}

func within(_ inner: Span, _ outer: Span) -> Bool {
  inner.start >= outer.start && inner.end <= outer.end && inner.start <= inner.end
}
