import AstroChartModel
import AstroDiagnostics
import AstroSynastry

/// What a reading of two people tells, the same in every language and whoever is named first.
struct CouplePlan {
  /// The opening and a word to each; `nil` if no contact holds.
  let frame: CoupleFrame?
  /// The items of each part, in order; a part of which nothing is known is left out.
  let parts: [(stage: CoupleStage, items: [CoupleItem])]
  /// The texts of advice, three of them.
  let advice: [CoupleItem]

  private static let pieces = 3

  /// - Parameter tellings: The languages that the plan must fit.
  init(_ synastry: Synastry, for tellings: [CoupleTelling]) {
    let leader = CouplePlan.leader(of: synastry)
    let contacts = synastry.aspects.compactMap { CoupleContact($0, leader: leader) }
      .sorted(by: CoupleContact.isWeightier)
    let frame = CouplePlan.main(among: contacts).map { CoupleFrame(main: $0, among: contacts, of: synastry) }
    let advice = CouplePlan.advice(for: contacts, synastry, tellings)
    let beside = tellings.map { telling in
      advice.reduce(frame?.wordCount(in: telling) ?? 0) { $0 + telling.words(of: $1) }
    }
    var choice = CoupleChoice(
      contacts, main: frame?.main, CoupleFillers(synastry), tellings, beside: beside)
    let items = choice.items()
    parts = CoupleStage.allCases.compactMap { stage in
      items[stage].flatMap { $0.isEmpty ? nil : (stage: stage, items: $0) }
    }
    (self.frame, self.advice) = (frame, advice)
  }

  /// The person whose Sun comes first in the zodiac: whoever is named first, the same one.
  private static func leader(of synastry: Synastry) -> Person {
    let suns = [synastry.first, synastry.second].map { $0.placement(of: .sun)?.longitude.degrees ?? 0 }
    return suns[0] <= suns[1] ? .first : .second
  }

  /// The tightest contact of a light, Venus, Mars or Ascendant.
  private static func main(among contacts: [CoupleContact]) -> CoupleContact? {
    let able = contacts.filter { contact in contact.ends.contains { $0.point.isHeart } }
    return (able.isEmpty ? contacts : able).min { ($0.aspect.orb, $0.id) < ($1.aspect.orb, $1.id) }
  }

  // MARK: - Advice

  /// Something for the two tensest contacts, something for what is easiest, and what is good for any two.
  private static func advice(
    for contacts: [CoupleContact], _ synastry: Synastry, _ tellings: [CoupleTelling]
  ) -> [CoupleItem] {
    let rubs = contacts.filter { !$0.helps }.map { rub in
      CoupleItem(text: "adv.\(rub.adviser).tense", one: .first, fact: .contact(rub.aspect))
    }
    let easiest = CoupleDomain.ranked(by: synastry).last.map {
      CoupleItem(text: "adv.\($0.rawValue).easy", one: .first, fact: .score($0))
    }
    let general = ["plan", "thanks", "alone"].map {
      CoupleItem(text: "adv.both.\($0)", one: .first, fact: .score(nil))
    }
    var chosen: [CoupleItem] = []
    let offered = distinct(rubs).prefix(pieces - 1) + [easiest].compactMap(\.self) + general
    for item in offered where chosen.count < pieces && tellings.allSatisfy({ $0.has(item.text) }) {
      chosen.append(item)
    }
    return chosen
  }

  private static func distinct(_ items: [CoupleItem]) -> [CoupleItem] {
    var known: Set<String> = []
    return items.filter { known.insert($0.text).inserted }
  }
}

extension CoupleContact {
  /// The weightier first; equal ones by their ids, which do not depend on who is named first.
  static func isWeightier(_ one: CoupleContact, _ other: CoupleContact) -> Bool {
    (-one.weight, one.id) < (-other.weight, other.id)
  }

  /// The name of the body whose advice suits a tense contact: the slower of the two.
  fileprivate var adviser: String {
    ends[1].point.name == "ascendant" ? ends[0].point.name : ends[1].point.name
  }
}

extension AspectEnd {
  /// Whether it is a light, Venus, Mars or the Ascendant.
  fileprivate var isHeart: Bool { isPersonal && self != .body(.mercury) }
}

extension CoupleDomain {
  /// The domains from the lowest score to the highest.
  static func ranked(by synastry: Synastry) -> [CoupleDomain] {
    allCases.enumerated().sorted { one, other in
      let scores = (synastry.scores[one.element]?.score ?? 0, synastry.scores[other.element]?.score ?? 0)
      return (scores.0, one.offset) < (scores.1, other.offset)
    }.map(\.element)
  }
}
