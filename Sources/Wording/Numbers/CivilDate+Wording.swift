public import ChartModel

extension CivilDate {
  /// The date in words: “15 April 1990”, «15 квітня 1990 р.»; before the year 1, “15 March 44 BC”.
  ///
  /// - Parameter calendar: In which the day is named.
  public func text(in language: Language, _ calendar: CivilCalendar = .gregorian) -> String {
    let (year, month, day) = components(in: calendar)
    let name = "\(CivilDate.dayText(month, day, language)) \(year > 0 ? year : 1 - year)"
    return name + (year > 0 ? language.pick("", " р.") : language.pick(" BC", " р. до н. е."))
  }

  /// The date without its year: “15 April”, «15 квітня».
  func dayText(in language: Language) -> String { CivilDate.dayText(month, day, language) }

  private static func dayText(_ month: Int, _ day: Int, _ language: Language) -> String {
    let months = language.pick(CivilDate.englishMonths, CivilDate.ukrainianMonths)
    return "\(day) \(months[month - 1])"
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  /// In the genitive, as a day of a month wants it.
  private static let ukrainianMonths = [
    "січня", "лютого", "березня", "квітня", "травня", "червня",
    "липня", "серпня", "вересня", "жовтня", "листопада", "грудня",
  ]
}
