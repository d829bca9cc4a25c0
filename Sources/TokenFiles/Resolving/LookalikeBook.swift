/// Groups tokens by their names without letter case and Unicode form, and by the kind of their file.
struct LookalikeBook {
  /// The ending of each file.
  private let endings: [String]
  /// Folded names to numbers: those that are ASCII, and the others.
  private var folded = NameTable()
  private var numbers: [String: Int] = [:]
  private var bytes: [UInt8] = []
  /// By number: the first token of the name; and all others of those that have any.
  private var firsts: [TokenID] = []
  private var others: [Int: [TokenID]] = [:]

  init(endings: [String]) { self.endings = endings }

  /// Those of two tokens and more, in the order of their first ones.
  var groups: [[TokenID]] {
    others.sorted { $0.key < $1.key }.map { [firsts[$0.key]] + $0.value }
  }

  /// Takes a token by the bytes of its name, which are ASCII.
  mutating func add(_ id: TokenID, folding name: UnsafeBufferPointer<UInt8>, file: Int32?) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: name)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for index in bytes.indices where bytes[index] &- 0x41 < 26 { bytes[index] |= 0x20 }
    }
    bytes.append(0xFF)
    bytes.append(contentsOf: ending(file).utf8)
    add(id, to: bytes.withUnsafeBufferPointer { folded.intern($0) })
  }

  /// Takes a token by its name. Strings are equal when they are canonically equivalent, whatever their
  /// Unicode form.
  mutating func add(_ id: TokenID, named name: String, file: Int32?) {
    let key = name.lowercased() + "\u{0}" + ending(file)
    let number = numbers[key] ?? firsts.count
    numbers[key] = number
    add(id, to: number)
  }

  private func ending(_ file: Int32?) -> String { file.map { endings[Int($0)] } ?? "" }

  private mutating func add(_ id: TokenID, to number: Int) {
    if number == firsts.count {
      firsts.append(id)
    } else {
      others[number, default: []].append(id)
    }
  }
}
