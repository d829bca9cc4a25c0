extension Int {
  /// "1 finding", "2 findings": for nouns whose plural ends in an s.
  package func counted(_ noun: String) -> String {
    self == 1 ? "1 " + noun : String(self) + " " + noun + "s"
  }
}
