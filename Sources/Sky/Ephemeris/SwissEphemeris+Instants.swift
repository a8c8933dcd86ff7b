package import AstroChartModel
package import AstroDiagnostics
import CAstroSwissEphemeris

/// Charts and positions at any instant, for charts that are derived from births.
///
/// Instants are Julian days in universal time. All functions throw `outOfRange` for an instant that the
/// ephemeris does not cover.
extension SwissEphemeris {
  /// The chart of a sky, without a name, a birth or a moment.
  package func chart(of sky: Sky) throws(Problem) -> Chart {
    try compute(sky, from: try volume(at: sky.start))
  }

  /// The position of a body on the ecliptic.
  ///
  /// - Parameter body: One that libswe has a number for: a planet, the north node, Lilith or a minor planet.
  package func position(
    of body: Body, at julianDay: Double, in zodiac: Zodiac, by settings: ChartSettings = .usual
  ) throws(Problem) -> Coordinates {
    let number = try number(of: body, settings)
    return try at(julianDay) { (open: borrowing OpenEphemeris) throws(Problem) in
      try open.ecliptic(number, at: julianDay, in: zodiac)
    }
  }

  /// The right ascension and the declination of a body, in degrees on the true equator of date.
  package func equator(of body: Body, at julianDay: Double) throws(Problem) -> Coordinates {
    let number = try number(of: body, .usual)
    return try at(julianDay) { (open: borrowing OpenEphemeris) throws(Problem) in
      try open.equatorial(number, at: julianDay)
    }
  }

  /// The right ascension of a body, in degrees on the true equator of date.
  package func rightAscension(of body: Body, at julianDay: Double) throws(Problem) -> Double {
    try equator(of: body, at: julianDay).longitude
  }

  /// The declination of a body and the true obliquity of date, in degrees.
  package func declination(
    of body: Body, at julianDay: Double
  ) throws(Problem) -> (declination: Double, obliquity: Double) {
    let number = try number(of: body, .usual)
    let both = try at(julianDay) { (open: borrowing OpenEphemeris) throws(Problem) in
      let declination = try open.equatorial(number, at: julianDay).latitude
      return Coordinates(
        longitude: try open.obliquity(at: julianDay), latitude: declination, speed: 0)
    }
    return (both.latitude, both.longitude)
  }

  /// The orientation of the Earth: the true obliquity of the ecliptic and the apparent sidereal time of
  /// Greenwich, in degrees.
  package func earth(at julianDay: Double) throws(Problem) -> (obliquity: Double, siderealTime: Double) {
    let both = try at(julianDay) { (open: borrowing OpenEphemeris) throws(Problem) in
      let obliquity = try open.obliquity(at: julianDay)
      return Coordinates(longitude: open.siderealTime(at: julianDay), latitude: obliquity, speed: 0)
    }
    return (both.latitude, both.longitude)
  }

  /// The apparent sidereal time of Greenwich, and where bodies are on the true equator of date, in degrees;
  /// without speeds.
  package func equator(
    of bodies: [Body], at julianDay: Double
  ) throws(Problem) -> (siderealTime: Double, places: [Coordinates]) {
    let numbers = try bodies.map { (body) throws(Problem) in try number(of: body, .usual) }
    let sky = try OpenEphemeris.with(source, path, try volume(at: julianDay)) {
      (open: borrowing OpenEphemeris) throws(Problem) in
      var sky = [open.siderealTime(at: julianDay)]
      for number in numbers {
        let place = try open.equatorial(number, at: julianDay)
        sky += [place.longitude, place.latitude]
      }
      return sky
    }
    let places = stride(from: 1, to: sky.count, by: 2).map {
      Coordinates(longitude: sky[$0], latitude: sky[$0 + 1], speed: 0)
    }
    return (sky[0], places)
  }

  /// How high the center of the Sun stands above the true horizon of a place, in degrees, without refraction.
  ///
  /// - Parameter siderealTime: That of Greenwich at the same instant, in degrees.
  package func sunAltitude(
    at julianDay: Double, over horizon: Sky.Horizon, siderealTime: Double
  ) throws(Problem) -> Double {
    horizon.altitude(of: try equator(of: .sun, at: julianDay), siderealTime: siderealTime)
  }

  /// The local midnights that begin and end the day of a birth whose time is not known; `nil` for any other
  /// birth.
  package func dayOfBirth(_ birth: BirthData) throws(Problem) -> (start: Double, end: Double)? {
    guard birth.time == nil else { return nil }
    let day = try BirthTime(birth, files: .system).day
    return day.map { (Moment.julianDay($0.lowerBound), Moment.julianDay($0.upperBound)) }
  }

  /// The unbroken stretches of days for which there are positions, in order.
  package var coveredDays: [ClosedRange<Double>] { coverage.spans }

  /// The stretches within `coveredDays` in which every instant can be computed, in whole years.
  ///
  /// Files continue for some days into years that belong to other files; those days are left out.
  package var answeredDays: [ClosedRange<Double>] { coverage.answered }

  func at(
    _ julianDay: Double, _ look: (borrowing OpenEphemeris) throws(Problem) -> Coordinates
  ) throws(Problem) -> Coordinates {
    try OpenEphemeris.with(source, path, try volume(at: julianDay), look)
  }

  /// The volume for an instant; its files are checked only if the thread has not opened them.
  func volume(at julianDay: Double) throws(Problem) -> EphemerisVolume? {
    guard let moment = Moment(julianDay: julianDay) else {
      throw Problem(.outOfRange, SkyFault.noPositions)
    }
    let date = CivilDate(daysSince1970: moment.secondsSince1970.quotient(flooringBy: 86_400))
    let volume = coverage.volume(on: date, from: julianDay)
    if OpenEphemeris.isOpen(path, volume) { return volume }
    do throws(Problem) { try coverage.check(date, in: .gregorian, from: julianDay) } catch {
      // The instant is not the moment of a birth, so the problem must not point into one.
      var problem = error
      problem.location = Problem.Location()
      throw problem
    }
    return volume
  }

  func number(of body: Body, _ settings: ChartSettings) throws(Problem) -> Int32 {
    if body.isHypothetical { try requireElements() }
    if let minorPlanet = body.minorPlanet, case .files(let folders) = coverage {
      _ = try folders.days(of: minorPlanet)
    }
    guard let number = body.number(settings) else {
      throw Problem(.calculation, EphemerisFault.noNumber(body.rawValue))
    }
    return number
  }
}
