import AstroChartModel
import AstroSynastry

/// What two people can do: something for what asks most of them, and something for what helps them most.
struct CoupleAdvice {
  /// How many pieces there are.
  static let pieces = 3

  /// The pieces.
  ///
  /// - Parameters:
  ///   - thesis: What helps most and what asks most.
  ///   - told: The contacts that the reading tells, the weightiest first.
  static func items(_ thesis: CoupleThesis, told: [CoupleContact], _ has: (String) -> Bool) -> [CoupleItem] {
    let hard = [thesis.challenge].compactMap(\.self) + thesis.reasons.filter(told.contains) + told
    let rubs = distinct(hard.filter { $0.tone == .hard }.map(item)).filter { has($0.text) }.prefix(pieces - 1)
    let ease = thesis.strength.map { CoupleItem(text: "adv.\($0.theme.rawValue).easy", $0) }
    let general = ["plan", "thanks", "alone"].map {
      CoupleItem(text: "adv.both.\($0)", one: .first, fact: .score(nil))
    }
    return Array((rubs + [ease].compactMap(\.self) + general).prefix(pieces))
  }

  /// Advice for a tense contact: what the owner of the slower body does, and the other.
  private static func item(for contact: CoupleContact) -> CoupleItem {
    let slower = contact.ends[1].point == .angle(.ascendant) ? contact.ends[0] : contact.ends[1]
    return CoupleItem(text: "adv.\(slower.point.name).tense", contact, one: slower.person)
  }

  private static func distinct(_ items: [CoupleItem]) -> [CoupleItem] {
    var known: Set<String> = []
    return items.filter { known.insert($0.text).inserted }
  }
}
