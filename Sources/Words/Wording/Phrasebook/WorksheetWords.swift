package import AstroChartModel
package import AstroTradition

/// The words of an astrologer's worksheet: headings, column heads, names, and how everything was counted.
package protocol WorksheetWords: Sendable {
  /// A heading, a column head or another word by itself.
  func worksheet(_ word: WorksheetWord) -> String
  /// A line on how something was counted.
  func convention(_ convention: WorksheetConvention) -> String
  func name(of lot: Lot.Name) -> String
  func name(of star: StarName) -> String
  func name(of condition: SolarCondition) -> String
  func name(of shape: ChartShape) -> String
  /// A level of a reckoning of time, 1 for the longest, as in “level 2”.
  func level(_ level: Int) -> String
}

/// A word that stands by itself on a worksheet.
package enum WorksheetWord: String, CaseIterable, Hashable, Sendable {
  /// The name of the page.
  case worksheet
  /// Headings.
  case dignities, condition, almutens, figuris, receptions, lots, antiscia, parallels, stars, midpoints,
    patterns
  case mansions, divisions, heliocentric, sectors, rulingLords, conventions
  /// Rows on sect, Moon and day.
  case sect, day, night, light, mercury, diurnal, nocturnal, nearHorizon, moonPhase, syzygy, lordOfDay,
    lordOfHour
  case element, modality, shape, leads
  /// Heads of columns.
  case motion, declination, latitude, domicile, exaltation, triplicity, term, face, score, state, almuten
  case formula, magnitude, guest, host, mutual, antiscion, contraAntiscion, mansion, quarter
  case places, houses, dayAndHour, total, from, until
  /// States and kinds.
  case detriment, fall, peregrine, exaltationDegree, outOfBounds, mixed, parallel, contraparallel, apex
  case earth, year, month, none
}

/// How something on a worksheet was counted.
package enum WorksheetConvention: Hashable, Sendable {
  case day
  /// Points, triplicities, terms and faces, and what the type tells.
  case dignities(Conventions.Triplicities, Conventions.Terms)
  /// The distances from the Sun.
  case solar(beams: String)
  /// How far the Sun goes from the equator.
  case outOfBounds(obliquity: String)
  case almuten, figuris, lots, stars, antiscia, parallels, patterns, phase
  /// The sidereal zodiac of mansions and divisions.
  case sidereal(String)
  case divisions, heliocentric, sectors
  /// The clock of days that are told.
  case daysInUTC
}
