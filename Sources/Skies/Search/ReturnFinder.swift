import ChartModel
import Diagnostics
import Ephemeris

/// Finds when a body is back where it was at birth.
struct ReturnFinder {
  /// When it is back.
  struct Found {
    var julianDay: Double
    /// Without a time of birth: back where it was at local midnight, and where it was at the next one.
    var day: (start: Double, end: Double)?
  }

  let body: Body
  let root: Root
  /// In which the two longitudes are compared.
  let zodiac: Zodiac
  private let ephemeris: SwissEphemeris

  init(of body: Body, root: Root, _ options: ReturnOptions, by ephemeris: SwissEphemeris) {
    (self.body, self.root, self.ephemeris) = (body, root, ephemeris)
    zodiac = options.isPrecessed ? ReturnFinder.starry(root.settings.zodiac) : root.settings.zodiac
  }

  /// Any sidereal zodiac whose beginning moves by precession alone serves; one that the chart is in already does.
  private static func starry(_ zodiac: Zodiac) -> Zodiac {
    zodiac == .tropical ? .sidereal(.faganBradley) : zodiac
  }

  var motion: Motion { Motion(of: body, in: zodiac, by: ephemeris) }

  /// The return nearest to a guess, of a body that never turns back.
  func meeting(near guess: Double) throws(Problem) -> Found {
    let motion = motion
    return try found { (longitude, shift) throws(Problem) in
      try motion.meeting(longitude, near: guess + shift)
    }
  }

  /// The first return after an instant, of a body that never turns back.
  func firstMeeting(after instant: Double, _ revolution: Revolution) throws(Problem) -> Found {
    let motion = motion
    let first = try motion.firstMeeting(
      try natalLongitude(), after: instant, meanSpeed: 360 / revolution.days)
    return try found { (longitude, shift) throws(Problem) in
      try motion.meeting(longitude, near: first + shift)
    }
  }

  /// What a search finds for the longitude of birth and, without its time, for those of the two midnights.
  ///
  /// - Parameter search: For a longitude, and the days by which it is earlier or later than that of noon.
  func found(
    _ search: (_ longitude: Double, _ shift: Double) throws(Problem) -> Double
  ) throws(Problem) -> Found {
    let middle = try search(try natalLongitude(), 0)
    guard let day = root.day, let noon = root.julianDay else { return Found(julianDay: middle) }
    let start = try search(try longitude(at: day.start), day.start - noon)
    let end = try search(try longitude(at: day.end), day.end - noon)
    return Found(julianDay: middle, day: (start, end))
  }

  /// Where the body was at birth.
  func natalLongitude() throws(Problem) -> Double {
    // Positions alone are in the zodiac of their chart; an instant leads over to any other.
    if root.chart.birth == nil, zodiac != root.settings.zodiac {
      let given = try root.longitude(of: body, in: root.settings.zodiac)
      return given - (try offset(at: root.instant(forCountingFrom: "precession")))
    }
    return try root.longitude(of: body, in: zodiac)
  }

  func longitude(at julianDay: Double) throws(Problem) -> Double {
    try motion.position(julianDay).longitude
  }

  /// How much greater longitudes are in the chart's zodiac than in that of the search.
  private func offset(at julianDay: Double) throws(Problem) -> Double {
    let own = try ephemeris.position(of: .sun, at: julianDay, in: root.settings.zodiac).longitude
    return own - (try ephemeris.position(of: .sun, at: julianDay, in: zodiac).longitude)
  }
}
