import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroTradition

extension Skies {
  /// The obliquity of the ecliptic and the sidereal time of Greenwich, in degrees.
  typealias Earth = (obliquity: Double, siderealTime: Double)

  /// The planets of the day and the planetary hour at an instant.
  ///
  /// The day begins at sunrise, and belongs to the planet of the weekday of that sunrise.
  /// - Parameter earth: How the Earth stands at that instant.
  /// - Returns: `nil` where the Sun does not rise and set within a day of the instant.
  func rulersOfTime(
    at julianDay: Double, _ earth: Earth, seenFrom viewpoint: Viewpoint
  ) throws(Problem) -> RulersOfTime? {
    if let near = try nearRulers(at: julianDay, earth, seenFrom: viewpoint) { return near }
    return try exactRulers(at: julianDay, seenFrom: viewpoint)
  }

  /// The same from the times of sunrise and sunset to the second.
  func exactRulers(at julianDay: Double, seenFrom viewpoint: Viewpoint) throws(Problem) -> RulersOfTime? {
    guard let sunrise = try sunrise(before: julianDay, viewpoint.site),
      let sunset = try next(isRising: false, viewpoint.site, after: sunrise)
    else { return nil }
    let isByDay = julianDay < sunset
    let end = isByDay ? sunset : try next(isRising: true, viewpoint.site, after: sunset)
    guard let end, julianDay < end else { return nil }
    let start = isByDay ? sunrise : sunset
    let hour = min(Int((julianDay - start) / (end - start) * 12), 11)
    let weekday = try viewpoint.weekday(at: sunrise)
    return RulersOfTime(
      day: .ruler(ofHour: 0, weekday: weekday),
      hour: .ruler(ofHour: isByDay ? hour : hour + 12, weekday: weekday))
  }

  /// The same from the times of sunrise and sunset to the minute; `nil` where a minute could change the answer.
  func nearRulers(
    at julianDay: Double, _ earth: Earth, seenFrom viewpoint: Viewpoint
  ) throws(Problem) -> RulersOfTime? {
    guard abs(viewpoint.site.latitude) <= Sunlight.farthest else { return nil }
    let light = Sunlight(
      julianDay: julianDay, sun: try ephemeris.position(of: .sun, at: julianDay, in: .tropical),
      earth: earth, site: viewpoint.site)
    guard let stretch = light.stretch(around: julianDay) else { return nil }
    let (sunrise, length) = (stretch.sunrise, stretch.end - stretch.start)
    let hours = (julianDay - stretch.start) / length * 12
    guard abs(hours - hours.rounded()) / 12 * length > Sunlight.doubt else { return nil }
    let weekday = try viewpoint.weekday(at: sunrise - Sunlight.doubt)
    guard try viewpoint.weekday(at: sunrise + Sunlight.doubt) == weekday else { return nil }
    let hour = Int(hours)
    return RulersOfTime(
      day: .ruler(ofHour: 0, weekday: weekday),
      hour: .ruler(ofHour: stretch.isByDay ? hour : hour + 12, weekday: weekday))
  }

  /// The last sunrise that is not after an instant; `nil` if there is none within a day and a half.
  private func sunrise(before julianDay: Double, _ site: Site) throws(Problem) -> Double? {
    // Sunrises are a day apart but for some minutes, so that two searches find the last one.
    guard var last = try next(isRising: true, site, after: julianDay - 1.5), last <= julianDay else {
      return nil
    }
    if let later = try next(isRising: true, site, after: last + 0.5), later <= julianDay { last = later }
    return last
  }

  private func next(isRising: Bool, _ site: Site, after julianDay: Double) throws(Problem) -> Double? {
    try ephemeris.sunOnHorizon(isRising: isRising, of: site, after: julianDay)
  }
}

extension Sunlight {
  /// The day or the night around an instant, and the sunrise with which its day began; `nil` where there is none.
  fileprivate func stretch(
    around instant: Double
  ) -> (isByDay: Bool, start: Double, end: Double, sunrise: Double)? {
    guard var sunrise = crossing(isRising: true, near: instant) else { return nil }
    if sunrise > instant {
      guard let earlier = crossing(isRising: true, near: sunrise - 1) else { return nil }
      sunrise = earlier
    }
    guard let sunset = crossing(isRising: false, near: sunrise + 0.5),
      let next = crossing(isRising: true, near: sunrise + 1), sunrise < sunset, sunset < next, instant < next
    else { return nil }
    return instant < sunset ? (true, sunrise, sunset, sunrise) : (false, sunset, next, sunrise)
  }
}
