import ArgumentParser
import AstroCommandKit
import AstroDiagnostics

/// The values of `--make`.
enum Product: String, CaseIterable, ExpressibleByArgument, Sendable {
  case chart, render, report, pdf
  case response = "json-response"
  case calendar, synastry, any

  /// - Parameter arguments: All arguments that are not options of the stream.
  /// - Throws: `usage` for options that the product does not have.
  func making(_ arguments: [String]) throws(Problem) -> any Making {
    let making: any Making.Type =
      switch self {
      case .chart: ChartMaking.self
      case .render: RenderMaking.self
      case .report: ReportMaking.self
      case .pdf: DocumentMaking.self
      case .response: ResponseMaking.self
      case .calendar: CalendarMaking.self
      case .synastry: SynastryMaking.self
      case .any: AnyMaking.self
      }
    return try making.parsed(arguments, help: "astro-batch")
  }
}
