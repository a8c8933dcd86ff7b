package import AstroChartModel
package import AstroDiagnostics

/// What an almanac needs to know of the sky, as functions of time.
package struct AlmanacSky: Sendable {
  /// The sunrises and sunsets of a place, in chronological order.
  package struct Daylight: Hashable, Sendable {
    /// The time from one sunrise to the next, as Julian days in universal time.
    package struct Day: Hashable, Sendable {
      package var sunrise: Double
      package var sunset: Double
      package var nextSunrise: Double
      /// The local weekday of the sunrise, from 0 for Sunday to 6 for Saturday.
      package var weekday: Int

      package init(sunrise: Double, sunset: Double, nextSunrise: Double, weekday: Int) {
        (self.sunrise, self.sunset, self.nextSunrise) = (sunrise, sunset, nextSunrise)
        self.weekday = weekday
      }
    }

    package var days: [Day]

    package init(_ days: [Day]) { self.days = days }
  }

  package typealias Span = ClosedRange<Double>

  /// The bodies that move.
  package var movers: [Body: Mover]
  /// How far bodies are from the celestial equator, in the measure of ``bound``; the Sun, which is never out of bounds, is
  /// not among them.
  package var declinations: [Body: Mover]
  /// The approximate elongation of the Moon from the Sun in degrees, which narrows down the search for
  /// lunations.
  package var elongation: @Sendable (Double) -> Double
  /// All eclipses in some days, and possibly some around them.
  package var eclipses: @Sendable (Span) throws(Problem) -> [Eclipse]
  /// All planetary days that overlap some days, except those without sunrise or sunset.
  package var daylight: @Sendable (Span) throws(Problem) -> Daylight

  /// Makes a sky; by default without eclipses, and without a place for planetary hours.
  package init(
    movers: [Body: Mover], declinations: [Body: Mover] = [:],
    elongation: (@Sendable (Double) -> Double)? = nil,
    eclipses: @escaping @Sendable (Span) throws(Problem) -> [Eclipse] = { _ in [] },
    daylight: @escaping @Sendable (Span) throws(Problem) -> Daylight = { _ in Daylight([]) }
  ) {
    (self.movers, self.declinations) = (movers, declinations)
    (self.eclipses, self.daylight) = (eclipses, daylight)
    let (moon, sun) = (movers[.moon]?.pace.mean, movers[.sun]?.pace.mean)
    self.elongation =
      elongation ?? { (moon?.longitude(at: $0) ?? 0) - (sun?.longitude(at: $0) ?? 0) }
  }

  package func mover(of body: Body) throws(Problem) -> Mover {
    guard let mover = movers[body] else {
      throw Problem(
        .usage, at: .field("movers"),
        Told(
          "\(body.rawValue) is not followed through the sky", hint: "name one or more of sun to pluto",
          ukrainian: "рух \(body.rawValue) не відстежується",
          hint: "назвіть одне або кілька тіл від sun до pluto"))
    }
    return mover
  }
}

/// What an almanac needs to know of a birth.
package struct Nativity: Sendable {
  /// A point of the birth chart.
  package struct Point: Hashable, Sendable {
    package var end: AspectEnd
    /// The longitude in degrees, in full precision.
    package var longitude: Double

    package init(_ end: AspectEnd, longitude: Double) { (self.end, self.longitude) = (end, longitude) }
  }

  /// The points whose longitudes are known.
  package var points: [Point]
  /// `nil` without a time of birth.
  package var houses: Houses?
  /// `nil` without a time of birth.
  package var ascendant: Longitude?
  /// The instant in universal time; `nil` if not even the day is known.
  package var julianDay: Double?

  package init(
    points: [Point], houses: Houses? = nil, ascendant: Longitude? = nil, julianDay: Double? = nil
  ) {
    (self.points, self.houses, self.ascendant, self.julianDay) = (points, houses, ascendant, julianDay)
  }

  func longitude(of body: Body) -> Double? { points.first { $0.end == .body(body) }?.longitude }
}
