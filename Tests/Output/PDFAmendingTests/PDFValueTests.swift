import TestSupport
import Testing

@testable import AstroPDFAmending

@Suite struct PDFValueTests {
  private func value(_ text: String) -> PDFValue? {
    var reader = ByteReader(Array(text.utf8)[...])
    let value = reader.value()
    reader.skipSpace()
    return reader.isAtEnd ? value : nil
  }

  @Test(
    arguments: [
      ("null", PDFValue.null), (" true % so\r", .boolean(true)), ("-12", .integer(-12)),
      ("+.5", .real("+.5")), ("/A#20B", .name("A B")), ("/", .name("")),
      ("(a(b)\\)\\101\\n\\\r\nc)", .string(Array("a(b))A\nc".utf8))), ("<48 6>", .string([0x48, 0x60])),
      ("12 0 R", .reference(12)),
      ("[12 0 12 0 R 0]", .array([.integer(12), .integer(0), .reference(12), .integer(0)])),
      ("<</A<</B[/C]>>/D null>>", .dictionary(["A": .dictionary(["B": .array([.name("C")])]), "D": .null])),
    ])
  func `values are read as ISO 32000 writes them`(text: String, expected: PDFValue) {
    #expect(value(text) == expected)
  }

  @Test(arguments: [
    "", "(a", "<4", "<4g>", "[1", "<</A>>", "<<1 2>>", "12 0 X", "--1", "1.2.3", ">>", "]", "{}",
  ])
  func `what is none is refused`(text: String) {
    #expect(value(text) == nil)
  }

  @Test func `what lies too deep is refused, and does not end the process`() {
    #expect(value(String(repeating: "[", count: 60) + String(repeating: "]", count: 60)) != nil)
    #expect(value(String(repeating: "[", count: 100_000)) == nil)
    #expect(value(String(repeating: "<</A", count: 100_000)) == nil)
  }

  @Test func `a value that is written is read again as the same`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5000 {
      let value = PDFValue.random(depth: 4, using: &random)
      var reader = ByteReader(value.bytes[...])
      #expect(reader.value() == value)
      #expect(reader.isAtEnd)
    }
  }

  @Test func `words are plain where they can be, and UTF-16 where not`() {
    #expect(PDFValue.text("uk").bytes == Array("(uk)".utf8))
    #expect(PDFValue.text("a)").bytes == Array("<6129>".utf8))
    #expect(PDFValue.text("☉").bytes == Array("<FEFF2609>".utf8))
  }
}

extension PDFValue {
  static func random(depth: Int, using random: inout SeededGenerator) -> PDFValue {
    func bytes() -> [UInt8] {
      (0..<Int.random(in: 0...9, using: &random)).map { _ in .random(in: 0...255, using: &random) }
    }
    switch Int.random(in: 0...(depth > 0 ? 8 : 6), using: &random) {
    case 0: return .null
    case 1: return .boolean(.random(using: &random))
    // Two numbers and an R would be a reference.
    case 2: return .integer(.random(in: -9999 ... -1, using: &random))
    case 3: return .real("-0.\(Int.random(in: 0...999, using: &random))")
    case 4: return .name(String(decoding: bytes().map { $0 & 127 }, as: UTF8.self))
    case 5: return .string(bytes())
    case 6: return .reference(.random(in: 1...999, using: &random))
    case 7:
      return .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in .random(depth: depth - 1, using: &random) })
    default:
      var dictionary = PDFDictionary()
      for index in 0..<Int.random(in: 0...4, using: &random) {
        dictionary["K\(index)"] = .random(depth: depth - 1, using: &random)
      }
      return .dictionary(dictionary)
    }
  }
}
