import AstroChartModel

extension EnglishPhrasebook {
  func title(ofYear year: Int) -> String { "The Year " + (year > 0 ? "\(year)" : "\(1 - year) BC") }

  func guide(toYearBy zone: String, knowsTime: Bool) -> [String] {
    [
      """
      The wheel on the first page is the birth chart, and around it stand the slow planets, Jupiter to Pluto: in the \
      inner ring as the year begins, in the outer ring as it ends. Lines tie them to whatever they aspect in the birth \
      chart.
      """,
      """
      The timeline follows Mars to Pluto through the year. A transit begins as the planet comes within 3° of an exact \
      aspect, 2° of a sextile; it is exact once, or three or five times where the planet turns back over the same place.
      """,
      """
      The sheets show the months as a calendar, with the Moon’s sign and phase and the hours when it is void of course. \
      The index at the end has every exact aspect of the Sun and the planets to the birth chart, planet by planet, and what \
      happens in the sky itself. The Moon meets each point of the chart every month, and is left out there.
      """,
      "All days and times are those of \(zone)." + (knowsTime ? "" : " " + EnglishPhrasebook.untimed),
    ]
  }

  private static let untimed = """
    The time of birth is not known: nothing is said of houses, of the Ascendant and the Midheaven, or of transits to the \
    Moon of birth.
    """

  var yearAtAGlance: String { "The Year at a Glance" }
  var monthByMonth: String { "Month by Month" }
  var indexOfDays: String { "Index of Days" }

  var yearsOfLife: String { "The Profected Years" }
  func profected(_ period: Profection.Period) -> String { period == .year ? "year" : "month" }
}
