import Diagnostics
import RuleEngine
import TokenFiles

extension CommandDescription {
  static let fix = CommandDescription(
    name: .fix, operands: "", operandCount: 0...0,
    summary: "Shows, or writes, the nearest passing colours into the token files.",
    details: [
      "A colour is changed so that every pair that its token takes part in passes, in every appearance that "
        + "shares the value: the nearest one of the same hue. Without --write a unified diff is printed, and "
        + "the exit status is 1 where there is something to do.",
      "With --write the files are changed in place: the bytes of the colour, in its own notation and with its "
        + "own number of digits (#999 becomes #666), and nothing else. What can't be fixed so is said with the "
        + "reason: demands that exclude each other, a value that is an alias, a literal in a screen.",
      "Waived findings are left alone.",
    ],
    examples: [
      ("contrast fix", "What would change, as a diff."),
      (
        "contrast fix --write --rule pair-contrast", "Changes tokens until all declared pairs pass."
      ),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    guard let path = typed.value(.config) ?? ConfigurationSearch.nearest(surroundings.files) else {
      throw UsageError(
        "there is no rules.yml here or in a folder above", help: "--config FILE names one")
    }
    let inputs = Inputs.gather(path, from: SourceStore(surroundings.files))
    var options = Runner.Options()
    options.rules = typed.values(.rule)
    options.today = surroundings.today
    options.version = Command.version
    var fixing = Fixing(inputs, options)
    fixing.run()
    return FixDelivery(fixing, configuration: path, surroundings.files)
      .deliver(writes: typed.has(.write), &console)
  }
}
