import ChartModel
import Wording

/// A report on its way from the words of rules to whole sections.
struct Composition {
  struct Paragraph {
    var subject: ReportBrief.Subject
    var rule: String
    var text: RuleText
    var leanings: [Leaning]
    /// What the rule's first fact found in the chart.
    var factor: Factor
  }

  private let brief: ReportBrief
  private let paragraphs: [Paragraph]

  init(of brief: ReportBrief, _ paragraphs: [Paragraph]) {
    (self.brief, self.paragraphs) = (brief, paragraphs)
  }

  func report(generatedAt: Timestamp) -> Report {
    Report(
      area: brief.area, language: brief.language, title: brief.area.name(in: brief.language),
      keyInfluences: KeyInfluences(of: brief).text(for: voices), detailedAnalysis: analysis,
      recommendations: advice, generatedAt: generatedAt)
  }

  private var voices: [Paragraph] {
    paragraphs.filter { $0.subject.opening != nil }.sorted {
      ($0.subject.opening ?? 0) < ($1.subject.opening ?? 0)
    }
  }

  private var analysis: [Passage] {
    var bridges = BridgeBuilder(in: brief.language, by: Lot(state: brief.variation))
    return paragraphs.map { paragraph in
      let lead = paragraph.text.lead
      let text = bridges.bridge(to: paragraph.leanings).map { "\($0) \(lead)" } ?? lead
      return Passage(text: text, sources: [paragraph.rule])
    }
  }

  private var advice: [Passage] {
    paragraphs.filter(\.subject.isAdvised).map { Passage(text: $0.text.advice, sources: [$0.rule]) }
  }
}
