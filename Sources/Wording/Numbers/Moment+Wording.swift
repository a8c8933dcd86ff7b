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
