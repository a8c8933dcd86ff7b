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

  /// - Parameter tellings: The languages that the plan must fit.
  init(_ synastry: Synastry, for tellings: [CoupleTelling]) {
    let leader = CouplePlan.leader(of: synastry)
    let contacts = synastry.aspects.compactMap { CoupleContact($0, leader: leader) }
      .sorted(by: CoupleContact.isWeightier)
    let thesis = CoupleThesis(of: synastry, among: contacts)
    let address = CoupleAddress(synastry, leader: leader, contacts)
    func frame(besides told: Set<CoupleContact>) -> CoupleFrame? {
      thesis.main.map { CoupleFrame(thesis, main: $0, of: synastry, addresses: address.items(besides: told)) }
    }
    let has = { id in tellings.allSatisfy { $0.has(id) } }
    // What stands beside the parts is about as long whatever they tell.
    let (draft, advised) = (frame(besides: []), CoupleAdvice.items(thesis, told: contacts, has))
    let beside = tellings.map { telling in
      advised.reduce(draft?.wordCount(in: telling) ?? 0) { $0 + telling.words(of: $1) }
    }
    var choice = CoupleChoice(contacts, thesis, CoupleFillers(synastry), tellings, beside: beside)
    let items = choice.chosen()
    let chosen = CoupleStage.allCases.compactMap { stage in
      items[stage].flatMap { $0.isEmpty ? nil : (stage: stage, items: $0) }
    }
    parts = CoupleJoints.lead(chosen, tellings.first?.ids ?? [])
    let told = Set(parts.flatMap(\.items).compactMap(\.contact))
    self.frame = frame(besides: told)
    advice = CoupleAdvice.items(thesis, told: contacts.filter(told.contains), has)
  }

  /// The person whose Sun comes first in the zodiac: whoever is named first, the same one.
  private static func leader(of synastry: Synastry) -> Person {
    let suns = [synastry.first, synastry.second].map { $0.placement(of: .sun)?.longitude.degrees ?? 0 }
    return suns[0] <= suns[1] ? .first : .second
  }
}

extension CoupleContact {
  /// The weightier first; equal ones by their ids, which do not depend on who is named first.
  static func isWeightier(_ one: CoupleContact, _ other: CoupleContact) -> Bool {
    (-one.weight, one.id) < (-other.weight, other.id)
  }
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
