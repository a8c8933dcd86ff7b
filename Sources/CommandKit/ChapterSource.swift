package import ChartModel
package import Interpretation
package import Reports
package import Wording

/// Where the chapters of a printed report come from: rules, or a report file.
package struct ChapterSource {
  private let chart: Chart
  private let rules: RuleOptions
  /// What messages name.
  private let file: String

  /// - Parameter file: The chart's file, as messages name it.
  package init(_ chart: Chart, _ rules: RuleOptions, file: String) {
    (self.chart, self.rules, self.file) = (chart, rules, file)
  }

  /// Writes a chapter about each area.
  package func chapters(
    on areas: [Area], in language: Language, progress: Progress
  ) throws(CommandError) -> [ReportChapter] {
    let now = Timestamp(secondsSince1970: try Environment.date())
    var chapters: [ReportChapter] = []
    for area in areas {
      progress.step("writes about \(area.rawValue)")
      chapters.append(try chapter(on: area, in: language, generatedAt: now))
    }
    return chapters
  }

  /// The chapter that a report file holds; the factors of its paragraphs are those that its rules find here.
  package func chapter(from input: InputFile) throws(CommandError) -> ReportChapter {
    let report = try ChapterSource.report(in: input)
    return ReportChapter(report, ranking: try ranking(on: report.area))
  }

  private static func report(in input: InputFile) throws(CommandError) -> Report {
    let bytes = try input.bytes(upTo: Report.largestFile)
    do throws(ReportFormatError) {
      return try Report(json: bytes)
    } catch {
      throw CommandError(error, in: input.name)
    }
  }

  private func chapter(
    on area: Area, in language: Language, generatedAt: Timestamp
  ) throws(CommandError) -> ReportChapter {
    let book = try rules.book(on: area)
    do throws(ReportError) {
      let plan = try ReportPlan(on: area, of: chart, in: language, from: book)
      return ReportChapter(Report(plan, generatedAt: generatedAt), ranking: plan.ranking)
    } catch {
      throw CommandError(error, in: file)
    }
  }

  private func ranking(on area: Area) throws(CommandError) -> Ranking {
    Ranking(of: try rules.book(on: area).rules(on: area), in: chart)
  }
}
