import ChartModel

/// Where, when and how a chart is computed.
struct Sky {
  /// Universal time.
  var julianDay: Double
  /// Julian days of the local midnights around it, where the time of birth is not known.
  var day: (start: Double, end: Double)?
  /// Degrees north.
  var latitude: Double
  /// Degrees east.
  var longitude: Double
  var settings: ChartSettings

  init(_ birth: BirthData, _ time: BirthTime, _ settings: ChartSettings) {
    julianDay = time.moment.julianDay
    day = time.day.map { (Moment.julianDay($0.lowerBound), Moment.julianDay($0.upperBound)) }
    (latitude, longitude, self.settings) = (birth.latitude, birth.longitude, settings)
  }
}

extension Moment {
  static func julianDay(_ secondsSince1970: Int) -> Double {
    Moment(secondsSince1970: secondsSince1970, utcOffsetSeconds: 0, offsetSource: .fixed).julianDay
  }
}
