import AstroChartModel
import AstroDiagnostics
import AstroEphemeris

/// Finds when a body returns to its natal longitude.
struct ReturnFinder {
  /// The instant of a return.
  struct Found {
    var julianDay: Double
    /// Without a time of birth: the returns to the longitudes at the two local midnights.
    var day: (start: Double, end: Double)?
  }

  let body: Body
  let root: Root
  /// The zodiac in which the two longitudes are compared.
  let zodiac: Zodiac
  private let ephemeris: SwissEphemeris

  init(of body: Body, root: Root, _ options: ReturnOptions, by ephemeris: SwissEphemeris) {
    (self.body, self.root, self.ephemeris) = (body, root, ephemeris)
    zodiac = options.isPrecessed ? ReturnFinder.starry(root.settings.zodiac) : root.settings.zodiac
  }

  /// Any sidereal zodiac whose start moves by precession alone will do; if the chart has one, it is used.
  private static func starry(_ zodiac: Zodiac) -> Zodiac {
    zodiac == .tropical ? .sidereal(.faganBradley) : zodiac
  }

  var motion: Motion { Motion(of: body, in: zodiac, by: ephemeris) }

  /// The return nearest to a guess, for a body that is never retrograde.
  func meeting(near guess: Double) throws(Problem) -> Found {
    let motion = motion
    return try found { (longitude, shift) throws(Problem) in
      try motion.meeting(longitude, near: guess + shift)
    }
  }

  /// The first return after an instant, for a body that is never retrograde.
  func firstMeeting(after instant: Double, _ revolution: Revolution) throws(Problem) -> Found {
    let motion = motion
    let first = try motion.firstMeeting(
      try natalLongitude(), after: instant, meanSpeed: 360 / revolution.days)
    return try found { (longitude, shift) throws(Problem) in
      try motion.meeting(longitude, near: first + shift)
    }
  }

  /// The results of a search for the natal longitude and, if the time is not known, for those at the two
  /// midnights.
  ///
  /// - Parameter search: Takes a longitude, and the number of days by which its birth is later than the one
  ///   at noon.
  func found(
    _ search: (_ longitude: Double, _ shift: Double) throws(Problem) -> Double
  ) throws(Problem) -> Found {
    let middle = try search(try natalLongitude(), 0)
    guard let day = root.day, let noon = root.julianDay else { return Found(julianDay: middle) }
    let start = try search(try longitude(at: day.start), day.start - noon)
    let end = try search(try longitude(at: day.end), day.end - noon)
    return Found(julianDay: middle, day: (start, end))
  }

  /// The longitude of the body at birth, in the zodiac of the search.
  func natalLongitude() throws(Problem) -> Double {
    // A chart without a birth has positions in its own zodiac only; its moment is needed to convert them.
    if root.chart.birth == nil, zodiac != root.settings.zodiac {
      let given = try root.longitude(of: body, in: root.settings.zodiac)
      return given - (try offset(at: root.instant(forCountingFrom: .precession)))
    }
    return try root.longitude(of: body, in: zodiac)
  }

  func longitude(at julianDay: Double) throws(Problem) -> Double {
    try motion.position(julianDay).longitude
  }

  /// The difference to add to longitudes in the search's zodiac to get those in the chart's zodiac, in
  /// degrees.
  private func offset(at julianDay: Double) throws(Problem) -> Double {
    let own = try ephemeris.position(of: .sun, at: julianDay, in: root.settings.zodiac).longitude
    return own - (try ephemeris.position(of: .sun, at: julianDay, in: zodiac).longitude)
  }
}
