import ChartModel
import Wording

/// Writes the two or three sentences that name what dominates a chart.
struct KeyInfluences {
  private let area: Area
  private let language: Language
  private var lot: Lot

  init(on area: Area, in language: Language, by lot: Lot) {
    (self.area, self.language, self.lot) = (area, language, lot)
  }

  /// - Parameter readings: What the report says, in any order; three or more.
  func text(for readings: [Reading]) -> String {
    var writer = self
    return writer.sentences(for: KeyInfluences.voices(among: readings)).joined(separator: " ")
  }

  /// The three that rank highest, of bodies that differ as long as there are such.
  private static func voices(among readings: [Reading]) -> [Reading] {
    var rest = readings.sorted { ($1.rank, $0.rule.id) < ($0.rank, $1.rule.id) }
    var voices: [Reading] = []
    while voices.count < 3, !rest.isEmpty {
      let heard = Set(voices.flatMap { $0.evidence.flatMap(\.bodies) })
      let next = rest.firstIndex { heard.isDisjoint(with: $0.evidence.flatMap(\.bodies)) } ?? 0
      voices.append(rest.remove(at: next))
    }
    return voices
  }

  private mutating func sentences(for voices: [Reading]) -> [String] {
    guard voices.count == 3 else { return voices.map { sentence(Frames.first(on: area), $0) } }
    let first = sentence(Frames.first(on: area), voices[0])
    if lot.draw(below: 4) == 0 {
      return [first, pair(voices[1], voices[2])]
    }
    return [
      first, sentence(Frames.second, voices[1]),
      sentence(Frames.third(voices[2], after: voices[0]), voices[2]),
    ]
  }

  private mutating func sentence(_ frames: Bilingual<[String]>, _ reading: Reading) -> String {
    let phrase = self.phrase(reading)
    return fill(frames, ["{A}": phrase.noun, "{a}": phrase.clause])
  }

  private mutating func pair(_ one: Reading, _ other: Reading) -> String {
    let (one, other) = (phrase(one), phrase(other))
    let and = Conjunction.and(after: one.noun, before: other.noun, in: language)
    return fill(
      Frames.pair,
      ["{A}": one.noun, "{a}": one.clause, "{B}": other.noun, "{b}": other.clause, "{and}": and])
  }

  private mutating func fill(_ frames: Bilingual<[String]>, _ words: KeyValuePairs<String, String>) -> String
  {
    let frame = lot.draw(from: frames[language]) ?? ""
    return words.reduce(frame) { $0.replacing($1.key, with: $1.value) }.capitalizedFirst
  }

  private mutating func phrase(_ reading: Reading) -> FactorPhrase {
    // A rule on several facts is named by its first.
    reading.evidence[0].phrase(on: area, in: language, by: &lot)
  }
}
