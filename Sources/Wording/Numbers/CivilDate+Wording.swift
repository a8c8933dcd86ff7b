package import ChartModel

extension CivilDate {
  /// The date in words: “15 April 1990”, «15 квітня 1990 р.»; before the year 1, “15 March 44 BC”.
  ///
  /// - Parameter calendar: In which the day is named.
  package func text(in language: Language, _ calendar: CivilCalendar = .gregorian) -> String {
    let (year, month, day) = components(in: calendar)
    return language.phrasebook.date(year: year, month: month, day: day)
  }

  /// The date without its year: “15 April”, «15 квітня».
  func dayText(in language: Language) -> String { language.phrasebook.date(month: month, day: day) }
}
