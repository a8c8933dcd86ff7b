import Diagnostics
import JSON

/// Where in a file of words each text stands.
struct PlacedTexts {
  struct Text {
    /// Of each field, what is between its quotes, in bytes of the file.
    var ranges: [String: Range<Int>] = [:]
    /// How many words lead and clause have, with `slotted` added where slots must be filled first.
    var leadLength = 0
    var clauseLength = 0
  }

  /// Marks a length that depends on the chart.
  static let slotted = 0x8000

  static let fields = ["headline", "lead", "clause", "advice"]

  /// The language's tag.
  let language: String
  /// By the id of the rule.
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
      text.clauseLength = PlacedTexts.length(of: words["clause"].string)
      texts[id] = text
    }
  }

  private static func length(of text: String?) -> Int {
    guard let text else { return 0 }
    return WordCount.of(text) | (Template.hasSlots(text) ? slotted : 0)
  }

  /// What stands between a quote and the one that closes it.
  private static func content(of bytes: [UInt8], from quote: Int) -> Range<Int> {
    var end = quote + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return quote + 1..<end
  }
}
