import AstroChartModel
import AstroWording

extension PseudoPhrasebook {
  func noun(for factor: Factor) -> String {
    guard case .stellium(let stellium) = factor else { return Accent.on(english.noun(for: factor)) }
    return "ťĥéé \(planets(stellium.bodies.count, .genitive))"
  }
  func and(after previous: String, before next: String) -> String {
    Accent.on(english.and(after: previous, before: next))
  }
  func list(of bodies: [Body], _ form: GrammaticalCase) -> String {
    Accent.on(english.list(of: bodies, form))
  }
  func joined(_ words: String, _ inserted: String) -> String { words + inserted }
  func governed(_ text: String) -> String { text }
  func parted(_ headlines: [String]) -> String { headlines.joined(separator: "; ") }
  func stem(around headlines: String) -> String { Accent.on("What speaks first: ") + headlines + "." }
  var transition: String { Accent.on(english.transition) }
  func method(houses system: HouseSystem) -> String { Accent.on(english.method(houses: system)) }
  var withoutTime: String { Accent.on(english.withoutTime) }
  var stageHeads: [String] { Accent.on(english.stageHeads) }
  var closingHead: String { Accent.on(english.closingHead) }
  var groundsHead: String { Accent.on(english.groundsHead) }
  var glossaryHead: String { Accent.on(english.glossaryHead) }
  func gloss(of term: GlossaryTerm) -> Gloss {
    let gloss = english.gloss(of: term)
    return Gloss(Accent.on(gloss.term), Accent.on(gloss.meaning))
  }

  // MARK: - Mentions

  var mentionForms: [MentionForm] {
    english.mentionForms.map {
      MentionForm(Accent.on($0.words), $0.mention, isName: $0.isName, isOnlyInLists: $0.isOnlyInLists)
    }
  }
  var clauseWords: Set<String> { Set(english.clauseWords.map { Accent.on($0) }) }
  var companionWords: Set<String> { Set(english.companionWords.map { Accent.on($0) }) }
  var joiningWords: Set<String> { Set(english.joiningWords.map { Accent.on($0) }) }
  var placingWords: Set<String> { Set(english.placingWords.map { Accent.on($0) }) }
  var everydayNames: Set<String> { Set(english.everydayNames.map { Accent.on($0) }) }
  var turningWords: Set<String> { Set(english.turningWords.map { Accent.on($0) }) }
  var denyingWords: Set<String> { Set(english.denyingWords.map { Accent.on($0) }) }
  var cuspWords: Set<String> { Set(english.cuspWords.map { Accent.on($0) }) }
  var absences: [[String]] { english.absences.map { Accent.on($0) } }
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
