import AstroChartModel
import AstroDiagnostics

/// Astrolog's oldest chart file: month, day, year, time, zone, longitude and latitude, each on a line; minutes
/// stand behind the point, and west is positive.
struct AstrologNumbers {
  private let numbers: [Double]
  private let line: Int

  init?(_ lines: TextLines) {
    let found = lines.filled(atMost: 8)
    guard found.count == 7, let first = found.first else { return nil }
    numbers = found.compactMap { Double($0.trimmed) }
    line = first.number
    guard numbers.count == 7, numbers.allSatisfy({ abs($0) < 100_000 }) else { return nil }
  }

  var draft: DraftRecord {
    DraftRecord(line: line) { draft throws(Problem) in
      let day = numbers.prefix(3).map { String(Int($0)) }
      try AstrologDay(month: day[0], day: day[1], year: day[2]).fill(&draft)
      let seconds = AstrologNumbers.sexagesimal(numbers[3])
      guard let time = ClockTime(hour: seconds / 3600, minute: seconds / 60 % 60) else {
        throw Problem(
          .invalidValue, at: .field("time"), ExchangeFault.time(Quotation.number(numbers[3])))
      }
      draft.time = time
      draft.zone = OffsetText.of(-AstrologNumbers.sexagesimal(numbers[4]))
      draft.longitude = -Double(AstrologNumbers.sexagesimal(numbers[5])) / 3600
      draft.latitude = Double(AstrologNumbers.sexagesimal(numbers[6])) / 3600
    }
  }

  /// Whole units and minutes, as in −30.31 for −30°31′, in units of which 3600 make one.
  private static func sexagesimal(_ number: Double) -> Int {
    let hundredths = Int((number.magnitude * 100).rounded())
    let seconds = hundredths / 100 * 3600 + hundredths % 100 * 60
    return number < 0 ? -seconds : seconds
  }
}
