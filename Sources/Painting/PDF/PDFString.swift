/// A text string as PDF writes it: UTF-16 with its mark, in hexadecimal, so that nothing need be escaped.
struct PDFString: CustomStringConvertible {
  let description: String

  init(_ words: String) {
    var digits = "<FEFF"
    for unit in words.utf16 {
      let hex = String(unit, radix: 16, uppercase: true)
      digits += String(repeating: "0", count: 4 - hex.count) + hex
    }
    description = digits + ">"
  }
}
