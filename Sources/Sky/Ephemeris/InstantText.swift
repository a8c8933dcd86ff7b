import AstroChartModel

/// Formats instants for messages.
enum InstantText {
  /// The instant as `1990-04-15T10:30:00Z`, from seconds since 1970.
  static func utc(_ instant: Int) -> String { text(instant, separator: "T") + "Z" }

  /// The local time as `1990-04-15 14:30:00`, from seconds since 1970 as if it were UTC.
  static func local(_ local: Int) -> String { text(local, separator: " ") }

  private static func text(_ seconds: Int, separator: String) -> String {
    let date = CivilDate(daysSince1970: seconds.quotient(flooringBy: 86_400))
    let second = seconds.remainder(flooringBy: 86_400)
    let clock = [second / 3600, second / 60 % 60, second % 60].map { padded($0, to: 2) }
    return date.text + separator + clock.joined(separator: ":")
  }

  /// The offset as `+02:02:04`; the seconds are omitted if they are 0.
  static func offset(_ seconds: Int) -> String { OffsetText.of(seconds) }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
