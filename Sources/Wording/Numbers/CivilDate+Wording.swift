public import ChartModel

extension CivilDate {
  /// The date in words: “15 April 1990”, «15 квітня 1990 р.».
  public func text(in language: Language) -> String {
    "\(dayText(in: language)) \(year)" + language.pick("", " р.")
  }

  /// The date without its year: “15 April”, «15 квітня».
  func dayText(in language: Language) -> String {
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
