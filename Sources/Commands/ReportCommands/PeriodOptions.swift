import ArgumentParser
package import AstroChartModel
import AstroCommandKit
package import AstroDaybook
package import AstroDiagnostics
package import AstroPeriods
package import AstroWording

/// The options for the day that a reading is about, and for whom.
package struct PeriodOptions: ParsableArguments {
  @Option(name: .customLong("day"), defaultAsFlag: "", parsing: .next, help: .told("period.day"))
  private var givenDay: String?

  @Option(name: .customLong("sign"), help: .told("period.sign"), transform: PeriodOptions.sign)
  private var givenSign: Sign?

  @Option(parsing: .unconditional, help: .told("period.zone"))
  private var zone: String?

  package init() {}

  /// The day as it is given; empty for today, `nil` if none is asked for.
  package var day: String? { givenDay }
  /// The sign of a reading without a birth.
  package var sign: Sign? { givenSign }

  /// The options that make a reading of time, as they are given.
  package var names: [String] { [("--day", day != nil), ("--sign", sign != nil)].filter(\.1).map(\.0) }

  /// Refuses a zone without anything that is told by its clock.
  func check() throws(Problem) {
    if zone != nil, day == nil { throw .usage("--zone", OptionFault.works(with: "--day")) }
  }

  /// The reading of the day for a birth.
  ///
  /// - Parameter now: When it is today, if no day is named.
  package func reading(
    of natal: Chart, by daybook: inout Daybook, in language: Language, now: Moment, generatedAt: Moment?
  ) throws(Problem) -> Made<PeriodReport> {
    let date = try date(for: natal, now)
    return try told { () throws(Problem) in
      try daybook.day(of: natal, on: date, zone: zone, in: language, generatedAt: generatedAt)
    }
  }

  /// The reading of the day for a sign.
  package func reading(
    of sign: Sign, by daybook: inout Daybook, in zodiac: Zodiac, _ language: Language, now: Moment
  ) throws(Problem) -> PeriodReport {
    let (date, zone) = (try date(for: nil, now), zone ?? Defaults.inForce.zone)
    return try told { () throws(Problem) in
      try daybook.day(of: sign, on: date, zone: zone, zodiac: zodiac, in: language, generatedAt: now)
    }
  }

  /// The day that is named, or that it is now where the reader's clock is.
  private func date(for natal: Chart?, _ now: Moment) throws(Problem) -> CivilDate {
    guard let day, !day.isEmpty else {
      let zone = zone ?? (natal == nil ? Defaults.inForce.zone : nil)
      return try told { () throws(Problem) in
        try Daybook.today(at: now, zone: zone, for: natal)
      }
    }
    do throws(Problem) { return try CivilDate(checkingWritten: day) } catch {
      throw error.asUsage(of: "--day")
    }
  }

  /// Locates problems with the day and the zone at their options.
  private func told<Value>(_ make: () throws(Problem) -> Value) throws(Problem) -> Value {
    do throws(Problem) { return try make() } catch {
      switch error.code {
      case .unknownZone: throw error.moved(to: Problem.Location(source: "--zone"))
      case .outOfRange: throw error.of("--day")
      default: throw error
      }
    }
  }

  private static func sign(_ text: String) throws -> Sign {
    try OptionValue.value(text, Sign(rawValue: text), among: Sign.allCases.map(\.rawValue))
  }
}
