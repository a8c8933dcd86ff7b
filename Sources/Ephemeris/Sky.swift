package import ChartModel

/// Where, when and how a chart is computed.
package struct Sky: Sendable {
  /// Universal time.
  package var julianDay: Double
  /// Julian days of the local midnights around it, where the time of birth is not known.
  package var day: (start: Double, end: Double)?
  /// Where it is seen from; `nil` where nobody says, so that there are no houses.
  package var horizon: Horizon?
  package var settings: ChartSettings

  /// The horizon of a place.
  package struct Horizon: Hashable, Sendable {
    /// Degrees north.
    package var latitude: Double
    /// Degrees east; with a progressed sidereal time, those of a place that has it at the moment.
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

  /// Where houses are seen from; `nil` where there are none.
  var housesOver: Horizon? { day == nil ? horizon : nil }
}

extension Moment {
  static func julianDay(_ secondsSince1970: Int) -> Double {
    Moment(secondsSince1970: secondsSince1970, utcOffsetSeconds: 0, offsetSource: .fixed).julianDay
  }
}
