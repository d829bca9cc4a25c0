import Diagnostics
import Reporters

extension CommandDescription {
  static let convert = CommandDescription(
    name: .convert, operands: "[COLOR ...]", operandCount: 0...Int.max,
    summary: "Writes a colour in other colour spaces.",
    details: [
      "COLOR is any CSS colour. Without --to, all notations are shown; with --format json, or from "
        + "standard input, a colour then stays in its own space.",
      "A colour that the space can't show is brought into its gamut by CSS Color 4's binary search, unless "
        + "--gamut says otherwise. Spaces without bounds (lab, lch, oklab, oklch, xyz) hold every colour.",
      "Without colours, or with -, they are read from standard input, one a line. A line that can't be "
        + "read gives a result that says why, and the exit status is 1.",
    ],
    examples: [
      ("contrast convert '#ff6030'", "In every notation."),
      ("contrast convert 'oklch(0.7 0.3 150)' --to rgb --gamut clip", "Clipped, as browsers do."),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    let options = try ConvertOptions(typed)
    if options.colors.isEmpty { return many(options, surroundings, &console) }
    var status = ExitStatus.success
    for text in options.colors {
      status = max(status, one(text, options, surroundings.presentation(typed), &console))
    }
    return status
  }

  private static func one(
    _ text: String, _ options: ConvertOptions, _ presentation: Presentation,
    _ console: inout Console
  ) -> ExitStatus {
    do throws(GivenColorError) {
      let conversion = try Conversion(text, options)
      if options.isJSON {
        console.print(ConvertJSON.line(conversion))
      } else if options.notation != nil {
        console.print(Array((conversion.short + "\n").utf8))
      } else {
        console.print(ConvertTable.bytes(conversion, options.gamut ?? .css, presentation).disarmed)
      }
      return .success
    } catch {
      if options.isJSON { console.print(ConvertJSON.line(error)) }
      console.report(error)
      return .unusable
    }
  }

  private static func many(
    _ options: ConvertOptions, _ surroundings: Surroundings, _ console: inout Console
  ) -> ExitStatus {
    BulkRun.lines(of: "a colour", surroundings, &console) { line in
      do throws(GivenColorError) {
        let conversion = try Conversion(line, options)
        let text =
          options.isJSON ? ConvertJSON.line(conversion) : Array((conversion.short + "\n").utf8)
        return (text, true)
      } catch {
        let text = options.isJSON ? ConvertJSON.line(error) : BulkRun.errorLine(error.message)
        return (text, false)
      }
    }
  }
}
