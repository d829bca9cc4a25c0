import Diagnostics

extension Reporter {
  /// The page that designers look at: one file, without a network.
  package static let html = Reporter(
    name: "html", summary: "One page to look at: screens, tokens and checks, to filter.",
    isIllustrated: true
  ) { report, presentation, drain in
    var page = HTMLPage(report, presentation)
    page.write(into: drain)
  }
}

/// Writes the page of one report.
///
/// Text from the report gets into it in two ways only: as escaped HTML text in the summary, and as JSON that
/// the page's script makes text nodes of. The page's policy lets no script run but its own, by its digest.
struct HTMLPage {
  let report: Report
  let presentation: Presentation
  let summary: Summary
  var output: Output

  init(_ report: Report, _ presentation: Presentation) {
    self.report = report
    self.presentation = presentation
    summary = report.summary
    output = Output(capacity: 65_536)
  }

  mutating func write(into drain: Reporter.Drain) {
    writeHead()
    writeSummary()
    output.write(PageMarkup.sections)
    output.write("<script id=\"data\" type=\"application/json\">")
    var writer = JSONWriter(insideScript: output.handedOver())
    writer.writePageData(report, findingsOnly: presentation.failuresOnly, into: drain)
    writer.changeOutput { output in
      output.write("</script>\n<script>")
      output.write(PageScript.text)
      output.write("</script>\n</body>\n</html>\n")
      output.pourRest(into: drain)
    }
  }

  private mutating func writeHead() {
    output.write(PageMarkup.start)
    output.write(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src ")
    output.write(Self.source(PageStyle.text))
    output.write("; script-src ")
    output.write(Self.source(PageScript.text))
    output.write("; base-uri 'none'; form-action 'none'\">\n<title>")
    output.write(html: verdict)
    output.write(" · contrast</title>\n<style>")
    output.write(PageStyle.text)
    output.write("</style>\n</head>\n")
  }

  /// What a content security policy knows an inline script or style by (CSP Level 3, 2.3.1).
  private static func source(_ text: String) -> String {
    "'sha256-" + Base64.text(SHA256.digest(text.utf8)) + "'"
  }
}

extension Output {
  /// Text as HTML text or as the value of an attribute in quotation marks. Names from files may be of any
  /// length; the middle of longer ones is left out.
  mutating func write(html text: String, upTo width: Int = 600) {
    let shown =
      text.utf8.count <= width ? text.printable : CellText(text).elided(to: width).text
    for byte in shown.utf8 {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\""): write("&quot;")
      case UInt8(ascii: "'"): write("&#39;")
      default: write(byte: byte)
      }
    }
  }

  /// All that was written, leaving nothing behind: it is gone on with elsewhere, without a copy.
  fileprivate mutating func handedOver() -> Output {
    defer { self = Output() }
    return self
  }
}
