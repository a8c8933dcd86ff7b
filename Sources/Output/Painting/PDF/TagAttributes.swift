import AstroBytes
import AstroDrawing
import AstroGeometry

/// Attributes of a tag, in the syntax that cairo reads.
enum TagAttributes {
  /// A word in single quotation marks.
  static func quoted(_ word: String) -> String {
    "'" + word.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  static func number(_ value: Double) -> String {
    var text = Markup()
    text.append(value)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// The rectangles of the page that a link covers.
  static func rectangles(_ rects: [Rect]) -> String {
    let numbers = rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }.map(number)
    return "rect=[\(numbers.joined(separator: " "))]"
  }

  /// The name of an anchor, with every byte replaced that cairo would not write unchanged.
  static func placeName(_ name: String) -> String {
    name.utf8.map { byte in
      let isPlain =
        byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
      return isPlain || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        ? String(Unicode.Scalar(byte)) : "_" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
