import AstroChartModel

/// When the places of a zone kept the mean time of one city, by law or by custom.
///
/// The records of zones give the mean time of the city in the zone's name from the day on which that city had
/// one, whether or not the rest of the land followed. The rows below are those for which the sources of the
/// time zone database name a law, or a general use; everywhere else a place kept the time of its own Sun.
struct MeanTimeLaw: Sendable {
  /// The city whose time was kept, as it is called in English.
  var city: String
  /// The days on which its time was kept.
  var days: Range<CivilDate>
  var zones: [String]

  private init(_ city: String, _ from: String, _ to: String, _ zones: [String]) {
    let never = CivilDate(daysSince1970: 0)
    let (first, last) = (CivilDate(from) ?? never, CivilDate(to) ?? never)
    (self.city, days, self.zones) = (city, first..<max(first, last), zones)
  }

  /// From this day on a mean time in a zone's record is taken for that of all its places: what was left of
  /// such times were standards by then, such as Liberia's until 1972.
  static let allFollow = CivilDate(daysSince1970: -16_436)

  /// The law of a zone, by any of its names.
  static func of(_ zone: String) -> MeanTimeLaw? { all.first { $0.zones.contains(zone) } }

  private static let all = [
    // Most public clocks by 1855; law from 1880-08-02, after which nothing is left to tell.
    MeanTimeLaw(
      "Greenwich", "1847-12-01", "1880-08-02", ["Europe/London", "Europe/Belfast", "GB", "GB-Eire"]),
    MeanTimeLaw("Dublin", "1880-08-02", "1916-10-01", ["Europe/Dublin", "Eire"]),
    MeanTimeLaw("Paris", "1891-03-16", "1911-03-11", ["Europe/Paris", "Africa/Algiers"]),
    MeanTimeLaw("Paris", "1881-05-12", "1911-03-11", ["Africa/Tunis"]),
    MeanTimeLaw("Paris", "1892-06-01", "1911-03-29", ["Europe/Monaco"]),
    // By decree for railways, post and telegraph; the cities followed.
    MeanTimeLaw(
      "Rome", "1866-12-12", "1893-11-01", ["Europe/Rome", "Europe/Vatican", "Europe/San_Marino"]),
    // By law for post and telegraph; whether civil life followed at once is doubtful.
    MeanTimeLaw("Bern", "1853-07-16", "1894-06-01", ["Europe/Zurich"]),
    // In most places from 1858, by law from 1909-05-01.
    MeanTimeLaw("Amsterdam", "1858-01-01", "1937-07-01", ["Europe/Amsterdam"]),
    MeanTimeLaw("Brussels", "1880-01-01", "1892-05-01", ["Europe/Brussels"]),
    MeanTimeLaw("Stockholm", "1879-01-01", "1900-01-01", ["Europe/Stockholm"]),
    MeanTimeLaw("Copenhagen", "1890-01-01", "1894-01-01", ["Europe/Copenhagen"]),
    MeanTimeLaw("Lisbon", "1884-01-01", "1912-01-01", ["Europe/Lisbon", "Portugal"]),
    MeanTimeLaw("Córdoba", "1894-10-31", "1920-05-01", argentina),
  ]

  private static let argentina =
    [
      "Buenos_Aires", "Catamarca", "ComodRivadavia", "Cordoba", "Jujuy", "La_Rioja", "Mendoza",
      "Rio_Gallegos",
      "Salta", "San_Juan", "San_Luis", "Tucuman", "Ushuaia",
    ].map { "America/Argentina/\($0)" } + [
      "America/Buenos_Aires", "America/Catamarca", "America/Cordoba", "America/Jujuy", "America/Mendoza",
      "America/Rosario",
    ]
}
