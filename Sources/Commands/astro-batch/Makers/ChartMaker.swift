import ArgumentParser
import AstroChartFiles
import AstroCommandKit
import AstroDiagnostics
import AstroStreamKit

/// Computes charts, as `astro-chart` does.
struct ChartMaking: ParsableArguments, Making {
  @Argument var file: String?
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var shared: SharedOptions

  func maker() throws(Problem) -> any StreamMaker {
    Maker(source: ChartSource(shared, settings: settings, file: ""))
  }

  private struct Maker: StreamMaker {
    let source: ChartSource

    func make(_ document: Made<ChartDocument>) throws(Problem) -> StreamProduct {
      .object(try source.chart(from: document).jsonLine)
    }
  }
}
