package import ChartModel
import Glibc
package import Interpretation
package import Reports
package import Wording

/// Where the chapters of a printed report come from: rules.
package struct ChapterSource {
  private let chart: Chart
  /// What messages name.
  private let file: String

  /// - Parameter file: The chart's file, as messages name it.
  package init(_ chart: Chart, file: String) { (self.chart, self.file) = (chart, file) }

  /// Writes a chapter about each area.
  package func chapters(
    on areas: [Area], in language: Language, progress: Progress
  ) throws(CommandError) -> [ReportChapter] {
    let now = Timestamp(secondsSince1970: try Environment.sourceDate() ?? time(nil))
    var chapters: [ReportChapter] = []
    for area in areas {
      progress.step("writes about \(area.rawValue)")
      chapters.append(try chapter(on: area, in: language, generatedAt: now))
    }
    return chapters
  }

  private func chapter(
    on area: Area, in language: Language, generatedAt: Timestamp
  ) throws(CommandError) -> ReportChapter {
    let book = try ChapterSource.book(on: area)
    do throws(ReportError) {
      let composition = try Composition(on: area, of: chart, in: language, from: book)
      return ReportChapter(Report(composition, generatedAt: generatedAt), ranking: composition.ranking)
    } catch {
      throw CommandError(
        .data, code: "INVALID_CHART", at: [file, error.place], error.message, hint: error.hint)
    }
  }

  private static func book(on area: Area) throws(CommandError) -> RuleBook {
    do throws(RuleBookError) {
      return try RuleBook.builtIn(on: [area])
    } catch {
      throw CommandError(.software, code: "DEFECT", at: [], "\(error)")
    }
  }
}
