import AstroChartModel
import AstroDiagnostics
import AstroJSON
import AstroWording

/// A part of the built-in book, its rules on one area or its bridges, with their words; each text is decoded only when
/// it is used.
struct BakedBook: RuleTexts {
  let rules: [Rule]
  /// The index of each rule by its id.
  private let places: [String: Int]
  /// The offset at which the rows of each language begin, by its tag.
  private var rows: [String: Int] = [:]

  /// The rules on an area but for bridges.
  init(on area: Area) { self.init(section: Area.allCases.firstIndex(of: area) ?? 0, on: area) }

  /// The bridges, which are for reports on all areas.
  static var bridges: BakedBook { BakedBook(section: Area.allCases.count, on: .general) }

  private init(section: Int, on area: Area) {
    var reader = BookIndexReader(offset: 4 * section)
    reader.offset = reader.number(UInt32.self)
    let rules = (0..<reader.number(UInt16.self)).map { _ in reader.rule(on: area) }
    self.rules = rules
    places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    for _ in 0..<reader.byte() {
      rows[reader.string()] = reader.offset
      reader.offset += Row.size * rules.count
    }
  }

  func text(of rule: String, in language: Language) -> RuleText? {
    guard let row = row(of: rule, in: language) else { return nil }
    return RuleText { _, index in row.text(index) }
  }

  func leadLength(of rule: String, in language: Language) -> Int? {
    row(of: rule, in: language).map(\.leadLength).flatMap { $0 > 0 ? $0 : nil }
  }

  func lengths(of rule: String, on evidence: [Factor], in language: Language) -> TextLengths? {
    guard let row = row(of: rule, in: language) else { return nil }
    if let lengths = row.lengths { return lengths }
    return row.lengths(with: SlotValues(evidence), in: language)
  }

  private func row(of rule: String, in language: Language) -> Row? {
    guard let place = places[rule], let start = rows[language.tag] else { return nil }
    return Row(offset: start + place * Row.size)
  }
}

/// Where to find the words of one rule in one language.
private struct Row {
  static let size = textsOffset + 6 * RuleText.parts.count
  /// Where the places of the texts begin, after the number of the file and the numbers of words.
  private static let textsOffset = 8

  private let offset: Int
  private let file: Int

  /// Reads the row at an offset; `nil` if there are no words.
  init?(offset: Int) {
    self.offset = offset
    file = Int(BakedBytes.index.number(at: offset, as: UInt16.self)) - 1
    guard file >= 0 else { return nil }
  }

  var leadLength: Int { length(at: 2) & ~PlacedTexts.slotted }

  private func length(at place: Int) -> Int {
    Int(BakedBytes.index.number(at: offset + place, as: UInt16.self))
  }

  /// The numbers of words; `nil` if slots must be filled first.
  var lengths: TextLengths? {
    let (lead, clause, turn) = (length(at: 2), length(at: 4), length(at: 6))
    guard (lead | clause | turn) & PlacedTexts.slotted == 0 else { return nil }
    return TextLengths(
      lead: lead > 0 ? lead : nil, clause: clause > 0 ? clause : nil, turn: turn > 0 ? turn : nil,
      hasAdvice: has(3))
  }

  /// The numbers of words with the slots filled; a part with a slot for which there is no value counts as missing.
  func lengths(with values: SlotValues, in language: Language) -> TextLengths {
    func words(_ baked: Int, _ field: Int, _ values: SlotValues) -> Int? {
      guard baked & PlacedTexts.slotted != 0 else { return baked > 0 ? baked : nil }
      return slotWords(of: field, values, language).map { (baked & ~PlacedTexts.slotted) + $0 }
    }
    let fields = Row.fields
    return TextLengths(
      lead: words(length(at: 2), fields.lead, values),
      clause: words(length(at: 4), has(fields.clause) ? fields.clause : fields.sentence, values),
      turn: words(length(at: 6), fields.turn, values.counting),
      hasAdvice: has(fields.advice) && slotWords(of: fields.advice, values, language) != nil)
  }

  /// The number of words that the slots of a part are filled with; `nil` if one has no value.
  private func slotWords(of field: Int, _ values: SlotValues, _ language: Language) -> Int? {
    guard let text = bytes(of: field) else { return 0 }
    var sum = 0
    for slot in BakedBytes.text(file).slots(in: text) {
      guard let words = Template.words(of: slot[...], with: values, in: language) else { return nil }
      sum += words
    }
    return sum
  }

  /// The indices of the parts that are measured among `RuleText.parts`.
  private static let fields = (
    lead: field("lead"), clause: field("clause"), sentence: field("sentence"), turn: field("turn"),
    advice: field("advice")
  )

  private static func field(_ name: String) -> Int {
    guard let field = RuleText.parts.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("RuleText has a part \(name)")
    }
    return field
  }

  private func place(of field: Int) -> Int { offset + Row.textsOffset + 6 * field }

  private func has(_ field: Int) -> Bool { length(at: place(of: field) + 4 - offset) > 0 }

  /// Where a part is in its file; `nil` if there is none.
  private func bytes(of field: Int) -> Range<Int>? {
    let place = place(of: field)
    let start = Int(BakedBytes.index.number(at: place, as: UInt32.self))
    let count = Int(BakedBytes.index.number(at: place + 4, as: UInt16.self))
    return count > 0 ? start..<start + count : nil
  }

  /// - Parameter field: The index of the part among `RuleText.parts`.
  func text(_ field: Int) -> String? {
    guard let bytes = bytes(of: field) else { return nil }
    let text = BakedBytes.text(file).string(at: bytes.lowerBound, count: bytes.count)
    return text.hasByte(UInt8(ascii: "\\")) ? Row.unescaped(text) : text
  }

  private static func unescaped(_ text: String) -> String? {
    try? JSONCursor(reading: Array("\"\(text)\"".utf8), as: .defect).string
  }
}
