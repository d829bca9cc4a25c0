import ColorMath
import ColorSyntax
import Diagnostics
import Reporters
import RuleEngine

extension CommandDescription {
  static let simulate = CommandDescription(
    name: .simulate, operands: "[COLOR ...]", operandCount: 0...Int.max,
    summary: "Shows how a colour is seen with a deficiency of colour vision.",
    details: [
      "The simulations work in linear sRGB. They say which colours can be told apart, not how a colour "
        + "looks to a person.",
      "Without colours, or with -, they are read from standard input, one a line.",
    ],
    examples: [
      ("contrast simulate '#d33a2c' '#1e9e6a'", "Two colours as everyone sees them."),
      ("contrast simulate '#d33a2c' --vision deutan --severity 0.6", "A partial deficiency."),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    let options = try SimulateOptions(typed)
    if options.colors.isEmpty {
      let plain = Presentation(width: surroundings.width)
      return BulkRun.lines(of: "a colour", surroundings, &console) { line in
        do throws(GivenColorError) {
          return (bytes(try Simulation(line, options), options, plain), true)
        } catch {
          return (
            options.isJSON ? ConvertJSON.line(error) : BulkRun.errorLine(error.message), false
          )
        }
      }
    }
    var status = ExitStatus.success
    let presentation = surroundings.presentation(typed)
    for text in options.colors { status = max(status, one(text, options, presentation, &console)) }
    return status
  }

  private static func one(
    _ text: String, _ options: SimulateOptions, _ presentation: Presentation,
    _ console: inout Console
  ) -> ExitStatus {
    do throws(GivenColorError) {
      console.print(bytes(try Simulation(text, options), options, presentation))
      return .success
    } catch {
      if options.isJSON { console.print(ConvertJSON.line(error)) }
      console.report(error)
      return .unusable
    }
  }

  private static func bytes(
    _ simulation: Simulation, _ options: SimulateOptions, _ presentation: Presentation
  ) -> [UInt8] {
    options.isJSON ? simulation.json : simulation.table(presentation)
  }
}

/// What `contrast simulate` is meant to do.
struct SimulateOptions {
  var colors: [String]
  var visions: [VisionDeficiency]
  /// Nil: the one that is right for the deficiency.
  var model: VisionModel?
  /// 0…1.
  var severity: Double
  var isJSON: Bool

  init(_ typed: TypedArguments) throws(UsageError) {
    isJSON = typed.isJSON()
    colors = typed.operands == ["-"] ? [] : typed.operands
    let named = typed.values(.vision).compactMap { VisionWords.deficiency($0) }
    visions = named.isEmpty ? VisionDeficiency.allCases : named
    model = typed.value(.model).flatMap { VisionModel(rawValue: $0) }
    severity = 1
    guard let text = typed.value(.severity) else { return }
    guard let number = DecimalNumber.read(text.utf8), number <= 1 else {
      throw UsageError("--severity can't be \(text)", help: "it is a number from 0 to 1")
    }
    severity = number
  }

  /// Machado's authors do not show tritan results; Brettel's are the ones to take for it.
  func model(for vision: VisionDeficiency) -> VisionModel {
    model ?? (vision == .tritan ? .brettel1997 : .machado2009)
  }
}

/// A colour as several kinds of eyes see it.
struct Simulation {
  private let given: GivenColor
  private let seen: [(vision: VisionDeficiency, model: VisionModel, color: Color)]
  private let severity: Double

  init(_ text: String, _ options: SimulateOptions) throws(GivenColorError) {
    let given = try GivenColor(text)
    self.given = given
    severity = options.severity
    seen = options.visions.map { vision in
      let model = options.model(for: vision)
      return (
        vision, model, given.color.simulated(vision, model: model, severity: options.severity)
      )
    }
  }

  /// A line for each vision.
  func table(_ presentation: Presentation) -> [UInt8] {
    var output = Output()
    write("normal", given.color, into: &output, presentation)
    for row in seen { write(row.vision.rawValue, row.color, into: &output, presentation) }
    return output.take()
  }

  private func write(
    _ name: String, _ color: Color, into output: inout Output, _ presentation: Presentation
  ) {
    let isPainted = presentation.color == .trueColor
    // The name, and a colour with its opacity and its swatch.
    let others = 11 + 9 + (isPainted ? 3 : 0)
    let width = max(8, min(28, presentation.width - others))
    output.write(CellText(given.text).elided(to: width - 1), paddedTo: width)
    output.write(CellText(name), paddedTo: 11)
    if isPainted {
      output.swatch(color.packed.opaque.rgba, on: color.packed.opaque.rgba, "  ")
      output.write(" ")
    }
    output.write(color.hex)
    output.newline()
  }

  /// One line of JSON Lines for each vision.
  var json: [UInt8] {
    var writer = JSONWriter()
    for row in seen {
      writer.object { writer in
        writer.member("input", given.text)
        writer.member("vision", row.vision.rawValue)
        if row.vision != .greyscale { writer.member("model", row.model.rawValue) }
        writer.member("severity", severity)
        writer.member("css", row.color.css)
        writer.member("hex", row.color.hex)
      }
      writer.endLine()
    }
    return writer.take()
  }
}
