import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroTradition

extension Skies {
  /// The planets of the day and the planetary hour at an instant.
  ///
  /// The day begins at sunrise, and belongs to the planet of the weekday of that sunrise.
  /// - Returns: `nil` where the Sun does not rise and set within a day of the instant.
  func rulersOfTime(at julianDay: Double, seenFrom viewpoint: Viewpoint) throws(Problem) -> RulersOfTime? {
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
