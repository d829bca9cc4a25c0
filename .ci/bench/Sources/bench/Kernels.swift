import Diagnostics
import SourceTrees

/// The parts by themselves, on one thread: rates, best of several rounds.
struct Kernels {
  func measure() {
    trees()
    ColorKernels().measure()
  }

  private func trees() {
    let json = SourceFile(path: "tokens.json", text: Inputs.manyTokens())
    megabytes("JSON into a tree", json, aim: 300) { (try? JSON.parse(json)) != nil }
    let css = SourceFile(path: "tokens.css", text: Inputs.systemTokens())
    megabytes("CSS into a tree", css, aim: 200) { CSS.parse(css).errors.isEmpty }
    let yaml = SourceFile(path: "tokens.yml", text: Inputs.yaml())
    megabytes("YAML into a tree", yaml, aim: 40) { (try? YAML.parse(yaml)) != nil }
  }

  private func megabytes(
    _ name: String, _ file: SourceFile, aim: Double, _ body: () -> Bool
  ) {
    guard body() else { return print("\(name): the input was not read") }
    let bytes = rate(file.bytes.count) { keep(body()) }
    print("\(name): \(fixed(bytes / 1e6)) MB/s of \(file.bytes.count) bytes (aim \(fixed(aim)))")
  }
}

/// Keeps a result from being optimised away.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
