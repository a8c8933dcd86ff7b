import ChartModel
import Wording

extension PseudoPhrasebook {
  func noun(for factor: Factor) -> String {
    guard case .stellium(let stellium) = factor else { return Accent.on(english.noun(for: factor)) }
    return "ťĥéé \(gathering(of: stellium.bodies.count))"
  }
  func and(after previous: String, before next: String) -> String {
    Accent.on(english.and(after: previous, before: next))
  }
  func meaning(of point: ChartPoint, in area: Area) -> String {
    Accent.on(english.meaning(of: point, in: area))
  }
  func meaning(ofHouse house: Int) -> String { Accent.on(english.meaning(ofHouse: house)) }
  func domain(ofHouse house: Int, after previous: String) -> String {
    Accent.on(english.domain(ofHouse: house, after: previous))
  }
  var largePart: String { Accent.on(english.largePart) }
  var muchOfYourStrength: String { Accent.on(english.muchOfYourStrength) }
  func manners(of sign: Sign) -> [String] { Accent.on(english.manners(of: sign)) }
  var predicatesInHouse: [String] { Accent.on(english.predicatesInHouse) }
  var predicatesOfRuler: [String] { Accent.on(english.predicatesOfRuler) }
  var predicatesAtAngle: [String] { Accent.on(english.predicatesAtAngle) }
  func predicatesOfMotion(isRetrograde: Bool) -> [String] {
    Accent.on(english.predicatesOfMotion(isRetrograde: isRetrograde))
  }
  func predicates(of dignity: Dignity) -> [String] { Accent.on(english.predicates(of: dignity)) }
  func predicates(of type: AspectType) -> [String] { Accent.on(english.predicates(of: type)) }
  func predicate(of element: Element) -> String { Accent.on(english.predicate(of: element)) }
  func predicate(of modality: Modality) -> String { Accent.on(english.predicate(of: modality)) }
  func predicate(of phase: MoonPhase) -> String { Accent.on(english.predicate(of: phase)) }
  func openings(on area: Area) -> [String] { Accent.on(english.openings(on: area)) }
  var seconds: [String] { Accent.on(english.seconds) }
  var contrasts: [String] { Accent.on(english.contrasts) }
  var agreements: [String] { Accent.on(english.agreements) }
  var closings: [String] { Accent.on(english.closings) }
  var pairs: [String] { Accent.on(english.pairs) }
  func bridges(to leaning: Leaning) -> [String] { Accent.on(english.bridges(to: leaning)) }

  // MARK: - Mentions

  var mentionForms: [MentionForm] {
    english.mentionForms.map {
      MentionForm(Accent.on($0.words), $0.mention, isName: $0.isName, isOnlyInLists: $0.isOnlyInLists)
    }
  }
  var joiningWords: Set<String> { Set(english.joiningWords.map { Accent.on($0) }) }
  var placingWords: Set<String> { Set(english.placingWords.map { Accent.on($0) }) }
  var everydayNames: Set<String> { Set(english.everydayNames.map { Accent.on($0) }) }
  var denyingWords: Set<String> { Set(english.denyingWords.map { Accent.on($0) }) }
  var skyMentions: SkyMentions {
    let words = english.skyMentions
    return SkyMentions(
      contacts: Set(words.contacts.map { Accent.on($0) }), births: Accent.on(words.births),
      phases: words.phases.map { (Accent.on($0.words), $0.phase) },
      prevailing: Accent.on(words.prevailing), charts: Accent.on(words.charts),
      elements: words.elements.map { (Accent.on($0.word), $0.element) },
      modalities: words.modalities.map { (Accent.on($0.word), $0.modality) })
  }
}
