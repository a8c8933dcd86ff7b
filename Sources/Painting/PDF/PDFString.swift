/// A text string as PDF writes it: UTF-16 with its mark, in hexadecimal, so that nothing need be escaped.
struct PDFString: CustomStringConvertible {
  let description: String

  init(_ words: String) {
    var text = Array("<FEFF".utf8)
    for unit in words.utf16 {
      for shift in stride(from: 12, through: 0, by: -4) {
        text.append(PDFString.digit(unit >> UInt16(shift) & 15))
      }
    }
    text.append(UInt8(ascii: ">"))
    description = String(decoding: text, as: UTF8.self)
  }

  private static func digit(_ value: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: value) + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
  }
}
