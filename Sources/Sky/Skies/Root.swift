import AstroChartModel
import AstroDiagnostics
import AstroEphemeris

/// A natal chart from which others are derived.
struct Root {
  let chart: Chart
  private let ephemeris: SwissEphemeris
  /// The midnights that begin and end the day of birth, if the time is not known.
  let day: (start: Double, end: Double)?

  /// - Throws: `invalidChart` for a chart that is itself derived.
  init(_ chart: Chart, by ephemeris: SwissEphemeris) throws(Problem) {
    try chart.requireNatal()
    (self.chart, self.ephemeris) = (chart, ephemeris)
    day = try chart.birth.map { birth throws(Problem) in try ephemeris.dayOfBirth(birth) } ?? nil
  }

  var settings: ChartSettings { chart.settings }
  var origin: Derivation.Origin { Derivation.Origin(chart) }

  /// The instant of birth, or local noon if its time is not known; `nil` if the chart has no moment.
  var julianDay: Double? { chart.moment?.julianDay }

  /// The place of birth and its time zone; `nil` without a birth.
  var birthplace: Skies.Viewpoint? { chart.birth.map { Skies.Viewpoint($0) } }

  /// The instant of birth, for derivations that cannot do without.
  func requiredInstant(for what: SkiesFault.Count) throws(Problem) -> Double {
    guard chart.birth != nil, let julianDay else {
      throw Problem(.missingBirthData, at: .field("birth"), SkiesFault.needsInstant(what))
    }
    return julianDay
  }

  /// The longitude of a body in a zodiac; in full precision if the birth is known, else as given in the
  /// chart.
  func longitude(of body: Body, in zodiac: Zodiac) throws(Problem) -> Double {
    if chart.birth != nil, let julianDay {
      return try ephemeris.position(of: body, at: julianDay, in: zodiac, by: settings).longitude
    }
    guard let placement = chart.placement(of: body) else {
      throw Problem(.missingBirthData, at: .field("planets"), SkiesFault.lacks(body))
    }
    return placement.longitude.degrees
  }

  /// The notes that a derived chart carries about its birth.
  var notes: [Note] {
    let known = chart.warnings.filter { [.localMeanTime, .cityMeanTime].contains($0.code) }
    return chart.birth == nil ? known + [.positionsAsGiven] : known
  }
}

extension Note {
  fileprivate static let positionsAsGiven = Note(
    SkyNote.positionsAsGiven,
    "there is no birth: the positions are taken as they are given, to six decimals")
}
