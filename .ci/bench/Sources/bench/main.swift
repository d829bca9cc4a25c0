#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

// bench --exhaustive | bench --kernels | bench CONTRAST NOTHING REPOSITORY SCRATCH

let words = CommandLine.arguments
if words.dropFirst().first == "--exhaustive" {
  exit(Exhaustive.run() == 0 ? 0 : 1)
}
if words.dropFirst().first == "--kernels" {
  Kernels().measure()
  exit(0)
}
guard words.count == 5 else {
  print("usage: .ci/bench/run [--exhaustive | --kernels]")
  exit(2)
}
Kernels().measure()
Whole(contrast: words[1], nothing: words[2], repository: words[3], scratch: words[4]).measure()
