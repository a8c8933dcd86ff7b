extension Moment {
  /// The moment's date and time in UTC.
  public var utc: (date: CivilDate, time: ClockTime) { Moment.clock(at: secondsSince1970) }

  /// The moment's date and time on the clock at the place.
  public var local: (date: CivilDate, time: ClockTime) {
    Moment.clock(at: secondsSince1970 + utcOffsetSeconds)
  }

  /// The form `1990-04-15T10:30:00Z`.
  public var utcText: String {
    let (date, time) = utc
    let seconds = time.second == 0 ? "\(time.text):00" : time.text
    return "\(date.text)T\(seconds)Z"
  }

  /// Seconds since 1970 of a moment in the form of `utcText`; `nil` for any other form.
  package static func seconds(utcText text: String) -> Int? {
    let parts = text.dropLast().split(separator: "T", omittingEmptySubsequences: false)
    guard text.last == "Z", parts.count == 2, let date = CivilDate(String(parts[0])),
      parts[1].utf8.count == 8, let time = ClockTime(String(parts[1]))
    else { return nil }
    return date.daysSince1970 * 86_400 + time.secondsSinceMidnight
  }

  private static func clock(at seconds: Int) -> (date: CivilDate, time: ClockTime) {
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    return (CivilDate(daysSince1970: day), ClockTime(secondsSinceMidnight: seconds - day * 86_400))
  }
}

extension ClockTime {
  /// The time so many seconds after midnight; whole days more or less make no difference.
  package init(secondsSinceMidnight seconds: Int) {
    let second = (seconds % 86_400 + 86_400) % 86_400
    (hour, minute, self.second) = (second / 3600, second / 60 % 60, second % 60)
  }
}
