import Diagnostics
import Reporters
import Testing

@Suite struct GitHubTests {
  /// A report with so many findings of a severity.
  private func report(errors: Int, warnings: Int, problems: Int = 0) -> Report {
    let file = SourceFile(path: "a.css", text: String(repeating: "x: red;\n", count: 100))
    let checks = (0..<errors + warnings).map { number in
      var check = Check(
        rule: "pair-contrast", subject: "s\(number)", measured: .value(2), required: 4.5,
        outcome: .fail, location: file.location(Span(number * 8, number * 8 + 1)))
      // Warnings come first in the file, so that the order is not the file's.
      check.severity = number < warnings ? .warning : .error
      return check
    }
    return Report(
      version: "1", appearances: [], rules: [], checks: checks,
      problems: (0..<problems).map { Problem("p\($0)", path: "a.css") })
  }

  private func lines(_ report: Report) -> [Substring] {
    HostileReport.text(.github, report).split(separator: "\n", omittingEmptySubsequences: false)
  }

  // REP-12
  @Test func `no more than ten annotations of a kind, and a line says how many there are`() {
    let found = lines(report(errors: 25, warnings: 13))
    #expect(found.prefix(10).allSatisfy { $0.hasPrefix("::error file=a.css,line=") })
    #expect(found[10..<20].allSatisfy { $0.hasPrefix("::warning file=a.css,line=") })
    #expect(found[20] == "contrast: 38 checked, 38 findings, 20 shown as annotations")
    #expect(found[21] == "::group::The other 18 findings")
    #expect(
      found[22..<40].allSatisfy { $0.hasPrefix("error: a.css:") || $0.hasPrefix("warning: a.css:") }
    )
    #expect(found[40...].map { String($0) } == ["::endgroup::", ""])
  }

  @Test func `few findings need no group`() {
    let found = lines(report(errors: 2, warnings: 0))
    let place = { (line: Int) in
      "::error file=a.css,line=\(line),endLine=\(line),col=1,endColumn=2,title=pair-contrast::"
    }
    #expect(
      found.map { String($0) } == [
        place(1) + "s0 is 2.00 : 1; needs 4.5", place(2) + "s1 is 2.00 : 1; needs 4.5",
        "contrast: 2 checked, 2 findings", "",
      ])
  }

  @Test func `one finding is one finding`() {
    #expect(lines(report(errors: 1, warnings: 0))[1] == "contrast: 1 checked, 1 finding")
    let found = lines(report(errors: 11, warnings: 0))
    #expect(found[10] == "contrast: 11 checked, 11 findings, 10 shown as annotations")
    #expect(found[11] == "::group::The other finding")
  }

  /// GitHub shows an annotation without a file nowhere.
  @Test(arguments: [nil, ""]) func `a problem of no file is annotated at the rules`(_ path: String?)
  {
    let report = Report(
      version: "1", appearances: [], rules: [], checks: [],
      problems: [Problem("unknown rule nope", path: path)])
    #expect(lines(report)[0] == "::error file=rules.yml,title=input::unknown rule nope")
  }

  @Test func `problems with the input come first and count among the ten`() {
    let found = lines(report(errors: 12, warnings: 0, problems: 3))
    #expect(found.prefix(3).allSatisfy { $0.hasPrefix("::error file=a.css,title=input::p") })
    #expect(found.filter { $0.hasPrefix("::error") }.count == 10)
  }

  // REP-10
  @Test func `commas, colons and percent signs of a path are escaped, the percent sign once`() {
    let file = SourceFile(path: "a,b:c%2C.css", text: "x\ny\n")
    let check = Check(
      rule: "r", subject: "100% : a,b\nnext", outcome: .fail, location: file.location(Span(0, 3)))
    let text = HostileReport.text(
      .github, Report(version: "1", appearances: [], rules: [], checks: [check], problems: []))
    #expect(
      text.hasPrefix(
        "::error file=a%2Cb%3Ac%252C.css,line=1,endLine=2,title=r::100%25 : a,b next fails: r\n")
        || text.hasPrefix(
          "::error file=a%2Cb%3Ac%252C.css,line=1,endLine=2,title=r::100%25 : a,b next")
    )
  }

  @Test func `nothing in a name becomes a command`() {
    for line in lines(HostileReport.report) where line.contains("pwned") || line.contains("mask") {
      let isOurs =
        line.hasPrefix("::error file=") || line.hasPrefix("::warning file=")
        || line.hasPrefix("error: ") || line.hasPrefix("warning: ")
      #expect(isOurs, "\(line)")
      if !line.hasPrefix("::") { #expect(!line.contains("##[")) }
    }
    let commands = lines(HostileReport.report).filter { $0.hasPrefix("::") }
    #expect(
      commands.allSatisfy { line in
        ["::error file=", "::warning file=", "::group::The other ", "::endgroup::"].contains {
          line.hasPrefix($0)
        }
      })
  }
}
