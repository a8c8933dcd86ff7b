public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris

extension Skies {
  /// The progressed chart for a moment of life: the sky of the progressed moment, with progressed houses.
  ///
  /// The progressed instant: secondary n = (target − birth) / 365.24219, birth + n days; tertiary birth +
  /// (target − birth) / 27.321582; minor birth + 27.321582·n. Fractions are kept, and n is negative before
  /// birth. Houses follow from a progressed sidereal time, the obliquity at the progressed moment, and the
  /// latitude of the place; see `ProgressedAngles`, whose five methods are those of Solar Fire
  /// (esotech.com.au/SFHelp/chart_angle_progression_type.htm).
  /// - Parameters:
  ///   - natal: The birth chart.
  ///   - target: The moment of life.
  ///   - method: `secondary`, `tertiary` or `minor`.
  ///   - angles: By default `solarArcLongitude` for `secondary`; `tertiary` and `minor` accept only
  ///     `quotidian`, their default.
  ///   - site: The place of the houses; by default the birth place.
  /// - Throws: `missingBirthData` without a birth, `usage` for other methods or angles, `outOfRange` beyond
  ///   the ephemeris.
  public func progressed(
    _ natal: Chart, to target: Moment, by method: DerivationMethod = .secondary,
    angles: ProgressedAngles? = nil, from site: Site? = nil
  ) throws(Problem) -> Chart {
    let angles = try Progression.angles(angles, of: method)
    let root = try Root(natal, by: ephemeris)
    let birth = try root.requiredInstant(for: .progressions)
    let place = site ?? root.birthplace?.site
    let instant = try moment(
      ProgressedTime.instant(method, for: target.julianDay, bornAt: birth), seenFrom: nil)
    let progression = Progression(
      birth: birth, instant: instant.julianDay, target: target.julianDay, ephemeris: ephemeris)
    let sky = Sky(
      instant.julianDay, day: progression.day(of: root.day, by: method),
      over: try place.map { (place) throws(Problem) in try progression.horizon(of: place, by: angles) },
      settings: root.settings)
    let derivation = Derivation(
      from: [root.origin], method: method, angles: root.day == nil ? angles : nil, place: place,
      target: target.inUTC.toMillisecond)
    return try ephemeris.chart(of: sky).derived(
      as: .progressed, derivation, name: natal.name, at: instant, notes: root.notes)
  }
}

/// The instants of a progression, and the orientation of its houses.
private struct Progression {
  /// Julian days in universal time.
  let birth: Double
  let instant: Double
  let target: Double
  let ephemeris: SwissEphemeris

  /// - Throws: `usage` for a method that is not a progression, or angles that it does not accept.
  static func angles(
    _ angles: ProgressedAngles?, of method: DerivationMethod
  ) throws(Problem) -> ProgressedAngles {
    switch method {
    case .secondary: return angles ?? .solarArcLongitude
    case .tertiary, .minor:
      guard angles == nil || angles == .quotidian else {
        throw Problem(.usage, at: .field("angles"), SkiesFault.quotidianOnly(method))
      }
      return .quotidian
    case .solarArc, .naibodArc, .arithmetic, .greatCircle:
      throw Problem(.usage, at: .field("method"), SkiesFault.notProgression(method))
    }
  }

  /// The progressed instants of both midnights, if the time of birth is not known.
  func day(of day: (start: Double, end: Double)?, by method: DerivationMethod) -> (
    start: Double, end: Double
  )? {
    day.map { day in
      (
        ProgressedTime.instant(method, for: target, bornAt: day.start),
        ProgressedTime.instant(method, for: target, bornAt: day.end)
      )
    }
  }

  /// A place whose sidereal time at the progressed instant is the progressed sidereal time.
  ///
  /// Houses follow from sidereal time, obliquity and latitude alone, so a shift in longitude can produce any
  /// sidereal time.
  func horizon(of place: Site, by angles: ProgressedAngles) throws(Problem) -> Sky.Horizon {
    guard angles != .quotidian else { return Sky.Horizon(place) }
    let earth = try ephemeris.earth(at: instant)
    let wanted = try siderealTime(at: place, earth.obliquity, by: angles)
    return Sky.Horizon(latitude: place.latitude, longitude: Degrees.folded(wanted - earth.siderealTime))
  }

  private func siderealTime(
    at place: Site, _ obliquity: Double, by angles: ProgressedAngles
  ) throws(Problem) -> Double {
    let natal = try ephemeris.earth(at: birth)
    let start = natal.siderealTime + place.longitude
    let midheaven = Meridian.midheaven(siderealTime: start, obliquity: natal.obliquity)
    let arc = SolarArc(
      ephemeris: ephemeris, birth: birth, progressed: instant,
      age: ProgressedTime.age(at: target, bornAt: birth))
    switch angles {
    case .naibodRA, .quotidian: return start + arc.naibod
    case .solarArcRA: return start + (try arc.inRightAscension())
    case .naibodLongitude:
      return Meridian.siderealTime(midheaven: midheaven + arc.naibod, obliquity: obliquity)
    case .solarArcLongitude:
      return Meridian.siderealTime(
        midheaven: midheaven + (try arc.inLongitude(.tropical)), obliquity: obliquity)
    }
  }
}
