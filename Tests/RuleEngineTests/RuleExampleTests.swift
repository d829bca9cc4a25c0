import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// Every example of every rule says the truth about the rule.
@Suite struct RuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let example: RuleExample
    let variant: MarkedProject.Variant

    var testDescription: String { "\(rule): \(example.title), \(variant.rawValue)" }

    /// The example's own line, so that a failure points at it.
    var location: Testing.SourceLocation {
      Testing.SourceLocation(
        fileID: example.origin.fileID,
        filePath: Repository.root + "/Sources/" + example.origin.fileID, line: example.origin.line,
        column: 1)
    }
  }

  static let cases: [Case] = Rules.all.flatMap { rule in
    let description = type(of: rule).description
    return description.examples.flatMap { example in
      MarkedProject.Variant.allCases.map {
        Case(rule: description.id, example: example, variant: $0)
      }
    }
  }

  @Test(arguments: cases) func `an example comes out as it says`(_ testCase: Case) {
    var project = MarkedProject(testCase.example, testCase.variant)
    let inputs = testCase.variant == .json ? project.inputsInJSON() : project.inputs
    let report = Runner.run(inputs, options: .test)
    let checks = report.checks(of: testCase.rule)
    let places = Set(
      checks.filter { $0.outcome.isFinding }.map {
        MarkedProject.place($0.location.file, Int($0.location.span.start))
      })
    #expect(report.problemLines == [], sourceLocation: testCase.location)
    #expect(
      checks.map(\.outcome) == testCase.example.outcomes,
      "\(checks.map(\.message).joined(separator: "\n"))", sourceLocation: testCase.location)
    #expect(places == project.marks, sourceLocation: testCase.location)
  }
}
