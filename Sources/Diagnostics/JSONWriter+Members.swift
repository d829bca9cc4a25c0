extension JSONWriter {
  package mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    string(text)
  }

  /// Nothing at all where there is no value.
  package mutating func member(ifPresent name: StaticString, _ text: String?) {
    guard let text else { return }
    member(name, text)
  }

  package mutating func member(_ name: StaticString, _ value: Double) {
    key(name)
    number(value)
  }

  /// Nothing at all where there is no value.
  package mutating func member(ifPresent name: StaticString, _ value: Double?) {
    guard let value else { return }
    member(name, value)
  }

  package mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  package mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    boolean(value)
  }

  package mutating func object(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  package mutating func array(_ name: StaticString, _ elements: (inout JSONWriter) -> Void) {
    key(name)
    array(elements)
  }
}
