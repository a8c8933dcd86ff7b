package import AstroDiagnostics
package import AstroInterpretation

extension CoupleReport: Retellable {
  /// The same reading in a writer's words, in which the two are called `{first}` and `{second}` or by their names.
  package func retold(
    in parts: [UInt8], of brief: ReportBrief, by generator: String
  ) throws(Problem) -> CoupleReport {
    let written = try WrittenParts(json: parts, to: brief.kind, by: generator)
    var report = self
    (report.keyInfluences, report.generator) = (named(written.opening), written.generator)
    report.parts = []
    for (index, passage) in written.analysis.enumerated() {
      report.parts.append(try part(passage, at: index))
    }
    for (index, passage) in written.toEach.enumerated() {
      report.toEach[index].passage = self.passage(passage)
      report.toEach[index].evidence = []
    }
    report.recommendations = written.recommendations.map(passage)
    return report
  }

  package var draft: ReportDraft { get throws(Problem) { try ReportDraft(json: json) } }

  /// The part of the stage that a writer names, or else of that which the book has at its place.
  private func part(_ written: WrittenParts.Passage, at index: Int) throws(Problem) -> Part {
    let own = written.stage ?? parts[min(index, parts.count - 1)].stage
    guard var part = parts.first(where: { $0.stage == own }) else {
      throw Problem(
        .invalidReport,
        at: Problem.Location(path: [.name("detailedAnalysis"), .index(index), .name("stage")]),
        Told(
          "is no part of this reading", ukrainian: "у цьому читанні такої частини немає",
          known: Hint(parts.map(\.stage).joined(separator: ", "))))
    }
    (part.passage, part.evidence) = (passage(written), [])
    return part
  }

  private func passage(_ written: WrittenParts.Passage) -> Report.Passage {
    Report.Passage(text: named(written.text), sources: written.sources)
  }

  private func named(_ text: String) -> String {
    text.replacing("{first}", with: names[0]).replacing("{second}", with: names[1])
  }
}
