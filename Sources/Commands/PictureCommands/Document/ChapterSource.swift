import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroDocuments
import AstroInterpretation
import AstroReportCommands
import AstroSvitla
import AstroWholeFiles

/// The chapters that the command line requests, for one chart after another: its rules are read once.
struct ChapterSource {
  private let options: DocumentOptions
  private let books: [(area: Area, book: RuleBook)]

  init(_ options: DocumentOptions) throws(Problem) {
    self.options = options
    books = try options.areas.map { area throws(Problem) in (area, try options.rules.book(on: area)) }
  }

  /// Writes a chapter about each area.
  ///
  /// - Parameters:
  ///   - date: The time of making; by default that of the studio.
  ///   - step: Is told the area of each chapter before it is written.
  func chapters(
    of chart: Chart, by studio: Studio, generatedAt date: Moment? = nil,
    telling step: (Area) -> Void = { _ in }
  ) throws(Problem) -> [ReportChapter] {
    try books.map { area, book throws(Problem) in
      step(area)
      return try studio.chapter(on: area, of: chart, from: book, generatedAt: date).value
    }
  }

  /// The chapters about the chart of a file, or the one in the report file that the command line names.
  func chapters(
    of chart: Chart, in file: InputFile, by studio: Studio, _ progress: Progress
  ) throws(Problem) -> [ReportChapter] {
    if let report = options.report { return [try chapter(in: report, of: chart, beside: file)] }
    let now = try Environment.date()
    do throws(Problem) {
      return try chapters(of: chart, by: studio, generatedAt: now) {
        progress.step("writing about \($0.rawValue)")
      }
    } catch {
      throw error.of(file.name)
    }
  }

  /// The chapter in a report file, with the evidence for those of its sources that are known here.
  private func chapter(
    in path: String, of chart: Chart, beside file: InputFile
  ) throws(Problem) -> ReportChapter {
    let report = try Report(in: InputFile(path), beside: file)
    let rules = try options.rules.book(on: report.area).rules(on: report.area)
    return ReportChapter(report, ranking: Ranking(of: rules, in: chart))
  }
}
