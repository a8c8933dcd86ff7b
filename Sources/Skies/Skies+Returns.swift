public import ChartModel
public import Diagnostics
import Ephemeris

/// How returns are reckoned and seen.
public struct ReturnOptions: Hashable, Sendable {
  /// Whether precession is taken out, so that the body comes back to its place among the stars; by default it is not.
  package var isPrecessed: Bool
  /// Where the return is seen from; by default from the birth place.
  package var viewpoint: Skies.Viewpoint?

  /// A return as tradition has it, at the place of birth, unless something else is asked for.
  public init(isPrecessed: Bool = false, from viewpoint: Skies.Viewpoint? = nil) {
    (self.isPrecessed, self.viewpoint) = (isPrecessed, viewpoint)
  }
}

/// Returns of the Sun and the Moon: the moment at which w(λ(t) − λ of birth) = 0, and the sky of it.
///
/// The moment does not depend on the place. Precession-corrected returns solve the same equation in a sidereal zodiac,
/// whose constant cancels out; the chart is in the zodiac of the birth chart all the same.
extension Skies {
  /// The solar return nearest to an anniversary of the birth instant.
  ///
  /// The anniversary is k tropical years of 365.2422 days after birth, k being the year less that of birth in UTC: so a
  /// birth at the turn of the year has one return for every year, though it may fall into a neighbouring one.
  /// - Parameters:
  ///   - natal: The birth chart.
  ///   - year: In UTC; that of birth gives the birth itself.
  ///   - options: Where the return is seen from, and whether precession is corrected for.
  /// - Throws: `missingBirthData` where nothing says when the birth was, `outOfRange` beyond the ephemeris.
  public func solarReturn(
    of natal: Chart, year: Int, _ options: ReturnOptions = ReturnOptions()
  ) throws(Problem) -> Chart {
    let root = try Root(natal, by: ephemeris)
    let birth = try root.instant(forCountingFrom: "years")
    let years = year - Skies.year(birth)
    let guess = birth + Double(years) * Revolution.sun.days
    let finder = ReturnFinder(of: .sun, root: root, options, by: ephemeris)
    let found = try finder.meeting(near: guess)
    return try chart(of: .sun, root, found, cycle: years, options)
  }

  /// The first return of the Sun or the Moon after a moment, strictly.
  ///
  /// - Parameters:
  ///   - body: The Sun or the Moon.
  ///   - natal: The birth chart.
  ///   - moment: Before the return; one at this very instant is passed over.
  ///   - options: Where the return is seen from, and whether precession is corrected for.
  /// - Throws: `usage` for another body, `outOfRange` beyond the ephemeris.
  public func firstReturn(
    of body: Body, in natal: Chart, after moment: Moment, _ options: ReturnOptions = ReturnOptions()
  ) throws(Problem) -> Chart {
    guard let revolution = Revolution(of: body) else {
      throw Problem(.usage, "\(body.rawValue) may turn back", hint: "ask for its cycles")
    }
    let root = try Root(natal, by: ephemeris)
    let finder = ReturnFinder(of: body, root: root, options, by: ephemeris)
    let found = try finder.firstMeeting(after: moment.julianDay, revolution)
    let cycle = root.julianDay.map { Int(((found.julianDay - $0) / revolution.days).rounded()) }
    return try chart(of: body, root, found, cycle: cycle, options)
  }

  /// The sky of a return.
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

/// How long the two bodies that never turn back take to come back, on the mean.
struct Revolution {
  /// The tropical year and the tropical month.
  var days: Double

  static let sun = Revolution(days: 365.2422)
  static let moon = Revolution(days: 27.321582)

  /// `nil` for a body that turns back.
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
  /// The instant of birth, though only the chart's moment says it.
  func instant(forCountingFrom what: String) throws(Problem) -> Double {
    guard let julianDay else {
      throw Problem(
        .missingBirthData, at: .field("birth"), "is missing, so that \(what) cannot be counted from it",
        hint: "give the birth, or the chart's moment")
    }
    return julianDay
  }
}
