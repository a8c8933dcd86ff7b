package import AstroChartModel

extension Moment {
  /// The clock's offset from UTC: `UTC+4`, `UTC+5:30`, `UTC−0:01:15`, `UTC`.
  package var offsetText: String { Moment.offsetText(seconds: utcOffsetSeconds) }

  static func offsetText(seconds offset: Int) -> String {
    guard offset != 0 else { return "UTC" }
    let seconds = abs(offset)
    var text = "UTC" + (offset < 0 ? "−" : "+") + String(seconds / 3600)
    if seconds % 3600 != 0 { text += ":" + pair(seconds / 60 % 60) }
    if seconds % 60 != 0 { text += ":" + pair(seconds % 60) }
    return text
  }

  private static func pair(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The time in UTC, with the day if it differs from the local one: “10:30 UTC”, “22:40 UTC, 20 June”.
  func utcText(in language: Language, localDate: CivilDate) -> String {
    let (date, time) = utc
    return "\(time.text) UTC" + (date == localDate ? "" : ", \(date.dayText(in: language))")
  }

  /// The time zone and its offset: “Europe/Kyiv, UTC+4”; or “Local mean time” and “UTC+2:02:06” on two lines.
  ///
  /// - Parameter zone: The zone's name as given in the birth data.
  func zoneLines(zone: String, in language: Language) -> [String] {
    switch offsetSource {
    // A zone that is UTC itself need not be named twice.
    case .iana, .city: [["UTC", "Etc/UTC"].contains(zone) ? offsetText : "\(zone), \(offsetText)"]
    case .fixed: [offsetText]
    case .lmt: [language.phrasebook.localMeanTime, offsetText]
    }
  }
}

extension BirthData {
  /// The coordinates in degrees and minutes, north or south and east or west.
  ///
  /// For example `50°27′ N, 30°31′ E`, «50°27′ пн. ш., 30°31′ сх. д.».
  package func coordinates(in language: Language) -> String { Site(self).coordinates(in: language) }
}

extension Site {
  /// The coordinates in degrees and minutes, north or south and east or west.
  package func coordinates(in language: Language) -> String {
    language.phrasebook.coordinates(
      Degrees.text(abs(latitude)), isNorth: latitude >= 0, Degrees.text(abs(longitude)),
      isEast: longitude >= 0)
  }
}

extension CivilDate {
  /// The date in words: “15 April 1990”, «15 квітня 1990 р.»; before the year 1, “15 March 44 BC”.
  ///
  /// - Parameter calendar: The calendar in which the day is written.
  package func text(in language: Language, _ calendar: CivilCalendar = .gregorian) -> String {
    let (year, month, day) = components(in: calendar)
    return language.phrasebook.date(year: year, month: month, day: day)
  }

  /// The date without its year: “15 April”, «15 квітня».
  func dayText(in language: Language) -> String { language.phrasebook.date(month: month, day: day) }
}
