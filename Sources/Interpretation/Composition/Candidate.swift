import ChartModel
import Wording

/// A reading that may become a paragraph, with what the choice needs to know of it.
struct Candidate {
  let reading: Reading
  let words: Int
  let keys: [FactorKey]
  let bodies: [Body]

  init(_ reading: Reading, in language: Language) {
    self.reading = reading
    words = WordCount.of(reading.rule.interpretation[language])
    keys = reading.evidence.map(\.key)
    bodies = Array(Set(reading.evidence.flatMap(\.bodies)))
  }

  var stage: Stage { reading.rule.stage }
}
