package import ChartModel
package import CommandKit
import Skies
import WheelLayout

extension SkiesAround {
  /// The same with the days when aspects of transits are next exact, as the calendar tells them.
  ///
  /// A day that cannot be told, as without an ephemeris, is left out: nothing else depends on it.
  package func dated(around base: Chart, by shared: SharedOptions) -> SkiesAround {
    var dated = self
    for index in dated.skies.indices where dated.skies[index].sky == .transit {
      dated.skies[index].date(around: base, by: shared)
    }
    return dated
  }
}

extension WheelFigure.Outer {
  fileprivate mutating func date(around base: Chart, by shared: SharedOptions) {
    guard let start = chart.moment else { return }
    var calendar = SkyCalendar(shared.ephemerisSource, in: base.settings.zodiac, around: start)
    for aspect in aspects(with: base) {
      guard let body = aspect.body1.body, body.isPlanet, let place = base.longitude(of: aspect.body2),
        let next = try? calendar.nextExact(aspect.type, of: body, to: place, after: start)
      else { continue }
      let there = Moment(
        secondsSince1970: next.secondsSince1970, utcOffsetSeconds: start.utcOffsetSeconds,
        offsetSource: .fixed)
      exactDays[aspect] = there.local.date
    }
  }
}
