package import AstroChartModel
package import AstroInterpretation
package import AstroWebPage
import AstroWheelLayout
import AstroWording

extension PageReport {
  /// The sections of a report on a chart; each paragraph knows what in the chart it is about.
  ///
  /// - Parameter chart: The chart of the report, with all aspects that the report may tell.
  package init(_ report: Report, of chart: Chart) {
    let (words, evidence) = (report.language.phrasebook, PassageEvidence(of: report, in: chart))
    func paragraph(_ passage: Report.Passage) -> Paragraph {
      Paragraph(passage.text, about: Set(evidence.factors(of: passage).flatMap(ElementID.Subject.all(in:))))
    }
    self.init(
      report.title, language: report.language.tag,
      sections: [
        Section(words.keyInfluencesTitle, [Paragraph(report.keyInfluences)]),
        Section(words.analysisTitle, report.detailedAnalysis.map(paragraph)),
        Section(words.recommendationsTitle, report.recommendations.map(paragraph)),
      ] + (report.closing.map { [Section(words.closingHead, [paragraph($0)])] } ?? []))
  }
}

extension ElementID.Subject {
  /// The marks of a wheel that a fact is about.
  fileprivate static func all(in factor: Factor) -> [ElementID.Subject] {
    let parts = FactorParts(of: factor)
    return parts.bodies.map { .body($0) } + parts.angles.map { .axis($0) } + parts.houses.map { .house($0) }
      + parts.signs.map { .sign($0) } + (parts.aspect.map { [.aspect($0.end1, $0.end2)] } ?? [])
  }
}
