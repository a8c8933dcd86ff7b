package import AstroDiagnostics

extension CivilDate {
  /// Parses a date as people write it: `1978-03-09`, `1978-3-9`, `9.3.1978` or `09.03.1978`; `nil` for any other
  /// form, and for a day that does not exist.
  ///
  /// With dots the day comes first. Slashes are not read: with them, some mean the month first and some the day.
  public init?(asWritten text: String, in calendar: CivilCalendar = .gregorian) {
    if let date = CivilDate(text, in: calendar) {
      self = date
    } else if let parts = ClockDigits.parse(text, widths: [4...4, 1...2, 1...2], separator: "-") {
      self.init(year: parts[0], month: parts[1], day: parts[2], in: calendar)
    } else if let parts = ClockDigits.parse(text, widths: [1...2, 1...2, 4...4], separator: ".") {
      self.init(year: parts[2], month: parts[1], day: parts[0], in: calendar)
    } else {
      return nil
    }
  }

  /// The same, for code that reads input.
  ///
  /// - Throws: `invalidValue` for text that is not a date.
  package init(checkingWritten text: String, in calendar: CivilCalendar = .gregorian) throws(Problem) {
    guard let date = CivilDate(asWritten: text, in: calendar) else {
      throw Problem(.invalidValue, BirthFault.notWrittenDate(text))
    }
    self = date
  }
}

extension ClockTime {
  /// Parses a time as people write it: `14:30`, `14:30:15`, `5:40`, `05.40`, `5:40 pm` or `5 pm`; `nil` for any
  /// other form.
  public init?(asWritten text: String) {
    let lowered = text.lowercased().filter { $0 != " " && $0 != "\u{A0}" && $0 != "\u{202F}" }
    let half = ["am", "a.m.", "pm", "p.m."].first { lowered.hasSuffix($0) }
    let digits = String(lowered.dropLast(half?.utf8.count ?? 0))
    guard let parts = ClockTime.parts(digits, withHalf: half != nil) else { return nil }
    var hour = parts[0]
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
    }
    self.init(hour: hour, minute: parts.count > 1 ? parts[1] : 0, second: parts.count > 2 ? parts[2] : 0)
  }

  /// The numbers of a time; an hour alone is a time only with its half of the day.
  private static func parts(_ text: String, withHalf hasHalf: Bool) -> [Int]? {
    if hasHalf, let hour = ClockDigits.parse(text, widths: [1...2], separator: ":") { return hour }
    return ClockDigits.parse(text, widths: [1...2, 2...2, 2...2], separator: ":")
      ?? ClockDigits.parse(text, widths: [1...2, 2...2], separator: ":")
      ?? ClockDigits.parse(text, widths: [1...2, 2...2], separator: ".")
  }

  /// The same, for code that reads input.
  ///
  /// - Throws: `invalidValue` for text that is not a time.
  package init(checkingWritten text: String) throws(Problem) {
    guard let time = ClockTime(asWritten: text) else {
      throw Problem(.invalidValue, BirthFault.notWrittenTime(text))
    }
    self = time
  }
}
