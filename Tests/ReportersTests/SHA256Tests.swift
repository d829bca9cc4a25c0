import Testing

@testable import Reporters

/// The examples of FIPS 180-4 and of RFC 4648, section 10.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `digests are those of the standard`(_ row: (message: String, digest: String)) {
    let digits = SHA256.digest(row.message.utf8).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    #expect(digits.joined() == row.digest)
  }

  @Test(arguments: 55...66) func `each length of padding is whole`(_ length: Int) {
    let digest = SHA256.digest(Array(repeating: UInt8(0), count: length))
    #expect(digest.count == 32)
    #expect(digest != SHA256.digest(Array(repeating: UInt8(0), count: length + 1)))
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `base64 is that of the standard`(_ row: (text: String, base64: String)) {
    #expect(Base64.text(Array(row.text.utf8)) == row.base64)
  }
}
