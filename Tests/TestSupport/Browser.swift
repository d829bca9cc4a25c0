#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A headless Chromium, where there is one: loads a page, lets its scripts run, and gives the document
/// back as it then is.
package struct Browser: Sendable {
  private let program: String

  /// Of the machine; nil where there is none. Tests that need it are skipped, saying so.
  package static let installed: Browser? = {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let folders = (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":")
    for name in names {
      for folder in folders where access("\(folder)/\(name)", X_OK) == 0 {
        return Browser(program: "\(folder)/\(name)")
      }
    }
    return nil
  }()

  package struct Visit: Sendable {
    /// The document when it has come to rest, as HTML.
    package var document: String
    /// What the page said on its console, errors and violations of its policy among them.
    package var console: [String]
  }

  /// Nil where the browser could not be run.
  /// - Parameter settings: Blink's, such as `preferredColorScheme=0` for dark.
  package func visit(_ page: [UInt8], fragment: String = "", settings: String = "") -> Visit? {
    guard let folder = Self.makeFolder() else { return nil }
    defer { _ = Self.output(of: "rm -rf '\(folder)'") }
    guard Self.write(page, to: folder + "/page.html") else { return nil }
    // Chromium refuses its sandbox to root, as whom containers run.
    let flags =
      "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-extensions "
      + "--disable-background-networking --virtual-time-budget=20000 --enable-logging=stderr --v=0"
      + (settings.isEmpty ? "" : " --blink-settings=" + settings)
    let command =
      "timeout 90 '\(program)' \(flags) --user-data-dir='\(folder)/profile' --dump-dom "
      + "'file://\(folder)/page.html\(fragment)' 2>'\(folder)/log'"
    let document = Self.output(of: command)
    guard document.contains("</html>") else { return nil }
    let log = SourceTree.text(folder + "/log") ?? ""
    return Visit(
      document: document,
      console: log.split(separator: "\n").filter { $0.contains("CONSOLE") }.map(String.init))
  }

  private static func makeFolder() -> String? {
    var template = Array("/tmp/contrast-browser-XXXXXX".utf8CString)
    return template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    defer { fclose(file) }
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }

  private static func output(of command: String) -> String {
    guard let pipe = popen(command, "r") else { return "" }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
