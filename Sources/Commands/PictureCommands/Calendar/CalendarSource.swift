import AstroCommandKit
import AstroSvitla

/// The birth of a calendar, if there is one, and where problems with the calendar are told.
struct CalendarSource {
  private let chart: String?
  private let shared: SharedOptions

  /// - Parameter chart: The path of a natal chart or a birth; `nil` for the sky alone.
  init(_ chart: String?, _ shared: SharedOptions) { (self.chart, self.shared) = (chart, shared) }

  /// The name of the chart in messages.
  var name: String { chart.map { InputFile($0).name } ?? "" }

  /// The natal chart, with notes on how it was read.
  func natal() throws(Problem) -> Made<Chart>? {
    guard let chart else { return nil }
    let input = InputFile(chart)
    let document = try input.document(in: shared.chosenLanguage)
    let natal = try ChartSource(shared, file: input.name).natal(from: document)
    return Made(natal, notes: natal.warnings)
  }

  /// What is made of a span; a problem with the span is located at its option, one with the chart at its file.
  func made<Value>(
    over option: String, _ make: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    do throws(Problem) {
      if shared.verifyEphemeris { try shared.ephemerisSource.verify() }
      return try make()
    } catch {
      switch error.code {
      case .usage, .missingEphemeris, .missingFont: throw error
      case .tooLong where error.location == .field("span"):
        throw error.asUsage(of: option)
      case .outOfRange: throw error.of(option)
      case .unknownZone:
        throw error.moved(to: Problem.Location(source: "--zone"))
      default: throw chart == nil ? error : error.of(name)
      }
    }
  }
}
