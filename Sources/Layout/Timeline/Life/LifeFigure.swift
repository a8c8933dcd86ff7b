package import AstroChartModel
package import AstroTradition
package import AstroWording

/// What the picture of a life shows: who rules it when, by five systems.
package struct LifeFigure: Sendable {
  /// Whose life it is, and the facts of the birth.
  package let name: String
  package let facts: [String]
  /// The clock by which days begin.
  package let clock: LocalClock
  /// The birth as a Julian day in universal time.
  package let birth: Double
  package let bands: [LifeBand]
  /// A line on how each system counts.
  package let conventions: [String]

  /// How many years of life are shown.
  package static let years = 100
  /// The length of a year of life, in days.
  package static let year = 365.2425

  /// - Parameters:
  ///   - details: The lords of time and the sect of the chart.
  /// - Returns: `nil` without a time of birth.
  package init?(
    of chart: Chart, named name: String, facts: [String] = [], clock: LocalClock = .utc,
    details: ChartDetails, in language: Language
  ) {
    guard let lords = details.timeLords, let sect = details.sect, let moment = chart.moment,
      let ascendant = chart.angles?.ascendant.sign
    else { return nil }
    (self.name, self.facts, self.clock, birth) = (name, facts, clock, moment.julianDay)
    let count = LifeCount(
      birth: moment.julianDay, isDay: sect.isDay, lords: lords, conventions: details.conventions)
    bands = count.bands(from: ascendant)
    self.conventions = count.lines(in: language, chart.settings.zodiac)
  }

  package func title(in language: Language) -> String {
    "\(WritingDirection.isolated(name)) · \(LifePictureWords(language).title)"
  }
}

/// What one system counts, as rows of periods.
package struct LifeBand: Hashable, Sendable {
  package let system: LifeSystem
  /// The longer periods, and the shorter ones within them.
  package let rows: [[LifePeriod]]
}

/// A stretch of life with who rules it.
package struct LifePeriod: Hashable, Sendable {
  package enum Ruler: Hashable, Sendable {
    case sign(Sign)
    case lord(Body)
  }

  package let ruler: Ruler
  /// When it begins and ends, as Julian days in universal time.
  package let start: Double
  package let end: Double
  /// The year of life, from 0, in profections.
  package var age: Int?
  /// Its place from Fortune if it is angular.
  package var peak: Int?
  /// Whether the bond was loosed before it.
  package var isLoosed = false
}
