import AstroChartModel
import AstroDiagnostics
import AstroWording

/// How the characters of a file of births are encoded.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  /// Windows for western Europe; the printable characters of Latin-1 are the same.
  case windows1252 = "windows-1252"
  /// Windows for Cyrillic.
  case windows1251 = "windows-1251"

  /// Whether the bytes do not show that it is this encoding.
  var isGuess: Bool { self == .windows1252 }

  var note: Note { Note(.encodingAssumed(rawValue)) }
}

extension TextEncoding {
  /// The text of a file, without a byte order mark.
  ///
  /// - Parameter encoding: What the caller knows of it. Otherwise a byte order mark says it, or else that the
  ///   bytes are UTF-8, or else it is taken to be Windows-1252.
  static func decode(
    _ bytes: [UInt8], as encoding: TextEncoding?
  ) throws(Problem) -> (text: String, encoding: TextEncoding) {
    let encoding = encoding ?? shown(by: bytes)
    switch encoding {
    case .utf8?: return (try utf8(bytes), .utf8)
    case .utf16?: return (try utf16(bytes), .utf16)
    case .windows1251?: return (CodePage.windows1251.text(of: bytes), .windows1251)
    case .windows1252?: return (CodePage.windows1252.text(of: bytes), .windows1252)
    case nil:
      if let text = String(validating: bytes, as: UTF8.self) { return (text, .utf8) }
      return (CodePage.windows1252.text(of: bytes), .windows1252)
    }
  }

  private static func shown(by bytes: [UInt8]) -> TextEncoding? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .utf16 }
    return bytes.starts(with: utf8Mark) ? .utf8 : nil
  }

  private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func utf8(_ bytes: [UInt8]) throws(Problem) -> String {
    let bytes = bytes.starts(with: utf8Mark) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Problem(.invalidValue, ExchangeFault.notUTF8)
    }
    return text
  }

  /// Little-endian without a byte order mark, as Windows writes it.
  private static func utf16(_ bytes: [UInt8]) throws(Problem) -> String {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    let bytes = isBig || bytes.starts(with: [0xFF, 0xFE]) ? bytes.dropFirst(2) : bytes[...]
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw Problem(.invalidValue, ExchangeFault.notUTF16)
    }
    return text
  }
}
