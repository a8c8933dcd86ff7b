import AstroChartModel
package import AstroInterpretation
package import AstroWebPage
import AstroWheelLayout
import AstroWording

extension PageReport {
  /// The sections of a report; each paragraph knows its subjects, which its rules and facts name.
  package init(_ report: Report) {
    let words = report.language.phrasebook
    self.init(
      report.title, language: report.language.tag,
      sections: [
        Section(words.keyInfluencesTitle, [Paragraph(report.keyInfluences)]),
        Section(words.analysisTitle, report.detailedAnalysis.map(Paragraph.init)),
        Section(words.recommendationsTitle, report.recommendations.map(Paragraph.init)),
      ] + (report.closing.map { [Section(words.closingHead, [Paragraph($0)])] } ?? []))
  }
}

extension PageReport.Paragraph {
  fileprivate init(_ passage: Report.Passage) {
    self.init(passage.text, about: Set((passage.sources + passage.facts).flatMap(ElementID.Subject.named)))
  }
}

extension ElementID.Subject {
  /// The subjects that the id of a fact or a rule names, as in `fact.sun.square.mars` and
  /// `career.saturn.house6`.
  fileprivate static func named(in id: String) -> [ElementID.Subject] {
    let parts = id.split(separator: ".").dropFirst().map(String.init)
    let ends = parts.compactMap { AspectEnd(name: $0) }
    let houses = parts.compactMap { part in
      part.hasPrefix("house") ? Int(part.dropFirst(5)).flatMap { (1...12).contains($0) ? $0 : nil } : nil
    }
    let isAspect = ends.count == 2 && parts.contains { AspectType(rawValue: $0) != nil }
    return ends.map(subject) + houses.map { .house($0) } + (isAspect ? [.aspect(ends[0], ends[1])] : [])
  }

  private static func subject(of end: AspectEnd) -> ElementID.Subject {
    switch end {
    case .body(let body): .body(body)
    case .angle(let angle): .axis(angle)
    }
  }
}
