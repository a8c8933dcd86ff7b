package import ArgumentParser
import AstroCalendarKit
package import AstroChartModel
import AstroCommandKit
package import AstroDiagnostics
package import AstroTimeline

/// The option for the year that a document is about, and its time zone.
package struct YearOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A year of the chart: its timeline, a list of events, and a sheet for each month.", valueName: "year"))
  package var year: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time zone of the year: Europe/Kyiv, +03:00. (default: that of the birth)",
      valueName: "zone"))
  private var zone: String?

  package init() {}

  /// Refuses options that do not go with a year.
  package func check(_ options: DocumentOptions, _ skies: SkyOptions) throws(Problem) {
    guard year != nil else {
      if zone != nil { throw .usage("--zone", "is the clock of a year", hint: "add --year, or leave it out") }
      return
    }
    if let reading = options.namesOfReading.first {
      throw .usage(
        reading, "is of a reading, and a year is a document of its own",
        hint: "leave it out, or make two documents")
    }
    if let sky = skies.names.first {
      throw .usage(sky, "cannot stand beside --year", hint: "leave it out: a year has its own skies around")
    }
  }

  /// The clock for the year of a birth, and the name of its time zone.
  ///
  /// Local mean time is not in use today: a birth with a time in it has its year in UTC.
  package func clock(of natal: Chart) throws(Problem) -> (clock: LocalClock, name: String) {
    let own = natal.birth.map(\.timeZone).flatMap { $0 == "LMT" ? nil : $0 }
    guard let zone = zone ?? own else { return (.utc, "UTC") }
    return (LocalClock(try SpanOptions.clock(of: zone, longitude: natal.birth?.longitude ?? 0)), zone)
  }

  /// The span from the first instant of a year to that of the next.
  package static func span(of year: Int, by clock: LocalClock) throws(Problem) -> CalendarSpan {
    guard let first = CivilDate(year: year, month: 1, day: 1),
      let next = year == CivilDate.years.upperBound ? nil : CivilDate(year: year + 1, month: 1, day: 1)
    else {
      let (least, most) = (CivilDate.years.lowerBound, CivilDate.years.upperBound - 1)
      throw .usage("--year", "\(year) is out of range (\(least) to \(most))")
    }
    return try CalendarSpan(from: clock.start(of: first), to: clock.start(of: next))
  }
}
