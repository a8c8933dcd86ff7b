package import AstroChartModel
package import AstroDiagnostics
import AstroJSON
import AstroWording

extension Report {
  /// Reads the parts that a writer answers to a brief: `keyInfluences`, `detailedAnalysis`, `recommendations`, and
  /// perhaps `title`, `closing` and `generator`.
  ///
  /// What a report has besides follows from the brief: its area and language, the facts it rests on, its terms, and
  /// how the chart was read.
  ///
  /// - Parameters:
  ///   - parts: UTF-8, at most `largestFile` bytes.
  ///   - generator: The writer, if the parts do not name it.
  /// - Throws: `invalidReport` at the field that is wrong.
  package init(
    parts: [UInt8], of brief: ReportBrief, generator: String, generatedAt: Moment?
  ) throws(Problem) {
    guard parts.count <= Report.largestFile else {
      throw Problem(.invalidReport, ReportFault.reportTooLarge)
    }
    let root = try JSONCursor(reading: parts, as: .invalidReport)
    guard root.isObject else { throw root.problem(ReportFault.notReport) }
    self.init(
      area: brief.area, language: brief.language,
      title: root["title"].isAbsent ? brief.area.name(in: brief.language) : try root["title"].words(),
      keyInfluences: try root["keyInfluences"].words(),
      detailedAnalysis: try root["detailedAnalysis"].passages(),
      recommendations: try root["recommendations"].passages(),
      generator: root["generator"].isAbsent ? generator : try root["generator"].words(),
      generatedAt: generatedAt)
    closing = root["closing"].isAbsent ? nil : try root["closing"].passage()
    let grounds = Grounds(of: brief)
    (restsOn, terms) = (grounds.list, grounds.terms)
    method = brief.method ?? brief.language.phrasebook.withoutTime
  }
}
