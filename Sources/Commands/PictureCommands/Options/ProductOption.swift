import AstroCommandKit

/// The values of `--make`.
enum Product: String, CaseIterable, ExpressibleByArgument, Sendable {
  case chart, render, report, pdf
  case response = "json-response"
  case calendar, synastry, day, any

  /// - Parameter arguments: All arguments that are not options of the stream.
  /// - Throws: `usage` for options that the product does not have.
  func making(_ arguments: [String]) throws(Problem) -> any Making {
    let making: any Making.Type =
      switch self {
      case .chart: ChartMaking.self
      case .render, .response: WheelMaking.self
      case .report: ReportMaking.self
      case .pdf: DocumentMaking.self
      case .calendar: CalendarMaking.self
      case .synastry: SynastryMaking.self
      case .day: DayMaking.self
      case .any: AnyMaking.self
      }
    return try making.parsed(arguments, help: "astro-batch")
  }

  /// The same for a request of one line, which holds its chart, and is answered by one line.
  func request(_ arguments: [String]) throws(Problem) -> any Making {
    let making = try making(arguments)
    if making.line.file != nil { throw .usage("options", PictureUsage.lineNamesFile) }
    if try making.table() != nil { throw .usage("options", PictureUsage.lineAsksForTable) }
    return making
  }

  /// Whether each line becomes files, rather than a line.
  var makesFiles: Bool { self == .render || self == .pdf }

  /// How many lines are processed together.
  var portion: Int {
    switch self {
    // A program waits for each answer.
    case .pdf, .any: 1
    case .render, .calendar: 2
    case .response: 4
    case .chart, .report, .synastry, .day: 16
    }
  }
}
