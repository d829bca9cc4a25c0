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
    let folder = scratch + "/tokens"
    mkdir(folder, 0o755)
    Inputs.write(Inputs.manyTokens(), to: folder + "/tokens.json")
    Inputs.write(Inputs.manyTokenRules(), to: folder + "/rules.yml")
    let lines = Child.median(of: 11, ["wc", "-l", "tokens.json"], in: folder)
    report("wc -l of the 60,000 tokens", lines)
    let check = Child.median(of: 11, [contrast, "check", "--quiet"], in: folder)
    report("check of 60,000 tokens and as many pairs", check, over: lines, aim: 15)
    let listed = Child.median(of: 11, [contrast, "tokens", "tokens.json"], in: folder)
    report("tokens of the 60,000 tokens", listed, over: lines)
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
    report("check of 5,000 tokens × 4, 20,000 pairs, 500 screens, on one core", check)
  }

  private func report(_ name: String, _ child: Child, over other: Child? = nil, aim: Double? = nil)
  {
    var line = "\(name): \(fixed(child.milliseconds)) ms, \(fixed(child.megabytes)) MB"
    if let other { line += ", ratio \(fixed(child.milliseconds / other.milliseconds))" }
    if let aim { line += " (aim \(fixed(aim)))" }
    print(line + ", exit \(child.status)")
  }
}

/// Two decimals, for print.
func fixed(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  let cents = Int((value * 100).rounded())
  let tail = cents % 100
  return "\(cents / 100).\(tail < 10 ? "0" : "")\(tail)"
}
