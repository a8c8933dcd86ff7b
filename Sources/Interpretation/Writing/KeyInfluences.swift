import ChartModel
import Wording

/// Writes the two or three sentences that name what dominates a chart.
struct KeyInfluences {
  private let area: Area
  private let language: Language
  private var lot: Lot

  init(of brief: ReportBrief) {
    (area, language, lot) = (brief.area, brief.language, Lot(state: brief.variation))
  }

  /// - Parameter voices: Who speaks, the loudest first; three where there are as many.
  func text(for voices: [Composition.Paragraph]) -> String {
    var writer = self
    return writer.sentences(for: voices).joined(separator: " ")
  }

  private var words: any Phrasebook { language.phrasebook }

  private mutating func sentences(for voices: [Composition.Paragraph]) -> [String] {
    guard voices.count == 3 else { return voices.map { sentence(words.openings(on: area), $0) } }
    let first = sentence(words.openings(on: area), voices[0])
    if lot.draw(below: 4) == 0 {
      return [first, pair(voices[1], voices[2])]
    }
    return [
      first, sentence(words.seconds, voices[1]), sentence(closings(voices[2], after: voices[0]), voices[2]),
    ]
  }

  /// The last voice may contradict the first or agree with it.
  private func closings(_ last: Composition.Paragraph, after first: Composition.Paragraph) -> [String] {
    let leanings = Set(first.leanings)
    if last.leanings.contains(where: { leanings.contains($0.opposite) }) { return words.contrasts }
    return last.leanings.contains(where: leanings.contains) ? words.agreements : words.closings
  }

  private mutating func sentence(_ frames: [String], _ voice: Composition.Paragraph) -> String {
    let (noun, clause) = phrase(voice)
    return fill(frames, ["{A}": noun, "{a}": clause])
  }

  private mutating func pair(_ one: Composition.Paragraph, _ other: Composition.Paragraph) -> String {
    let (one, other) = (phrase(one), phrase(other))
    let and = words.and(after: one.noun, before: other.noun)
    return fill(
      words.pairs,
      ["{A}": one.noun, "{a}": one.clause, "{B}": other.noun, "{b}": other.clause, "{and}": and])
  }

  private mutating func fill(_ frames: [String], _ words: KeyValuePairs<String, String>) -> String {
    let frame = lot.draw(from: frames) ?? ""
    return words.reduce(frame) { $0.replacing($1.key, with: $1.value) }.capitalizedFirst
  }

  /// What a voice is called, and what it does: a whole sentence without its capital and full stop.
  private mutating func phrase(_ voice: Composition.Paragraph) -> (noun: String, clause: String) {
    (voice.factor.name(in: language), voice.factor.clause(on: area, in: language, by: &lot))
  }
}
