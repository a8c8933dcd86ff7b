package import ChartModel

extension Moment {
  /// How far the clock was ahead of UTC: `UTC+4`, `UTC+5:30`, `UTC−0:01:15`, `UTC`.
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

  /// The time in UTC, with the day where it is another than the local one: “10:30 UTC”, “22:40 UTC, 20 June”.
  func utcText(in language: Language, localDate: CivilDate) -> String {
    let (date, time) = utc
    return "\(time.text) UTC" + (date == localDate ? "" : ", \(date.dayText(in: language))")
  }

  /// What the time was told by: “Europe/Kyiv, UTC+4”; “Local mean time” and “UTC+2:02:06”, a line each.
  ///
  /// - Parameter zone: The zone's name as the birth has it.
  func zoneLines(zone: String, in language: Language) -> [String] {
    switch offsetSource {
    // A zone that is UTC itself need not be told twice.
    case .iana: [["UTC", "Etc/UTC"].contains(zone) ? offsetText : "\(zone), \(offsetText)"]
    case .fixed: [offsetText]
    case .lmt: [language.phrasebook.localMeanTime, offsetText]
    }
  }
}

extension BirthData {
  /// Degrees and minutes north and east, or south and west.
  ///
  /// Like this: `50°27′ N, 30°31′ E`, «50°27′ пн. ш., 30°31′ сх. д.».
  package func coordinates(in language: Language) -> String { Site(self).coordinates(in: language) }
}

extension Site {
  /// Degrees and minutes north and east, or south and west.
  package func coordinates(in language: Language) -> String {
    language.phrasebook.coordinates(
      Degrees.text(abs(latitude)), isNorth: latitude >= 0, Degrees.text(abs(longitude)),
      isEast: longitude >= 0)
  }
}

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
