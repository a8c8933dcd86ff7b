import ChartModel
import Diagnostics
import Ephemeris

/// A natal chart as the beginning of another.
struct Root {
  let chart: Chart
  private let ephemeris: SwissEphemeris
  /// From midnight to midnight where the time of birth is not known.
  let day: (start: Double, end: Double)?

  /// - Throws: `invalidChart` for a chart that is derived itself.
  init(_ chart: Chart, by ephemeris: SwissEphemeris) throws(Problem) {
    try chart.requireNatal()
    (self.chart, self.ephemeris) = (chart, ephemeris)
    day = try chart.birth.map { birth throws(Problem) in try ephemeris.dayOfBirth(birth) } ?? nil
  }

  var settings: ChartSettings { chart.settings }
  var origin: Derivation.Origin { Derivation.Origin(chart) }

  /// The instant of birth, local noon where its time is not known; `nil` where nothing says it.
  var julianDay: Double? { chart.moment?.julianDay }

  /// Where and by which clock somebody was born; `nil` without a birth.
  var birthplace: Skies.Viewpoint? { chart.birth.map { Skies.Viewpoint($0) } }

  /// The instant of birth, for what cannot do without.
  func requiredInstant(for what: String) throws(Problem) -> Double {
    guard chart.birth != nil, let julianDay else {
      throw Problem(
        .missingBirthData, at: .field("birth"), "is missing, and \(what) begin with the moment of birth",
        hint: "give a chart file with its birth")
    }
    return julianDay
  }

  /// The longitude of a body in a zodiac, to the last digit where the birth is known.
  func longitude(of body: Body, in zodiac: Zodiac) throws(Problem) -> Double {
    if chart.birth != nil, let julianDay {
      return try ephemeris.position(of: body, at: julianDay, in: zodiac, by: settings).longitude
    }
    guard let placement = chart.placement(of: body) else {
      throw Problem(
        .missingBirthData, at: .field("planets"), "lacks \(body.rawValue)",
        hint: "give its degree, or the birth")
    }
    return placement.longitude.degrees
  }

  /// What a derived chart tells of how its birth is known.
  var notes: [Note] {
    let known = chart.warnings.filter { $0.code == .localMeanTime }
    return chart.birth == nil ? known + [.positionsAsGiven] : known
  }
}

extension Note {
  fileprivate static let positionsAsGiven = Note(
    .positionsAsGiven, of: ["birth"],
    "there is no birth: the positions are taken as they are given, to six decimals")
}
