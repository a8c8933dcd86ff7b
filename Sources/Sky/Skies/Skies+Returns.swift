public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris

/// How returns are computed, and where they are seen from.
public struct ReturnOptions: Hashable, Sendable {
  /// Whether to correct for precession, so that the body returns to its place among the stars; false by
  /// default.
  package var isPrecessed: Bool
  /// Where the return is seen from; by default the birth place.
  package var viewpoint: Skies.Viewpoint?

  /// By default, a return in the chart's own zodiac, seen from the birth place.
  public init(isPrecessed: Bool = false, from viewpoint: Skies.Viewpoint? = nil) {
    (self.isPrecessed, self.viewpoint) = (isPrecessed, viewpoint)
  }
}

/// Returns of the Sun and the Moon: the moment at which λ(t) is again λ of birth, and the sky at that moment.
///
/// The moment does not depend on the place. Precession-corrected returns solve the same equation in a
/// sidereal zodiac, whose offset cancels out; the chart is still in the zodiac of the birth chart.
extension Skies {
  /// The solar return nearest to an anniversary of the birth instant.
  ///
  /// The anniversary is k tropical years of 365.2422 days after birth, where k is the year minus that of
  /// birth, both in UTC. A birth at the turn of the year thus has one return for every year, though it may
  /// fall into a neighboring year.
  /// - Parameters:
  ///   - natal: The birth chart.
  ///   - year: The year in UTC; that of birth gives the birth itself.
  ///   - options: Where the return is seen from, and whether precession is corrected for.
  /// - Throws: `missingBirthData` if the moment of birth is unknown, `outOfRange` beyond the ephemeris.
  public func solarReturn(
    of natal: Chart, year: Int, _ options: ReturnOptions = ReturnOptions()
  ) throws(Problem) -> Chart {
    let root = try Root(natal, by: ephemeris)
    let birth = try root.instant(forCountingFrom: .years)
    let years = year - Skies.year(birth)
    let guess = birth + Double(years) * Revolution.sun.days
    let finder = ReturnFinder(of: .sun, root: root, options, by: ephemeris)
    let found = try finder.meeting(near: guess)
    return try chart(of: .sun, root, found, cycle: years, options)
  }

  /// The first return of the Sun or the Moon strictly after a moment.
  ///
  /// - Parameters:
  ///   - body: The Sun or the Moon.
  ///   - natal: The birth chart.
  ///   - moment: The moment before the return; a return at this very instant is skipped.
  ///   - options: Where the return is seen from, and whether precession is corrected for.
  /// - Throws: `usage` for another body, `outOfRange` beyond the ephemeris.
  public func firstReturn(
    of body: Body, in natal: Chart, after moment: Moment, _ options: ReturnOptions = ReturnOptions()
  ) throws(Problem) -> Chart {
    guard let revolution = Revolution(of: body) else {
      throw Problem(.usage, SkiesFault.turnsBack(body))
    }
    let root = try Root(natal, by: ephemeris)
    let finder = ReturnFinder(of: body, root: root, options, by: ephemeris)
    let found = try finder.firstMeeting(after: moment.julianDay, revolution)
    let cycle = root.julianDay.map { Int(((found.julianDay - $0) / revolution.days).rounded()) }
    return try chart(of: body, root, found, cycle: cycle, options)
  }

  /// The chart of a return.
  func chart(
    of body: Body, _ root: Root, _ found: ReturnFinder.Found, cycle: Int?,
    pass: (number: Int, of: Int)? = nil, _ options: ReturnOptions
  ) throws(Problem) -> Chart {
    let place = options.viewpoint ?? root.birthplace
    let instant = try moment(found.julianDay, seenFrom: place)
    let sky = Sky(
      instant.julianDay, day: found.day, over: place.map { Sky.Horizon($0.site) }, settings: root.settings)
    let derivation = Derivation(
      from: [root.origin], place: place?.site, body: body, cycle: cycle, pass: pass?.number, passes: pass?.of,
      isPrecessed: options.isPrecessed)
    return try ephemeris.chart(of: sky).derived(
      as: .return, derivation, name: root.chart.name, at: instant, notes: root.notes)
  }

  /// The Gregorian year of an instant, in UTC.
  static func year(_ julianDay: Double) -> Int { Moment(julianDay: julianDay)?.utc.date.year ?? 0 }
}

/// The mean period of the two bodies that are never retrograde.
struct Revolution {
  /// The length of the period: a tropical year or a tropical month.
  var days: Double

  static let sun = Revolution(days: 365.2422)
  static let moon = Revolution(days: 27.321582)

  /// The period of the Sun or the Moon; `nil` for any other body.
  init?(of body: Body) {
    switch body {
    case .sun: self = .sun
    case .moon: self = .moon
    default: return nil
    }
  }

  private init(days: Double) { self.days = days }
}

extension Root {
  /// The instant of birth, even if it is known only as the moment of the chart.
  func instant(forCountingFrom what: SkiesFault.Count) throws(Problem) -> Double {
    guard let julianDay else {
      throw Problem(.missingBirthData, at: .field("birth"), SkiesFault.cannotCount(what))
    }
    return julianDay
  }
}
