package import AstroDiagnostics
import AstroJSON
import AstroWording

/// What a writer answers to the brief of two people or of a span: the opening, the analysis, a word to each of two, advice.
package struct WrittenParts: Sendable {
  /// A part with what it rests on.
  package struct Passage: Sendable {
    package var text: String
    package var sources: [String]
    /// Which part of a reading it is, as the subjects of the brief name them; `nil` if he does not say.
    package var stage: String?
  }

  /// What opens the reading: key influences or a headline.
  package var opening: String
  package var analysis: [Passage]
  /// Empty but for two people.
  package var toEach: [Passage]
  package var recommendations: [Passage]
  package var generator: String

  /// - Parameters:
  ///   - json: UTF-8, at most `Report.largestFile` bytes; unknown fields are ignored.
  ///   - generator: The writer, if the parts do not name him.
  /// - Throws: `invalidReport` at the field that is wrong.
  package init(
    json: [UInt8], to kind: ReportBrief.Kind, by generator: String
  ) throws(Problem) {
    guard json.count <= Report.largestFile else {
      throw Problem(.invalidReport, ReportFault.reportTooLarge)
    }
    let root = try JSONCursor(reading: json, as: .invalidReport)
    guard root.isObject else { throw root.problem(ReportFault.notReport) }
    opening = try root[kind.opening].words()
    analysis = try root["detailedAnalysis"].writtenPassages()
    toEach = kind == .couple ? try root["toEach"].writtenPassages() : []
    recommendations = try root["recommendations"].writtenPassages()
    self.generator = root["generator"].isAbsent ? generator : try root["generator"].words()
    if kind == .couple, toEach.count != 2 { throw root["toEach"].problem(ReportFault.notTwo) }
  }
}

extension JSONCursor {
  fileprivate func writtenPassages() throws(Problem) -> [WrittenParts.Passage] {
    if isAbsent { throw missing() }
    var passages: [WrittenParts.Passage] = []
    for element in try elements() {
      passages.append(
        WrittenParts.Passage(
          text: try element["text"].words(), sources: try element["sources"].sources(),
          stage: element["stage"].isAbsent ? nil : try element["stage"].words()))
    }
    return passages
  }
}
