import ChartModel
import Diagnostics

/// Years and months of life, and the hours of a day.
extension Almanac {
  /// The years of life that any part of a span lies in, from one return of the Sun to the next, and their twelfths.
  ///
  /// Whole signs are counted on from the Ascendant's, one a year and one a month (Valens, book IV).
  func profections(_ span: CalendarSpan, of birth: Nativity) throws(Problem) -> [SkyEvent] {
    guard let day = birth.julianDay, let rising = birth.ascendant?.sign else { return [] }
    let sun = try sky.mover(of: .sun)
    let year = 360 / sun.pace.mean.speed
    let days = span.days()
    let first = max(0, Int(((days.lowerBound - day) / year).rounded(.down)) - 1)
    let last = Int(((days.upperBound - day) / year).rounded(.up)) + 1
    guard last >= first else { return [] }
    // The Sun is back within two days of the mean year; what the positions do not cover is not told.
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

  /// When the Sun is back for the so many-th time, as a Julian day; birth itself for 0.
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

  /// The planetary hours of a place that any part of a span lies in.
  ///
  /// Twelve from sunrise to sunset and twelve to the next sunrise; the first is ruled by the planet of the weekday of the
  /// sunrise, the next each by the next faster one.
  func hours(in span: CalendarSpan) throws(Problem) -> [SkyEvent] {
    var events: [SkyEvent] = []
    for day in try sky.daylight(span.days()).days {
      let edges =
        Almanac.twelfths(from: day.sunrise, to: day.sunset)
        + Almanac.twelfths(from: day.sunset, to: day.nextSunrise)
      for (index, edge) in edges.enumerated() {
        let ruler = Almanac.chaldeanOrder[(Almanac.placeOfRuler(day.weekday) + index) % 7]
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

  /// From the slowest to the fastest.
  private static let chaldeanOrder: [Body] = [.saturn, .jupiter, .mars, .sun, .venus, .mercury, .moon]

  /// Of Sunday the Sun's place in that order; three further on for each day: 24 hours are three more than 21.
  private static func placeOfRuler(_ weekday: Int) -> Int { (3 + 3 * weekday) % 7 }
}
