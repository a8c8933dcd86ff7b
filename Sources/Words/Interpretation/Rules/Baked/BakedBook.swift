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
  /// For which signs a rule has words of its own, by its index.
  private let signs: [Int: SignRows]
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
    var (signs, count) = ([Int: SignRows](), rules.count)
    for _ in 0..<reader.number(UInt16.self) {
      let place = reader.number(UInt16.self)
      let found = SignRows(first: count, signs: UInt16(reader.number(UInt16.self)))
      signs[place] = found
      count += found.signs.nonzeroBitCount
    }
    self.signs = signs
    for _ in 0..<reader.byte() {
      rows[reader.string()] = reader.offset
      reader.offset += Row.size * count
    }
  }

  func text(of rule: String, in language: Language) -> RuleText? { row(of: rule, in: language)?.text }

  func text(of rule: String, for sign: Sign, in language: Language) -> RuleText? {
    row(of: rule, for: sign, in: language)?.text
  }

  func leadLength(of rule: String, in language: Language) -> Int? {
    row(of: rule, in: language).map(\.leadLength).flatMap { $0 > 0 ? $0 : nil }
  }

  func lengths(of rule: String, on evidence: [Factor], in language: Language) -> TextLengths? {
    guard let place = places[rule] else { return nil }
    let own = signs[place].flatMap { rows in evidence.leadingSign.flatMap(rows.row) }
      .flatMap { row(at: $0, in: language)?.lengths(on: evidence, in: language) }
    return row(at: place, in: language)?.lengths(on: evidence, in: language).overlaid(by: own) ?? own
  }

  private func row(of rule: String, in language: Language) -> Row? {
    places[rule].flatMap { row(at: $0, in: language) }
  }

  private func row(of rule: String, for sign: Sign, in language: Language) -> Row? {
    places[rule].flatMap { signs[$0]?.row(of: sign) }.flatMap { row(at: $0, in: language) }
  }

  private func row(at place: Int, in language: Language) -> Row? {
    rows[language.tag].flatMap { Row(offset: $0 + place * Row.size) }
  }
}

/// The signs for which a rule has words of its own, and where their rows begin among those of the book.
private struct SignRows {
  var first: Int
  /// A bit for each sign, from Aries on.
  var signs: UInt16

  /// The place of the row of a sign; `nil` if there is none.
  func row(of sign: Sign) -> Int? {
    let bit: UInt16 = 1 << UInt16(sign.index)
    return signs & bit != 0 ? first + (signs & (bit - 1)).nonzeroBitCount : nil
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

  /// The words.
  var text: RuleText { RuleText { _, index in text(index) } }

  /// The numbers of words with the slots filled by the evidence.
  func lengths(on evidence: [Factor], in language: Language) -> TextLengths {
    lengths ?? lengths(with: SlotValues(evidence), in: language)
  }

  /// The numbers of words; `nil` if slots must be filled first.
  private var lengths: TextLengths? {
    let (lead, clause, turn) = (length(at: 2), length(at: 4), length(at: 6))
    guard (lead | clause | turn) & PlacedTexts.slotted == 0 else { return nil }
    return TextLengths(
      lead: lead > 0 ? lead : nil, clause: clause > 0 ? clause : nil, turn: turn > 0 ? turn : nil,
      hasAdvice: has(3))
  }

  /// The numbers of words with the slots filled; a part with a slot for which there is no value counts as missing.
  private func lengths(with values: SlotValues, in language: Language) -> TextLengths {
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
