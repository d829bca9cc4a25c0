#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Whole runs of the tool, from process start to its end, with ratios against programs that do less.
struct Whole {
  var contrast: String
  var nothing: String
  var repository: String
  var scratch: String

  func measure() {
    let start = Child.median(of: 21, [nothing], in: scratch)
    report("a static Swift program that does nothing", start)
    let version = Child.median(of: 21, [contrast, "--version"], in: scratch)
    report("contrast --version", version, over: start, aim: 2)
    let root = Child.median(of: 21, [contrast, "check"], in: repository)
    report("contrast check of the root", root, over: start, aim: 3)
    tokens()
    system()
  }

  private func tokens() {
    let lines = tokens("60,000 tokens", Inputs.manyTokens(), over: nil)
    _ = tokens("60,000 tokens that pass", Inputs.manyTokens(passing: true), over: nil)
    _ = tokens("30,000 tokens", Inputs.manyTokens(groups: 150), over: lines)
  }

  /// Checks a JSON file of tokens and as many pairs. Returns the check.
  private func tokens(_ name: String, _ text: String, over whole: Child?) -> Child {
    let folder = scratch + "/tokens"
    mkdir(folder, 0o755)
    Inputs.write(text, to: folder + "/tokens.json")
    Inputs.write(Inputs.manyTokenRules(), to: folder + "/rules.yml")
    let lines = Child.median(of: 11, ["wc", "-l", "tokens.json"], in: folder)
    report("wc -l of \(name)", lines)
    let check = Child.median(of: 11, [contrast, "check"], in: folder)
    if let whole {
      report(
        "check of \(name) and as many pairs, beside twice as many", check, over: whole, aim: 0.5)
    } else {
      report("check of \(name) and as many pairs, beside wc -l", check, over: lines, aim: 15)
      let json = Child.median(of: 5, [contrast, "check", "--format", "json"], in: folder)
      report("the same as JSON", json, over: lines)
      let listed = Child.median(of: 5, [contrast, "tokens", "tokens.json"], in: folder)
      report("tokens of \(name)", listed, over: lines)
    }
    return check
  }

  private func system() {
    let folder = scratch + "/system"
    mkdir(folder, 0o755)
    mkdir(folder + "/screens", 0o755)
    Inputs.write(Inputs.systemTokens(), to: folder + "/tokens.css")
    Inputs.write(Inputs.systemRules(), to: folder + "/rules.yml")
    for number in 0..<500 {
      Inputs.write(Inputs.screen(number), to: folder + "/screens/\(number).yml")
    }
    let check = Child.median(of: 7, ["taskset", "-c", "0", contrast, "check"], in: folder)
    report(
      "check of 5,000 tokens × 4, 20,000 pairs, 500 screens on one core (aim 300 ms, 150 MB)", check
    )
    Inputs.write(Inputs.distinctRules(), to: folder + "/rules.yml")
    let distinct = Child.median(of: 5, [contrast, "check"], in: folder)
    report("token-distinct: 5,000 tokens × 4 against each other in four visions", distinct)
  }

  private func report(_ name: String, _ child: Child, over other: Child? = nil, aim: Double? = nil)
  {
    var line = "\(name): \(fixed(child.processor)) ms of processor time, "
    line += "\(fixed(child.milliseconds)) ms, \(fixed(child.megabytes)) MB"
    if let other { line += ", ratio \(fixed(child.processor / other.processor))" }
    if let aim { line += " (aim \(fixed(aim)))" }
    print(
      line + (child.status < 0 ? ", ended by signal \(-child.status)" : ", exit \(child.status)"))
  }
}

/// Two decimals, for print.
func fixed(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  let cents = Int((value * 100).rounded())
  let tail = cents % 100
  return "\(cents / 100).\(tail < 10 ? "0" : "")\(tail)"
}
