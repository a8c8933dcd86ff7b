public import Diagnostics
import Wording

/// Writes reports from the words of rules, offline and the same every time.
public struct RuleWriter: ReportWriter {
  private let book: RuleBook

  public init(from book: RuleBook) { self.book = book }

  public var generator: String { Report.generator }

  /// - Throws: `noReport` for a subject whose rules have no words in the language, and one whose facts are not there.
  public func report(on brief: ReportBrief, generatedAt: Timestamp) throws(Problem) -> Report {
    let paragraphs = try brief.subjects.map { subject throws(Problem) in try paragraph(on: subject, of: brief)
    }
    return Composition(of: brief, paragraphs).report(generatedAt: generatedAt)
  }

  private func paragraph(
    on subject: ReportBrief.Subject, of brief: ReportBrief
  ) throws(Problem) -> Composition.Paragraph {
    guard let fact = subject.facts.lazy.compactMap(brief.fact).first else {
      throw Problem(.noReport, at: Place(subject: subject.id), "rests on no fact of the brief")
    }
    for id in subject.rules {
      guard let text = book.text(of: id, in: brief.language) else { continue }
      let leanings = book.rules.first { $0.id == id }?.leanings ?? []
      return .init(subject: subject, rule: id, text: text, leanings: leanings, factor: fact.factor)
    }
    throw Problem(
      .noReport, at: Place(subject: subject.id), "its rules have no words in \(brief.language.englishName)",
      hint: "give them with --rules")
  }
}

extension Report {
  /// The report that a plan makes, in the words of its rules.
  public init(_ plan: ReportPlan, generatedAt: Timestamp, purchase: Purchase? = nil) {
    let subjects = Dictionary(
      plan.brief.subjects.compactMap { subject in subject.rules.first.map { ($0, subject) } },
      uniquingKeysWith: { first, _ in first })
    let paragraphs = plan.draft.paragraphs.compactMap { paragraph -> Composition.Paragraph? in
      let rule = paragraph.match.rule
      guard let subject = subjects[rule.id], let text = plan.texts[rule.id] else { return nil }
      return .init(
        subject: subject, rule: rule.id, text: text, leanings: rule.leanings,
        factor: paragraph.match.evidence[0])
    }
    self = Composition(of: plan.brief, paragraphs).report(generatedAt: generatedAt)
    self.purchase = purchase
  }
}
