/// The command line: arguments in, exit status out.
package enum Command {
  package static let version = "0.1.0"
}
