import AstroChartModel
package import AstroCouples
import AstroInterpretation
import AstroSynastry
package import AstroWebPage
import AstroWheelLayout
import AstroWording

extension PageReport {
  /// The reading of two people, with their scores; each paragraph knows what in the wheel of both it is about.
  ///
  /// The first person's chart is the base, the second's the sky around it.
  package init(_ reading: CoupleReport) {
    let words = reading.language.phrasebook
    let scores = CoupleDomain.allCases.compactMap { Paragraph($0, of: reading) }
    let advice = reading.recommendations.map { Paragraph($0.text) }
    self.init(
      reading.title.capitalizedFirst, language: reading.language.tag,
      sections: [Section(words.betweenYouTitle, [Paragraph(reading.keyInfluences)])]
        + reading.parts.map { Section($0.heading, [Paragraph($0.passage.text, on: $0.evidence)]) }
        + reading.toEach.map {
          Section($0.name.capitalizedFirst, [Paragraph($0.passage.text, on: $0.evidence)])
        }
        + [Section(words.togetherTitle, advice + (reading.method.map { [Paragraph($0)] } ?? []))]
        + [Section(words.scoresTitle, scores)])
  }
}

extension PageReport.Paragraph {
  /// A score with its strongest reasons, as in “Mental 57: Mars (Marta) trine Mercury (Daniel); …”.
  fileprivate init?(_ domain: CoupleDomain, of reading: CoupleReport) {
    guard let score = reading.synastry.scores[domain] else { return nil }
    let reasons = score.principalReasons
    let words = reasons.map { reading.synastry.words(for: $0, in: reading.language) }
    self.init(
      "\(domain.name(in: reading.language)) \(score.score): \(words.joined(separator: "; ")).",
      on: reasons.compactMap { reason in
        if case .aspect(let aspect) = reason.cause { .contact(aspect) } else { nil }
      })
  }

  fileprivate init(_ text: String, on facts: [CoupleFact]) {
    self.init(text)
    for fact in facts { add(fact) }
  }

  private mutating func add(_ fact: CoupleFact) {
    switch fact {
    case .contact(let aspect): ties.insert(.init(base: aspect.end1, outer: aspect.end2))
    case .overlay(let body, let person, let house):
      add(body, of: person)
      // The houses of the wheel are the first person's.
      if person == .second { about.insert(.house(house)) }
    case .place(let body, _, let person): add(body, of: person)
    case .seventh(_, let person): if person == .first { about.insert(.house(7)) }
    case .composite, .element, .modality, .score: break
    }
  }

  private mutating func add(_ body: Body, of person: Person) {
    if person == .first { about.insert(.body(body)) } else { outer.insert(.body(body)) }
  }
}
