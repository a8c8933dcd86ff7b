import Wording

/// Connects paragraphs that lean opposite ways, so that a portrait of a whole person does not contradict itself.
struct BridgeBuilder {
  /// How many paragraphs back the opposite may stand and still be answered.
  private static let reach = 2

  private let language: Language
  private var lot: Lot
  /// The last paragraph that leant each way, by its place.
  private var spoken: [Leaning: Int] = [:]
  private var place = 0
  /// Where a bridge has been built, the reader knows that both sides are true.
  private var bridged: Set<Leaning> = []

  init(in language: Language, by lot: Lot) { (self.language, self.lot) = (language, lot) }

  /// The sentence to put before the next paragraph, where it needs one.
  ///
  /// - Parameter leanings: Which ways the paragraph leans.
  mutating func bridge(to leanings: [Leaning]) -> String? {
    defer { remember(leanings) }
    guard let leaning = leanings.first(where: contradicts) else { return nil }
    bridged.formUnion([leaning, leaning.opposite])
    return lot.draw(from: language.phrasebook.bridges(to: leaning))
  }

  /// Whether the last word on the matter, in one of the two paragraphs before, was the opposite.
  private func contradicts(_ leaning: Leaning) -> Bool {
    guard !bridged.contains(leaning), let said = spoken[leaning.opposite] else { return false }
    return place - said <= BridgeBuilder.reach && said > spoken[leaning] ?? -1
  }

  private mutating func remember(_ leanings: [Leaning]) {
    for leaning in leanings { spoken[leaning] = place }
    place += 1
  }
}
