import ArgumentParser
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroInterpretation
import AstroJSON
import AstroStreamKit
import AstroWording

/// Writes reports, as `astro-report` does.
struct ReportMaking: ParsableArguments, Making {
  @Argument var file: String?
  @OptionGroup var options: ReportOptions
  @OptionGroup var shared: SharedOptions

  func check() throws(Problem) { _ = try options.book() }

  func maker() throws(Problem) -> any StreamMaker {
    Maker(
      source: ChartSource(shared, file: ""), options: options, book: try options.book(),
      language: shared.chosenLanguage,
      date: try Environment.sourceDate())
  }

  private struct Maker: StreamMaker {
    let source: ChartSource
    let options: ReportOptions
    let book: RuleBook
    let language: Language
    let date: Moment?

    func make(_ document: Made<ChartDocument>) throws(Problem) -> StreamProduct {
      let plan = try options.plan(of: source.chart(from: document), in: language, from: book)
      var writer = JSONWriter(.oneLine)
      Report(plan, generatedAt: date).write(to: &writer)
      return .object(writer.finished())
    }
  }
}
