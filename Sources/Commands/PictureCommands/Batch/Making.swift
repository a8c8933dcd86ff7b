import ArgumentParser
import AstroChartFiles
import AstroCommandKit
import AstroDiagnostics
import AstroStreamKit

/// What is made from lines, with the options of the command that makes the same from a file.
protocol Making: ParsableArguments {
  /// The source of the lines; `nil` for standard input.
  var file: String? { get }
  var shared: SharedOptions { get }
  /// Whether each line becomes files, rather than a line.
  var makesFiles: Bool { get }
  /// How many lines are processed together.
  var portion: Int { get }

  /// Refuses options that cannot be carried out, before anything is read.
  func check() throws(Problem)

  /// A maker for one thread.
  func maker() throws(Problem) -> any StreamMaker
}

extension Making {
  var makesFiles: Bool { false }
  var portion: Int { 16 }
  func check() throws(Problem) {}
}

/// The values of `--make`.
enum Product: String, CaseIterable, ExpressibleByArgument, Sendable {
  case chart, render, report, pdf
  case response = "json-response"
  case calendar, any

  /// - Parameter arguments: All arguments that are not options of the stream.
  /// - Throws: `usage` for options that the product does not have.
  func making(_ arguments: [String]) throws(Problem) -> any Making {
    switch self {
    case .chart: try Product.parsed(ChartMaking.self, arguments)
    case .render: try Product.parsed(RenderMaking.self, arguments)
    case .report: try Product.parsed(ReportMaking.self, arguments)
    case .pdf: try Product.parsed(DocumentMaking.self, arguments)
    case .response: try Product.parsed(ResponseMaking.self, arguments)
    case .calendar: try Product.parsed(CalendarMaking.self, arguments)
    case .any: try Product.parsed(AnyMaking.self, arguments)
    }
  }

  private static func parsed<Options: Making>(
    _ options: Options.Type, _ arguments: [String]
  ) throws(Problem) -> Options {
    do {
      return try Options.parse(arguments)
    } catch let error as Problem {
      throw error
    } catch {
      let words = Options.message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
      throw .usage("", words, hint: "see astro-batch --help")
    }
  }
}

/// Makes a product of each line.
struct LineMaker: StreamMaker {
  private let product: (Made<ChartDocument>) throws(Problem) -> StreamProduct

  init(_ product: @escaping (Made<ChartDocument>) throws(Problem) -> StreamProduct) {
    self.product = product
  }

  func make(_ line: Made<ChartDocument>) throws(Problem) -> StreamProduct { try product(line) }
}
