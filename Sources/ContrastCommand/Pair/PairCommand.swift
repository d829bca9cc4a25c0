import ColorMath
import Diagnostics
import Reporters

extension CommandDescription {
  static let pair = CommandDescription(
    name: .pair, operands: "[FG BG]", operandCount: 0...2,
    summary: "Measures the contrast of one colour on another.",
    details: [
      "FG and BG are CSS colours. The ratio is WCAG 2.2's. It is taken twice, of the colours exactly as "
        + "written and of the 8-bit sRGB colours that they become; the lower one counts. Where the "
        + "background is translucent, and nothing says what lies behind it, the ratio is an interval.",
      "Without colours, or with -, pairs are read from standard input: one a line, foreground and "
        + "background with a tab between them. A line that can't be read gives a result that says why.",
      "The exit status is 1 where AA is not reached by text of the given size and weight.",
    ],
    examples: [
      (
        "contrast pair '#fff' '#ff6030' --size 17 --weight bold",
        "Is white on this orange legible on a button?"
      ),
      ("contrast pair 'oklch(0.55 0.1 250)' white --format json", "The same as one JSON object."),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    let options = try PairOptions(typed)
    let presentation = surroundings.presentation(typed)
    if let pair = options.pair {
      return one(pair.foreground, pair.background, options, presentation, &console)
    }
    return many(options, surroundings, &console)
  }

  private static func one(
    _ foreground: String, _ background: String, _ options: PairOptions,
    _ presentation: Presentation, _ console: inout Console
  ) -> ExitStatus {
    do throws(GivenColorError) {
      let measurement = try PairMeasurement(foreground, background, options)
      console.print(
        options.isJSON
          ? PairJSON.line(measurement)
          : PairTable.bytes(measurement, options, presentation).disarmed)
      return measurement.passes == true ? .success : .findings
    } catch {
      if options.isJSON { console.print(PairJSON.line(foreground, background, error)) }
      console.report(error)
      return .unusable
    }
  }

  /// One result a line, in the order of the input.
  private static func many(
    _ options: PairOptions, _ surroundings: Surroundings, _ console: inout Console
  ) -> ExitStatus {
    BulkRun.lines(of: "a foreground, a tab and a background", surroundings, &console) { line in
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      let foreground = String(parts[0])
      let background = parts.count > 1 ? String(parts[1]) : ""
      do throws(GivenColorError) {
        guard parts.count > 1 else {
          throw GivenColorError(
            text: line, value: nil, message: "expected a foreground, a tab and a background",
            help: nil)
        }
        let measurement = try PairMeasurement(foreground, background, options)
        let bytes = options.isJSON ? PairJSON.line(measurement) : PairTable.line(measurement)
        return (bytes, measurement.passes == true)
      } catch {
        let bytes =
          options.isJSON
          ? PairJSON.line(foreground, background, error) : BulkRun.errorLine(error.message)
        return (bytes, false)
      }
    }
  }
}
