public import AstroChartModel

/// Writes the exchange format of astrological programs.
public enum AAFWriter {
  /// The lines of a birth, in UTF-8, each ended as on Windows, where such programs run.
  ///
  /// Other programs read the lines `#A93:` and `#B93:`. A remark behind them holds what these cannot say, so
  /// that this package reads back exactly what it wrote.
  ///
  /// - Parameter moment: The moment of the birth; `nil` if the time is not known.
  public static func lines(of birth: NamedBirth, at moment: Moment?) -> [UInt8] {
    let (first, second) = (person(birth), instant(birth.birth, moment))
    let lines = ["#A93:" + first, "#B93:" + second, AAFRemark.line(birth, first, second)]
    return Array(lines.map { $0 + "\r\n" }.joined().utf8)
  }

  // MARK: - #A93

  private static func person(_ birth: NamedBirth) -> String {
    let place = AAFWriter.place(birth.birth.place)
    return [
      "*", plain(birth.name), "*", date(birth.birth), birth.birth.time?.text ?? "*", place.town, place.rest,
    ].joined(separator: ",")
  }

  /// The day, with the calendar's letter if it is not the one of its time.
  private static func date(_ birth: BirthData) -> String {
    let calendar = birth.calendar ?? .gregorian
    let (year, month, day) = birth.date.components(in: calendar)
    let isEarly = birth.date < CivilCalendar.gregorianBegins
    let letter = isEarly == (calendar == .julian) ? "" : calendar == .julian ? "j" : "g"
    return "\(day).\(month).\(year)\(letter)"
  }

  /// A place and what lies around it: `Seattle, WA, USA` gives `Seattle` and `WA (USA)`.
  private static func place(_ place: String?) -> (town: String, rest: String) {
    let parts = (place ?? "").split(separator: ",", maxSplits: 2).map { plain(String($0)) }
    guard parts.count > 1 else { return (parts.first ?? "*", "*") }
    return (parts[0], parts.count > 2 ? "\(parts[1]) (\(parts[2]))" : parts[1])
  }

  /// A text without the characters that divide fields and lines.
  private static func plain(_ text: String?) -> String {
    let plain = (text ?? "").replacing(",", with: ";").replacing("#", with: "").trimmed
    return plain.isEmpty ? "*" : plain
  }

  // MARK: - #B93

  private static func instant(_ birth: BirthData, _ moment: Moment?) -> String {
    let isLocal = birth.timeZone == "LMT"
    return [
      moment.map { julianDay($0.julianDay) } ?? "*", degrees(birth.latitude, "n", "s"),
      degrees(birth.longitude, "e", "w"), isLocal ? "*" : moment.map { zone($0.utcOffsetSeconds) } ?? "*",
      isLocal ? "L" : moment == nil ? "*" : "0",
    ].joined(separator: ",")
  }

  /// With six decimals, a tenth of a second.
  private static func julianDay(_ day: Double) -> String {
    let millionths = Int64((day * 1e6).rounded())
    let decimals = String(millionths.magnitude % 1_000_000)
    let padding = String(repeating: "0", count: 6 - decimals.count)
    return "\(millionths < 0 ? "-" : "")\(millionths.magnitude / 1_000_000).\(padding)\(decimals)"
  }

  /// Degrees, minutes and seconds, as in `50n27:00`.
  private static func degrees(_ degrees: Double, _ positive: String, _ negative: String) -> String {
    let seconds = Int((degrees.magnitude * 3600).rounded())
    let side = degrees < 0 ? negative : positive
    let (minute, second) = (ClockDigits.padded(seconds / 60 % 60), ClockDigits.padded(seconds % 60))
    return "\(seconds / 3600)\(side)\(minute):\(second)"
  }

  /// The whole difference from UTC, summer time included, as in `2he00` or `0he30:17`.
  private static func zone(_ offset: Int) -> String {
    let rest = Int(offset.magnitude)
    let seconds = rest % 60 == 0 ? "" : ":" + ClockDigits.padded(rest % 60)
    return "\(rest / 3600)h\(offset < 0 ? "w" : "e")\(ClockDigits.padded(rest / 60 % 60))\(seconds)"
  }
}
