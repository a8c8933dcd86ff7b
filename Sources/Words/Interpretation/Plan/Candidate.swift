import AstroChartModel
import AstroWording

/// A rule that holds and may become part of a report, with what the plan needs to know about it.
///
/// A class, because a plan weighs the same rules many times over.
final class Candidate: Sendable {
  let match: MatchedRule
  /// The facts it is about; two rules with the same keys say the same.
  let keys: Set<FactorKey>
  /// The topics of its facts, the closest first.
  let topics: [Topic]
  /// The numbers of words of its lead and clause, by language tag.
  let lengths: ByLanguage<TextLengths>
  /// What its words have in every language: a lead, a clause, advice.
  let canLead, canJoin, hasAdvice: Bool
  /// Whether its only fact is an aspect of two planets.
  let isTie: Bool
  /// Whether it is about planets, angles and houses alone.
  let isOfPlanets: Bool
  /// The aspects that it is about.
  let ties: [Aspect]
  /// The houses of whose rulers it tells, and those rulers.
  let rulers: [(house: Int, body: Body)]
  /// Its facts by which a reader is told of aspects.
  private let tellers: [Factor]

  init(_ match: MatchedRule, lengths: ByLanguage<TextLengths>) {
    (self.match, self.lengths) = (match, lengths)
    keys = Set(match.evidence.map(\.key))
    topics = match.evidence.flatMap(\.topics).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    canLead = lengths.allSatisfy { $0.lead != nil }
    canJoin = lengths.allSatisfy { $0.clause != nil }
    hasAdvice = lengths.allSatisfy(\.hasAdvice)
    isTie = match.evidence.count == 1 && match.evidence[0].tie?.isOfPlanets ?? false
    isOfPlanets = match.evidence.allSatisfy { $0.bodies.allSatisfy(\.isPlanet) }
    ties = match.evidence.compactMap(\.tie)
    rulers = match.evidence.compactMap(\.ruler)
    tellers = match.evidence.filter(\.tellsAspects)
  }

  /// Whether who is told of it is told of an aspect at all.
  var tellsAspects: Bool { !tellers.isEmpty }

  /// Whether who is told of it is told of an aspect.
  func tells(_ aspect: Aspect) -> Bool { tellers.contains { $0.tells(aspect) } }

  var stage: Stage { match.rule.stage }
  var id: String { match.rule.id }
  var isJoint: Bool { match.rule.role == .joint }
  var isResolution: Bool { match.rule.role == .resolution }

  /// The subject of the paragraph that it would lead: two leads on the same subject would read as one
  /// paragraph cut in two.
  var subject: Set<Topic> {
    if case .aspect = match.evidence.first { return Set(topics) }
    return match.evidence.count > 1 ? Set(topics) : Set(topics.prefix(1))
  }
}

extension Candidate {
  /// Whether it tells of the one of a house's two rulers, the traditional and the modern, of which the others do not:
  /// each text calls its own the ruler.
  func namesAnotherRuler(than others: [Candidate]) -> Bool {
    rulers.contains { own in
      others.contains { $0.rulers.contains { $0.house == own.house && $0.body != own.body } }
    }
  }
}

extension Factor {
  /// The house of whose ruler it tells, and that ruler.
  fileprivate var ruler: (house: Int, body: Body)? {
    if case .rulerInAspect(let house, let body, _) = self { return (house, body) }
    return rulership.map { ($0.house, $0.ruler) }
  }
}

/// The numbers of words of the parts of a rule's text; `nil` for a missing part.
package struct TextLengths: Hashable, Sendable {
  package var lead: Int?
  package var clause: Int?
  package var turn: Int?
  package var hasAdvice: Bool

  package init(lead: Int? = nil, clause: Int? = nil, turn: Int? = nil, hasAdvice: Bool = false) {
    (self.lead, self.clause, self.turn, self.hasAdvice) = (lead, clause, turn, hasAdvice)
  }

  /// The lengths with those of another text in place of its own, where the other has them.
  func overlaid(by other: TextLengths?) -> TextLengths {
    guard let other else { return self }
    return TextLengths(
      lead: other.lead ?? lead, clause: other.clause ?? clause, turn: other.turn ?? turn,
      hasAdvice: other.hasAdvice || hasAdvice)
  }

  /// Counts the words of a text.
  init(of text: RuleText) {
    self.init(
      lead: text.lead.map { WordCount.of($0) }, clause: text.companion.map { WordCount.of($0) },
      turn: text.turn.map { WordCount.of($0) }, hasAdvice: text.advice != nil)
  }
}

extension [Candidate] {
  /// Those of the matches that have words in a language, with their lengths in all languages.
  ///
  /// - Parameter wordless: Receives the rules that have no words in the language.
  init(_ matches: [MatchedRule], in language: Language, from book: RuleBook, wordless: inout [Rule]) {
    let others = Language.allCases.filter { $0 != language }
    self.init()
    for match in matches {
      guard let own = book.lengths(of: match, in: language) else {
        wordless.append(match.rule)
        continue
      }
      var lengths = ByLanguage(language.tag, own)
      for other in others { lengths[other.tag] = book.lengths(of: match, in: other) ?? own }
      append(Candidate(match, lengths: lengths))
    }
  }
}

extension RuleBook {
  /// The lengths of a rule's words with their slots filled from the chart; `nil` if it has no words.
  fileprivate func lengths(of match: MatchedRule, in language: Language) -> TextLengths? {
    if match.rule.role == .bridge { return bridgeLengths(of: match.rule, in: language) }
    return lengths(of: match.rule.id, on: match.evidence, in: language)
  }

  /// The most words that two named factors add to a bridge.
  private static let namedFactors = 6

  private func bridgeLengths(of rule: Rule, in language: Language) -> TextLengths? {
    let named = rule.bridge?.situation.namesFactors ?? false ? RuleBook.namedFactors : 0
    return leadLength(of: rule.id, in: language).map { TextLengths(lead: $0 + named) }
  }

  /// The words of a rule with their slots filled; a part with a slot that the evidence cannot fill is left
  /// out.
  func filledText(
    of rule: String, _ evidence: [Factor], in language: Language, signs: (Body) -> Sign? = { _ in nil }
  ) -> RuleText? {
    text(of: rule, on: evidence, in: language)?
      .filled(with: SlotValues(evidence, signs: signs), in: language)
  }
}

extension RuleText {
  typealias Part = any WritableKeyPath<RuleText, String?> & Sendable

  /// The parts that a plan counts.
  static let measured: [Part] = [\.lead, \.clause, \.advice, \.turn, \.sentence]

  /// The parts that stand beside a lead, which names all planets.
  private static let counting: [Part] = [\.advice, \.turn, \.question, \.meeting]

  /// The same with the slots of some parts filled from a chart, by default of all.
  func filled(
    with values: SlotValues, in language: Language, _ parts: [Part] = RuleText.parts.map(\.path)
  ) -> RuleText {
    var text = self
    let counting = values.counting
    for path in parts {
      let values = RuleText.counting.contains { $0 == path } ? counting : values
      text[keyPath: path] = self[keyPath: path].flatMap { Template.filled($0, with: values, in: language) }
    }
    return text
  }
}
