package import AstroDiagnostics
import CAstroHelp

/// The words of `--help` in one language, baked into the program from the files of `en` and `uk`.
///
/// In a file `# GROUP` begins a command or a group of options, and `= KEY <value>` a text, which goes on to the next such
/// line: `heading`, `abstract`, `usage` and `discussion` of the group, or what one of its options does.
package struct HelpBook: Sendable {
  /// A text, with the name of the option's value if it is not called as the option is.
  package struct Entry: Equatable {
    package var value: String?
    package var text: String

    package init(value: String? = nil, text: String) { (self.value, self.text) = (value, text) }
  }

  private static let english = unsafe HelpBook(bytesOf: chelp_english)
  private static let ukrainian = unsafe HelpBook(bytesOf: chelp_ukrainian)

  /// The line of each key, and the bytes of its text.
  private let places: [String: (value: String?, text: Range<Int>)]
  private let bytes: [UInt8]

  package static func told(in tongue: Tongue) -> HelpBook {
    switch tongue {
    case .english: english
    case .ukrainian: ukrainian
    }
  }

  private init(bytesOf help: CHelp) {
    unsafe self.init(Array(UnsafeRawBufferPointer(start: help.bytes, count: help.count)))
  }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    places = HelpBook.places(in: bytes)
  }

  /// All keys, such as `render.chart`.
  package var keys: Set<String> { Set(places.keys) }

  /// The text of a key; `nil` if there is none.
  package subscript(key: String) -> Entry? {
    places[key].map { Entry(value: $0.value, text: String(decoding: bytes[$0.text], as: UTF8.self)) }
  }

  private static func places(in bytes: [UInt8]) -> [String: (value: String?, text: Range<Int>)] {
    var places: [String: (value: String?, text: Range<Int>)] = [:]
    var group = ""
    var open: (key: String, value: String?, start: Int)?
    func close(at end: Int) {
      if let open { places[open.key] = (open.value, open.start..<max(open.start, end - 1)) }
      open = nil
    }
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      switch bytes[start] {
      case UInt8(ascii: "#"):
        close(at: start)
        group = text(bytes[start..<end].dropFirst(2))
      case UInt8(ascii: "="):
        close(at: start)
        // Every program reads this as it starts: bytes are cut, since cutting strings takes a hundred times as long.
        let words = bytes[start..<end].dropFirst(2)
        let name = words.prefix { $0 != UInt8(ascii: " ") }
        let value = words[name.endIndex...].dropFirst(2).dropLast()
        open = ("\(group).\(text(name))", value.isEmpty ? nil : text(value), end + 1)
      default: break
      }
      start = end + 1
    }
    close(at: bytes.count)
    return places
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
