import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroDocuments
import AstroInterpretation
import AstroReportCommands
import AstroSvitla
import AstroWholeFiles
import AstroWording

/// The source of chapters for a printed report: rules, or a report file.
struct ChapterSource {
  private let chart: Chart
  private let file: InputFile
  private let rules: RuleOptions
  private let studio: Studio

  /// - Parameter file: The file from which the chart was read.
  init(_ chart: Chart, file: InputFile, rules: RuleOptions, _ studio: Studio) {
    (self.chart, self.file, self.rules, self.studio) = (chart, file, rules, studio)
  }

  /// The chapters that the command line requests.
  func chapters(
    _ options: DocumentOptions, _ progress: Progress
  ) throws(Problem) -> [ReportChapter] {
    guard let report = options.report.map(InputFile.init) else {
      return try chapters(on: options.areas, progress)
    }
    if report.isStandardInput, file.isStandardInput {
      throw .usage("--report", "- is the chart already", hint: "name a file for one of them")
    }
    return [try chapter(from: report)]
  }

  /// Writes a chapter about each area.
  private func chapters(on areas: [Area], _ progress: Progress) throws(Problem) -> [ReportChapter] {
    let now = try Environment.date()
    var chapters: [ReportChapter] = []
    for area in areas {
      progress.step("writing about \(area.rawValue)")
      chapters.append(try chapter(on: area, generatedAt: now))
    }
    return chapters
  }

  /// The chapter in a report file, with the evidence for those of its sources that are known here.
  private func chapter(from input: InputFile) throws(Problem) -> ReportChapter {
    let bytes = try input.bytes(upTo: Report.largestFile)
    let report: Report
    do throws(Problem) { report = try Report(json: bytes) } catch { throw error.of(input.name) }
    return ReportChapter(
      report, ranking: Ranking(of: try rules.book(on: report.area).rules(on: report.area), in: chart))
  }

  private func chapter(on area: Area, generatedAt date: Moment) throws(Problem) -> ReportChapter {
    let book = try rules.book(on: area)
    do throws(Problem) {
      return try studio.chapter(on: area, of: chart, from: book, generatedAt: date).value
    } catch {
      throw error.of(file.name)
    }
  }
}
