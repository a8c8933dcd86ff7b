import AstroChartModel
package import AstroDiagnostics
import AstroJSON

/// Writes the index of the built-in book, which `BakedBook` reads.
///
/// Numbers are little-endian; texts are UTF-8, preceded by their length in one byte. The index begins with
/// the offsets of the sections of all areas and of the bridges, four bytes each. A section consists of the number of rules that
/// have words (two bytes), the rules, the number of rules with words for single signs (two bytes) and for each its place
/// among the rules (two bytes) and the signs as bits (two bytes), the number of languages (one byte), and for each
/// language its tag, a row of 56 bytes per rule, and one per rule and sign: the number of the file of its words, counted from 1 (two bytes; 0 if there are
/// none), the numbers of words of its lead, clause and turn (two bytes each), then for each part of `RuleText`
/// the offset of the text between its quotes in the file (four bytes) and its length (two bytes).
package struct BookIndexWriter {
  private var bytes: [UInt8] = []

  /// The index of rule files and of the files of their words.
  ///
  /// - Parameter texts: The files of words, in the order in which they are compiled in.
  /// - Throws: `invalidRules` with everything that is wrong with the files.
  package static func index(of rules: [RuleFile], texts: [RuleFile]) throws(Problem) -> [UInt8] {
    let book = try RuleBook().adding(rules + texts)
    let words = try texts.map { file throws(Problem) in try PlacedTexts(of: file) }
    var writer = BookIndexWriter()
    let parts = Area.allCases.map { book.rules(on: $0).filter { $0.role != .bridge } } + [book.bridges]
    var sections: [UInt8] = []
    for part in parts {
      writer.add(UInt32(4 * parts.count + sections.count))
      var section = BookIndexWriter()
      section.add(part, words)
      sections += section.bytes
    }
    return writer.bytes + sections
  }

  private mutating func add<Number: FixedWidthInteger>(_ number: Number) {
    for byte in 0..<Number.bitWidth / 8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }

  private mutating func add(_ text: String) {
    add(UInt8(text.utf8.count))
    bytes += Array(text.utf8)
  }

  private mutating func add(_ rules: [Rule], _ words: [PlacedTexts]) {
    let rules = rules.filter { rule in
      words.contains { $0.texts[rule.id] != nil } || !BookIndexWriter.signs(of: rule, words).isEmpty
    }
    add(UInt16(rules.count))
    for rule in rules { add(rule) }
    let ids = addSigns(of: rules, words)
    let languages = Set(words.map(\.language)).sorted()
    add(UInt8(languages.count))
    for language in languages {
      add(language)
      for id in rules.map(\.id) + ids { addRow(of: id, in: language, words) }
    }
  }

  /// The signs for which a rule has words of its own.
  private static func signs(of rule: Rule, _ words: [PlacedTexts]) -> [Sign] {
    Sign.allCases.filter { sign in words.contains { $0.texts[sign.id(of: rule.id)] != nil } }
  }

  /// Adds for which signs rules have words of their own, and returns the ids of those words.
  private mutating func addSigns(of rules: [Rule], _ words: [PlacedTexts]) -> [String] {
    let signed = rules.enumerated().compactMap { place, rule -> (place: Int, signs: [Sign])? in
      let signs = BookIndexWriter.signs(of: rule, words)
      return signs.isEmpty ? nil : (place, signs)
    }
    add(UInt16(signed.count))
    for (place, signs) in signed {
      add(UInt16(place))
      add(signs.reduce(UInt16(0)) { $0 | 1 << UInt16($1.index) })
    }
    return signed.flatMap { place, signs in signs.map { $0.id(of: rules[place].id) } }
  }

  private mutating func addRow(of rule: String, in language: String, _ words: [PlacedTexts]) {
    let file = words.firstIndex { $0.language == language && $0.texts[rule] != nil }
    add(UInt16(file.map { $0 + 1 } ?? 0))
    let text = file.flatMap { words[$0].texts[rule] }
    add(UInt16(text?.leadLength ?? 0))
    add(UInt16(text?.clauseLength ?? 0))
    add(UInt16(text?.turnLength ?? 0))
    for field in PlacedTexts.fields {
      let range = text?.ranges[field] ?? 0..<0
      add(UInt32(range.lowerBound))
      add(UInt16(range.count))
    }
  }
}

// MARK: - Rules

extension BookIndexWriter {
  private mutating func add(_ rule: Rule) {
    add(rule.id)
    add(rule.file)
    add(rule.weight.bitPattern)
    add(rule.stage, among: Stage.allCases)
    add(rule.role, among: RuleRole.allCases)
    add(rule.values)
    add(rule.signValues)
    add(rule.bridge)
    add(UInt8(rule.tags.count))
    for tag in rule.tags { add(tag) }
    add(UInt8(rule.condition.facts.count))
    for fact in rule.condition.facts { bytes += fact.baked }
  }

  private mutating func add<Value: Equatable>(_ value: Value, among all: [Value]) {
    add(UInt8(all.firstIndex(of: value) ?? 0))
  }

  private mutating func add<Value: Equatable>(_ values: [Value], among all: [Value]) {
    add(UInt8(values.count))
    for value in values { add(value, among: all) }
  }

  private mutating func add(_ values: AxisValues) {
    add(UInt8(values.axes.count))
    for axis in values.axes {
      add(axis, among: Axis.allCases)
      add(UInt8((values[axis] ?? 0) - AxisValues.range.lowerBound))
    }
  }

  private mutating func add(_ values: [Sign: AxisValues]) {
    add(UInt8(values.count))
    for sign in Sign.allCases {
      guard let values = values[sign] else { continue }
      add(sign, among: Sign.allCases)
      add(values)
    }
  }

  private mutating func add(_ bridge: Bridge?) {
    add([bridge?.axis].compactMap(\.self), among: Axis.allCases)
    if let bridge { add(bridge.situation, among: Bridge.Situation.allCases) }
  }
}
