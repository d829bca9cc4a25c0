import Diagnostics
import RuleEngine
import TokenFiles

extension CommandDescription {
  static let fix = CommandDescription(
    name: .fix, operands: "[PATH ...]", operandCount: 0...Int.max,
    summary: "Shows, or writes, the nearest passing colours into the token files.",
    details: [
      "A colour is changed so that every pair that its token takes part in passes, in every appearance that "
        + "shares the value: the nearest one of the same hue. Without --write a unified diff is printed, and "
        + "the exit status is 1 where there is something to do.",
      "With --write the files are changed in place: the bytes of the colour, in its own notation and with its "
        + "own number of digits (#999 becomes #666), and nothing else. What can't be fixed so is said with the "
        + "reason: demands that exclude each other, a value that is an alias or is made from other colours "
        + "(var(), color-mix(), light-dark(), relative colours), a literal in a screen.",
      "PATH is a token file or a folder of them: only these are changed. How far each colour goes is said on "
        + "standard error (ΔE OK: 0.02 can just be told apart, black and white are 1 apart); with "
        + "--max-delta-e one that would go farther is told and not written. Also said: ratios in documents "
        + "and entries of parity that hold no more.",
      "Waived findings are left alone.",
    ],
    examples: [
      ("contrast fix", "What would change, as a diff."),
      (
        "contrast fix --write --rule pair-contrast", "Changes tokens until all declared pairs pass."
      ),
      (
        "contrast fix --max-delta-e 0.1 design/tokens.css",
        "What would change in one file, without colours that look like others then."
      ),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    guard let path = typed.value(.config) ?? ConfigurationSearch.nearest(surroundings.files) else {
      throw ConfigurationSearch.nothing
    }
    let inputs = Inputs.gather(path, from: SourceStore(surroundings.files))
    var options = Runner.Options()
    options.rules = try CheckOptions.ruleIDs(typed.values(.rule))
    options.today = surroundings.today
    options.version = Command.version
    let tokens = Fixing.tokens(inputs)
    let limits = try FixLimits(typed, tokens, WorkingPath(surroundings.files))
    var fixing = Fixing(inputs, options, limits, original: tokens)
    fixing.run()
    return FixDelivery(fixing, configuration: path, surroundings.files)
      .deliver(writes: typed.has(.write), &console)
  }
}
