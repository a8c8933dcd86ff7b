package import AstroChartModel

/// The place, time and settings for which a chart is computed.
package struct Sky: Sendable {
  /// The moment as a Julian day in universal time.
  package var julianDay: Double
  /// If the time of birth is not known: the local midnights before and after it, as Julian days.
  package var day: (start: Double, end: Double)?
  /// The place of the observer; `nil` if it is not known, so that there are no houses.
  package var horizon: Horizon?
  package var settings: ChartSettings

  /// The horizon of a place.
  package struct Horizon: Hashable, Sendable {
    /// Degrees north.
    package var latitude: Double
    /// Degrees east; for a progressed sidereal time, the longitude at which that is the sidereal time of the
    /// moment.
    package var longitude: Double

    package init(latitude: Double, longitude: Double) {
      (self.latitude, self.longitude) = (latitude, longitude)
    }

    package init(_ site: Site) { self.init(latitude: site.latitude, longitude: site.longitude) }
  }

  package init(
    _ julianDay: Double, day: (start: Double, end: Double)? = nil, over horizon: Horizon?,
    settings: ChartSettings
  ) {
    (self.julianDay, self.day, self.horizon, self.settings) = (julianDay, day, horizon, settings)
  }

  init(_ birth: BirthData, _ time: BirthTime, _ settings: ChartSettings) {
    self.init(
      time.moment.julianDay,
      day: time.day.map { (Moment.julianDay($0.lowerBound), Moment.julianDay($0.upperBound)) },
      over: Horizon(latitude: birth.latitude, longitude: birth.longitude), settings: settings)
  }

  /// The first moment to compute for.
  var start: Double { day?.start ?? julianDay }

  /// The place for which houses are computed; `nil` if there are no houses.
  var housesOver: Horizon? { day == nil ? horizon : nil }
}

extension Moment {
  static func julianDay(_ secondsSince1970: Int) -> Double {
    Moment(secondsSince1970: secondsSince1970, utcOffsetSeconds: 0, offsetSource: .fixed).julianDay
  }
}
