import AstroChartModel
import AstroDiagnostics

/// The measure of secondary progressions: a day for a year.
package enum SecondaryProgression {
  /// The days of a tropical year.
  ///
  /// With a Julian year of 365.25 days, the progressed Moon would be 4′ off in old age.
  package static let year = 365.242_19
}

extension Almanac {
  /// The signs that the progressed Moon enters in a span, and the octants of its phase that begin.
  ///
  /// None before the birth, and none without its time, a day of which is a year of progression.
  func progressedChanges(in span: CalendarSpan, of birth: Nativity) throws(Problem) -> [SkyEvent] {
    guard let born = birth.julianDay, birth.ascendant != nil else { return [] }
    let days = span.days()
    guard days.upperBound > born else { return [] }
    func progressed(_ day: Double) -> Double { born + (day - born) / SecondaryProgression.year }
    let life = progressed(max(days.lowerBound, born))...progressed(days.upperBound)
    // The days after a birth are no part of the courses that are kept for spans.
    let (moon, phase) = try progressedCourses(covering: life)
    let found =
      moon.encounters(with: .signs, in: life).map { (ProgressedChange.Of.sign, moon, $0) }
      + phase.encounters(with: .octants, in: life).map { (ProgressedChange.Of.phase, phase, $0) }
    var events: [SkyEvent] = []
    for (what, course, encounter) in found {
      let day = try course.closeMeeting(encounter)
      let moment = try Moment.at(born + (day - born) * SecondaryProgression.year)
      guard span.contains(moment), day >= born else { continue }
      let index = encounter.level.index
      let sign = what == .sign ? Sign(index: index) : Longitude(try moon.way.exact(day)).sign
      let octant =
        what == .phase
        ? MoonPhase.allCases[index] : MoonPhase(elongation: Longitude(try phase.way.exact(day)).degrees)
      events.append(.progressed(ProgressedChange(of: what, in: sign, octant, at: moment)))
    }
    return events
  }

  /// The Moon, and how far it is ahead of the Sun.
  private func progressedCourses(
    covering days: ClosedRange<Double>
  ) throws(Problem) -> (moon: Course, phase: Course) {
    var (moon, sun) = (
      Course(Way(of: try sky.mover(of: .moon))), Course(Way(of: try sky.mover(of: .sun)))
    )
    try moon.cover(days)
    try sun.cover(days)
    var phase = Course(Way(from: sun, to: moon))
    try phase.cover(days)
    return (moon, phase)
  }
}

extension Levels {
  fileprivate static let signs = Levels(Sign.allCases.map(\.start))
  fileprivate static let octants = Levels(MoonPhase.allCases.indices.map { 45 * Double($0) })
}

extension Course {
  /// When a way meets a value, closer than the days of a span need: a second of the progressed sky is six minutes of life.
  fileprivate func closeMeeting(_ encounter: Encounter) throws(Problem) -> Double {
    let guess = estimate(of: encounter.value, in: encounter.stretch)
    let speed = piece(of: encounter.stretch).valueAndSpeed(at: guess).speed
    return try SteadySearch.meeting(encounter.value, near: guess, speed: speed, way.exact).julianDay
  }
}
