import AstroAlmanac
import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroTradition

extension SkyCalendar {
  /// The times of lords that overlap a span, the longest and their parts, by the customary conventions.
  ///
  /// Firdaria, releasing from Spirit and from Fortune, Vimshottari; none without a time of birth, or before the birth.
  func lordTimes(of natal: Chart, in span: CalendarSpan) throws(Problem) -> [SkyEvent] {
    var finder = DetailFinder(ephemeris)
    let details = try finder.details(of: natal, [.timelords, .sect])
    guard let lords = details.timeLords, let sect = details.sect, let birth = natal.moment?.julianDay,
      span.to.julianDay > birth
    else { return [] }
    let (from, to) = (span.from.julianDay, span.to.julianDay)
    // Each cycle of 75 years begins as the one before it ends.
    let cycles = stride(from: from, to: to, by: 70 * Firdaria.year).map { $0 } + [to]
    let firdaria = Set(
      cycles.map { Firdaria(of: birth, isDay: sect.isDay, details.conventions.firdaria, on: $0).periods })
    var times: [LordTime] = []
    for periods in firdaria { times += try LordTime.all(.firdaria, periods, from, to) }
    times += try LordTime.all(.spirit, lords.spirit, birth, from, to)
    times += try LordTime.all(.fortune, lords.fortune, birth, from, to)
    if let dasha = lords.vimshottari { times += try LordTime.all(.vimshottari, dasha.periods, from, to) }
    return times.filter { span.overlaps($0.start, $0.end) && $0.end.julianDay > birth }
      .sorted { $0.order < $1.order }.map(SkyEvent.lordTime)
  }
}

extension LordTime {
  /// Periods and their parts; one that is undivided has none.
  fileprivate static func all(
    _ system: System, _ periods: [LordPeriod], _ from: Double, _ to: Double
  ) throws(Problem) -> [LordTime] {
    var times: [LordTime] = []
    for period in periods where period.start < to && period.end > from {
      times.append(
        LordTime(system, .lord(period.lord), from: try .at(period.start), to: try .at(period.end)))
      for part in period.parts where part.start < to && part.end > from {
        times.append(
          LordTime(
            system, .lord(part.lord), within: .lord(period.lord), from: try .at(part.start),
            to: try .at(part.end)))
      }
    }
    return times
  }

  fileprivate static func all(
    _ system: System, _ releasing: Releasing, _ birth: Double, _ from: Double, _ to: Double
  ) throws(Problem) -> [LordTime] {
    guard to > birth else { return [] }
    var times: [LordTime] = []
    for period in releasing.periods(years: (to - birth) / 360 + 1)
    where period.start < to && period.end > from {
      times.append(try LordTime(system, period, within: nil))
      for part in releasing.parts(of: period) where part.start < to && part.end > from {
        times.append(try LordTime(system, part, within: .sign(period.sign)))
      }
    }
    return times
  }

  private init(_ system: System, _ period: Releasing.Period, within: Ruler?) throws(Problem) {
    self.init(
      system, .sign(period.sign), within: within, peak: period.peak, isLoosed: period.isLoosed,
      from: try .at(period.start), to: try .at(period.end))
  }

  /// By time, then by system, the longer before its part.
  fileprivate var order: (Int, Int, Int, Int) {
    (
      start.secondsSince1970, start.nanoseconds, System.allCases.firstIndex(of: system) ?? 0, level
    )
  }
}
