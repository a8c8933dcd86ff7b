package import AstroChartModel
package import AstroWording

/// One sentence of the book on the Sun and the Moon of a birth, for a picture with little room.
package struct LightsSentence: Hashable, Sendable {
  /// The words, without any slots left.
  package let text: String
  /// The id of the rule whose words they are.
  package let source: String

  /// The longest of the book's sentences on the two that fits; `nil` for a chart that is no birth, for a Moon
  /// whose sign is not certain, and if none fits.
  ///
  /// - Parameter most: The most letters.
  package init?(of chart: Chart, in language: Language, atMost most: Int) {
    guard chart.kind == .natal else { return nil }
    let (book, facts) = (RuleBook.builtIn(on: [.general]), ChartFacts(of: chart))
    for (subject, words) in LightsSentence.texts {
      let rule = book.rules.first {
        $0.id.utf8.starts(with: subject.utf8) && $0.condition.evidence(in: facts) != nil
      }
      guard let rule, let text = book.text(of: rule.id, in: language).flatMap(words), text.count <= most,
        !SlottedText.hasSlots(text)
      else { continue }
      (self.text, source) = (text, rule.id)
      return
    }
    return nil
  }

  /// What the book has on the two, the most telling first, and which of its words can stand alone.
  private static let texts: [(subject: String, words: @Sendable (RuleText) -> String?)] = [
    ("general.joint.sunMoon.", { $0.sentence }),
    ("general.sunMoon.", { $0.lead.flatMap { Sentences.of($0).first.map(String.init) } }),
    ("general.moonPhase.", { $0.clause }),
  ]
}
