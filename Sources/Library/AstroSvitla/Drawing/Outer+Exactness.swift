package import AstroChartModel
package import AstroEphemeris
import AstroSkies
import AstroWheelLayout

extension [OuterSky] {
  /// The skies with the days when aspects of transits are next exact, as in a calendar.
  ///
  /// A day that cannot be computed, for example without an ephemeris, is left out, because nothing else
  /// depends on it.
  package func dated(around base: Chart, by ephemeris: SwissEphemeris) -> [OuterSky] {
    map { sky in
      var sky = sky
      if sky.sky == .transit { sky.date(around: base, by: ephemeris) }
      return sky
    }
  }
}

extension OuterSky {
  fileprivate mutating func date(around base: Chart, by ephemeris: SwissEphemeris) {
    guard let start = chart.moment else { return }
    var calendar = SkyCalendar(ephemeris, in: base.settings.zodiac, around: start)
    // An aspect to a Moon of any hour of its day has no day of its own.
    for aspect in aspects(with: base) where !aspect.isBroad {
      guard let body = aspect.end1.body, body.isPlanet, let place = base.longitude(of: aspect.end2),
        let next = try? calendar.nextExact(aspect.type, of: body, to: place, after: start)
      else { continue }
      let there = Moment(
        secondsSince1970: next.secondsSince1970, utcOffsetSeconds: start.utcOffsetSeconds,
        offsetSource: .fixed)
      exactDays[aspect] = there.local.date
    }
  }
}
