import AstroChartModel
import AstroDiagnostics

/// Years and months of life, and the hours of a day.
extension Almanac {
  /// The years of life that overlap a span, from one solar return to the next, and their twelfths.
  ///
  /// The sign advances from that of the Ascendant by one per year, and by one per month within it (Valens,
  /// book IV).
  func profections(_ span: CalendarSpan, of birth: Nativity) throws(Problem) -> [SkyEvent] {
    guard let day = birth.julianDay, let rising = birth.ascendant?.sign else { return [] }
    let sun = try sky.mover(of: .sun)
    let year = 360 / sun.pace.mean.speed
    let days = span.days()
    let first = max(0, Int(((days.lowerBound - day) / year).rounded(.down)) - 1)
    let last = Int(((days.upperBound - day) / year).rounded(.up)) + 1
    guard last >= first else { return [] }
    // A solar return differs from the mean year by less than two days; years beyond the positions are left
    // out.
    let ages = (first...last).filter { sun.bounds.contains(day + Double($0) * year + ($0 > 0 ? 3 : 0)) }
    let starts = try ages.map { (age) throws(Problem) in
      (age: age, day: try solarReturn(age, of: birth, bornOn: day, year: year))
    }
    var events: [SkyEvent] = []
    for (start, next) in zip(starts, starts.dropFirst()) {
      events += try Almanac.profections(atAge: start.age, rising, from: start.day, to: next.day)
    }
    return events.filter { event in
      guard case .profection(let time) = event else { return false }
      return span.overlaps(time.start, time.end)
    }
  }

  private static func profections(
    atAge age: Int, _ rising: Sign, from start: Double, to end: Double
  ) throws(Problem) -> [SkyEvent] {
    func profection(_ period: Profection.Period, _ count: Int, _ start: Double, _ end: Double) throws(Problem)
      -> SkyEvent
    {
      .profection(
        Profection(
          period, Sign(index: rising.index + count), house: count % 12 + 1, from: try .at(start),
          to: try .at(end)
        ))
    }
    var events = [try profection(.year, age, start, end)]
    for month in 0..<12 {
      let edges = [month, month + 1].map { start + (end - start) * Double($0) / 12 }
      events.append(try profection(.month, age + month, edges[0], edges[1]))
    }
    return events
  }

  /// The n-th solar return, with n = `age`, as a Julian day; the birth itself for 0.
  private func solarReturn(
    _ age: Int, of birth: Nativity, bornOn day: Double, year: Double
  ) throws(Problem) -> Double {
    guard age > 0 else { return day }
    let sun = try sky.mover(of: .sun)
    let goal = try sun.unwrapped(day) + 360 * Double(age)
    return try SteadySearch.meeting(
      goal, near: day + Double(age) * year, speed: sun.pace.mean.speed
    ) { (day) throws(Problem) in try sun.unwrapped(day) }.julianDay
  }

  // MARK: - Hours

  /// The planetary hours of a place that overlap a span.
  ///
  /// There are twelve hours from sunrise to sunset, and twelve to the next sunrise. The first is ruled by the
  /// planet of the weekday on which the Sun rises, each following hour by the next faster planet.
  func hours(in span: CalendarSpan) throws(Problem) -> [SkyEvent] {
    var events: [SkyEvent] = []
    for day in try sky.daylight(span.days()).days {
      let edges =
        Almanac.twelfths(from: day.sunrise, to: day.sunset)
        + Almanac.twelfths(from: day.sunset, to: day.nextSunrise)
      for (index, edge) in edges.enumerated() {
        let ruler = Body.ruler(ofHour: index, weekday: day.weekday)
        let (start, end) = (try Moment.at(edge.start), try Moment.at(edge.end))
        guard span.contains(start) else { continue }
        events.append(
          .hour(
            PlanetaryHour(of: ruler, number: index % 12 + 1, isByDay: index < 12, from: start, to: end)))
      }
    }
    return events
  }

  private static func twelfths(from start: Double, to end: Double) -> [(start: Double, end: Double)] {
    (0..<12).map { part in
      (start + (end - start) * Double(part) / 12, start + (end - start) * Double(part + 1) / 12)
    }
  }
}
