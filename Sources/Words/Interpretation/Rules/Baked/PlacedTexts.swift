import AstroDiagnostics
import AstroJSON

/// Where each text is in a file of words.
struct PlacedTexts {
  struct Text {
    /// For each field, the byte range of the file between its quotes.
    var ranges: [String: Range<Int>] = [:]
    /// The numbers of words of the lead, of the clause or sentence, and of the turn, with the bit `slotted` set
    /// if those of slots must be added.
    var leadLength = 0
    var clauseLength = 0
    var turnLength = 0
  }

  /// The bit that marks a length that depends on the chart.
  static let slotted = 0x8000

  static let fields = RuleText.parts.map(\.name)

  /// The tag of the language.
  let language: String
  /// The texts by rule id.
  private(set) var texts: [String: Text] = [:]

  init(of file: RuleFile) throws(Problem) {
    language = file.language ?? ""
    for (id, words) in try JSONCursor(reading: file.bytes, as: .invalidRules).entries ?? [] {
      var text = Text()
      for name in PlacedTexts.fields {
        guard let field = words.present(name) else { continue }
        text.ranges[name] = PlacedTexts.content(of: file.bytes, from: field.offset)
      }
      text.leadLength = PlacedTexts.length(of: words["lead"].string)
      text.clauseLength = PlacedTexts.length(of: words["clause"].string ?? words["sentence"].string)
      text.turnLength = PlacedTexts.length(of: words["turn"].string)
      texts[id] = text
    }
  }

  private static func length(of text: String?) -> Int {
    guard let text else { return 0 }
    return SlottedText.fixedWords(of: text) | (SlottedText.hasSlots(text) ? slotted : 0)
  }

  /// The range between an opening quote and the one that closes it.
  private static func content(of bytes: [UInt8], from quote: Int) -> Range<Int> {
    var end = quote + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return quote + 1..<end
  }
}
