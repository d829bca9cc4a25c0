/// What comments, strings and colours look like in a language that is not read by its grammar.
struct PlainLanguage: Sendable {
  /// `//` begins a comment, and `/*` one that `*/` ends.
  var hasSlashComments = true
  /// `#` outside of strings begins a comment.
  var hasHashComments = false
  /// `<!--` begins a comment.
  var hasMarkupComments = false
  /// Text outside of strings is prose or markup: quotes open nothing there, and `//` may be part of an
  /// address.
  var isMarkup = false
  /// Strings in backquotes, with code in `${…}`.
  var hasTemplates = false
  /// `#` means something else outside of strings.
  var hexOnlyInStrings = false
  /// A `#name` before a block is a selector.
  var hasSelectors = false
  /// Eight digits are alpha, red, green, blue.
  var isAlphaFirst = false
  /// `Color(0xFF112233)`
  var hasNumberColors = false

  init(extension name: String) {
    switch name {
    case "ts", "tsx", "js", "jsx", "mjs", "cjs", "mts", "cts":
      hasTemplates = true
      hexOnlyInStrings = true
    case "kt", "kts", "java", "dart":
      hexOnlyInStrings = true
      isAlphaFirst = true
      hasNumberColors = true
    case "c", "h", "m", "mm", "cpp", "cs", "go", "rs", "php": hexOnlyInStrings = true
    case "html", "htm", "vue", "svelte", "astro":
      hasMarkupComments = true
      isMarkup = true
      hasSelectors = true
    case "xml", "svg":
      hasSlashComments = false
      hasMarkupComments = true
      isMarkup = true
      isAlphaFirst = name == "xml"
    case "scss", "sass", "less", "styl": hasSelectors = true
    case "py", "rb", "yml", "yaml", "toml", "sh", "ex", "r":
      hasSlashComments = false
      hasHashComments = true
      hexOnlyInStrings = true
    default: hasSelectors = true
    }
  }
}
