import AstroChartModel
import AstroDiagnostics

/// The Moon's phases, and eclipses.
extension Almanac {
  /// The four quarters of each lunation, each searched for separately: a century has five thousand.
  func lunations(in span: CalendarSpan) throws(Problem) -> [SkyEvent] {
    let (sun, moon) = (try sky.mover(of: .sun), try sky.mover(of: .moon))
    let mean = moon.pace.mean.speed - sun.pace.mean.speed
    let days = span.days()
    let first = Int(((elongation(at: days.lowerBound) - Almanac.farthest) / 90).rounded(.down))
    let last = Int(((elongation(at: days.upperBound) + Almanac.farthest) / 90).rounded(.up))
    var events: [SkyEvent] = []
    for quarter in first...max(first, last) {
      let goal = 90 * Double(quarter)
      let guess = estimate(goal, mean)
      guard moon.bounds.contains(guess) else { continue }
      var ahead = 0.0
      let found = try SteadySearch.meeting(goal, near: guess, speed: speed(at: guess)) {
        (day) throws(Problem) in
        ahead = try moon.unwrapped(day)
        return ahead - (try sun.unwrapped(day))
      }
      let moment = try Moment.at(found.julianDay)
      guard span.contains(moment) else { continue }
      let phase = Lunation.Phase.allCases[((quarter % 4) + 4) % 4]
      // Adds the Moon's motion since the last sampled day: the gain on the Sun plus the Sun's own motion.
      let way = (found.speed + sun.pace.mean.speed) * (found.julianDay - found.last)
      events.append(.lunation(Lunation(phase, at: moment, Longitude(ahead + way))))
    }
    return events
  }

  func eclipses(in span: CalendarSpan) throws(Problem) -> [SkyEvent] {
    try sky.eclipses(span.days()).filter { span.contains($0.greatest) }.map(SkyEvent.eclipse)
  }

  /// The approximate elongation of the Moon from the Sun, unwrapped from turn to turn.
  private func elongation(at day: Double) -> Double {
    let mean =
      (sky.movers[.moon]?.pace.mean.longitude(at: day) ?? 0)
      - (sky.movers[.sun]?.pace.mean.longitude(at: day) ?? 0)
    let about = sky.elongation(day)
    return about + 360 * ((mean - about) / 360).rounded()
  }

  /// Approximately when the Moon has a given elongation.
  private func estimate(_ goal: Double, _ speed: Double) -> Double {
    let epoch = elongation(at: Mover.Mean.epoch)
    var day = Mover.Mean.epoch + (goal - epoch) / speed
    // The true speed differs from the mean one by less than a quarter.
    for _ in 0..<6 { day += (goal - elongation(at: day)) / speed }
    return day
  }

  /// The approximate rate of the elongation, in degrees per day.
  private func speed(at day: Double) -> Double {
    (elongation(at: day + 0.01) - elongation(at: day - 0.01)) / 0.02
  }

  /// More degrees than the estimate is ever off.
  private static let farthest = 20.0
}
