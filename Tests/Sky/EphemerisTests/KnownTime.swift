import Testing

/// A time on the wall, and the offsets from UTC of the instants at which it was shown: none, one or two.
struct KnownTime: Sendable, CustomTestStringConvertible {
  var zone: String
  var local: String
  var offsets: [String]
  var what: String

  init(_ zone: String, _ local: String, _ offsets: [String], _ what: String) {
    (self.zone, self.local, self.offsets, self.what) = (zone, local, offsets, what)
  }

  var testDescription: String { "\(zone) \(local), \(what)" }

  /// Each checked against Python's zoneinfo on the tz database 2026f with backzone, and against what is known of it;
  /// own mean times are those of 30.5234° east.
  static let all: [KnownTime] = [
    .init(
      "Europe/Kyiv", "1924-05-01 12:00", ["+02:02:06"], "the place's own mean time, the day before it ended"),
    .init("Europe/Kyiv", "1924-05-03 12:00", ["+02:00"], "Eastern European Time"),
    .init("Europe/Kyiv", "1930-06-20 12:00", ["+02:00"], "the last day of it"),
    .init("Europe/Kyiv", "1930-06-22 12:00", ["+03:00"], "Moscow time by decree"),
    .init("Europe/Kyiv", "1941-09-19 12:00", ["+03:00"], "the last day before the occupation"),
    .init("Europe/Kyiv", "1941-09-21 12:00", ["+02:00"], "Berlin summer time"),
    .init("Europe/Kyiv", "1942-11-03 12:00", ["+01:00"], "Berlin winter time"),
    .init("Europe/Kyiv", "1943-03-29 12:00", ["+02:00"], "Berlin summer time of 1943"),
    .init("Europe/Kyiv", "1943-11-05 12:00", ["+01:00"], "the day before liberation"),
    .init("Europe/Kyiv", "1943-11-07 12:00", ["+03:00"], "Moscow time again"),
    .init("Europe/Kyiv", "1981-04-01 01:00", ["+04:00"], "the first Soviet summer time"),
    .init("Europe/Kyiv", "1990-04-15 14:30", ["+04:00"], "Moscow summer time"),
    .init("Europe/Kyiv", "1990-07-01 12:00", ["+03:00"], "Kyiv leaves Moscow time"),
    .init("Europe/Kyiv", "1991-09-29 12:00", ["+02:00"], "back to Eastern European Time"),
    .init("Europe/Kyiv", "2022-03-27 03:30", [], "spring of 2022"),
    .init("Europe/Kyiv", "2024-10-27 03:30", ["+03:00", "+02:00"], "autumn of 2024"),
    .init("Europe/Kyiv", "2090-07-01 12:00", ["+03:00"], "by the rule for the future"),
    .init("Europe/Simferopol", "2014-03-30 12:00", ["+04:00"], "occupied Crimea put on Moscow time"),
    .init("America/New_York", "1918-03-31 02:30", [], "the first war time"),
    .init("America/New_York", "1942-02-09 02:30", [], "war time begins"),
    .init("America/New_York", "1944-01-15 12:00", ["-04:00"], "war time in winter"),
    .init("America/New_York", "1945-08-15 12:00", ["-04:00"], "peace time, the same offset"),
    .init("America/New_York", "1945-10-01 12:00", ["-05:00"], "standard time again"),
    .init("America/Chicago", "1943-12-25 08:00", ["-05:00"], "Central war time"),
    .init("America/Los_Angeles", "1945-01-01 00:00", ["-07:00"], "Pacific war time"),
    .init("America/New_York", "1974-01-06 02:30", [], "summer time in January"),
    .init("America/New_York", "2398-07-04 12:00", ["-04:00"], "the far future"),
    .init("Asia/Kolkata", "1941-09-30 12:00", ["+05:30"], "before war time"),
    .init("Asia/Kolkata", "1941-10-02 12:00", ["+06:30"], "war time"),
    .init("Asia/Kolkata", "1942-06-01 12:00", ["+05:30"], "a summer without it"),
    .init("Asia/Kolkata", "1943-01-01 12:00", ["+06:30"], "war time again"),
    .init("Asia/Kolkata", "1945-10-14 22:30", ["+06:30"], "its last evening"),
    .init("Asia/Kolkata", "1945-10-14 23:30", ["+06:30", "+05:30"], "the clock turned back"),
    .init("Asia/Kolkata", "1945-10-16 12:00", ["+05:30"], "Indian Standard Time"),
    .init("Europe/London", "1941-06-01 12:00", ["+02:00"], "double summer time"),
    .init("Europe/London", "1968-10-27 12:00", ["+01:00"], "British Standard Time"),
    .init("Europe/London", "1970-01-01 00:00", ["+01:00"], "an hour before the epoch"),
    .init("Europe/London", "1971-10-31 02:30", ["+01:00", "+00:00"], "its end"),
    .init("Europe/London", "1972-01-01 00:00", ["+00:00"], "Greenwich again"),
    .init("Europe/Amsterdam", "1930-01-01 12:00", ["+00:19:32"], "Amsterdam mean time"),
    .init("Europe/Amsterdam", "1937-08-01 12:00", ["+01:20"], "its summer time, rounded"),
    .init("Europe/Amsterdam", "1940-05-17 12:00", ["+02:00"], "German time"),
    .init("Europe/Oslo", "1916-07-01 12:00", ["+02:00"], "an early summer time"),
    .init("Europe/Oslo", "1935-07-01 12:00", ["+01:00"], "no summer time, unlike Berlin later"),
    .init("Europe/Oslo", "1940-08-12 12:00", ["+02:00"], "under occupation"),
    .init("Europe/Paris", "1911-03-10 12:00", ["+00:09:21"], "Paris mean time"),
    .init("Europe/Paris", "1940-06-15 12:00", ["+02:00"], "occupied"),
    .init("Europe/Dublin", "1916-05-22 12:00", ["+00:34:39"], "Dublin mean time in summer"),
    .init("Europe/Warsaw", "1915-08-04 23:50", ["+02:02:06", "+01:00"], "the place's own mean time ends"),
    .init("Asia/Singapore", "1942-02-16 12:00", ["+09:00"], "Tokyo time"),
    .init("Asia/Shanghai", "1988-07-01 12:00", ["+09:00"], "summer time in China"),
    .init("Asia/Kathmandu", "1985-12-31 12:00", ["+05:30"], "before the quarter of an hour"),
    .init("Asia/Kathmandu", "1986-01-02 12:00", ["+05:45"], "after it"),
    .init("Pacific/Apia", "2011-12-30 12:00", [], "a day that was skipped"),
    .init("Pacific/Apia", "2011-12-31 12:00", ["+14:00"], "across the date line"),
    .init("Australia/Lord_Howe", "2024-04-07 01:45", ["+11:00", "+10:30"], "half an hour turned back"),
    .init("Africa/Monrovia", "1971-06-01 12:00", ["-00:44:30"], "Liberian time"),
    .init("America/Caracas", "2010-01-01 12:00", ["-04:30"], "half an hour by decree"),
    .init("Asia/Pyongyang", "2016-01-01 12:00", ["+08:30"], "likewise"),
    .init("Asia/Calcutta", "1943-01-01 12:00", ["+06:30"], "an alias"),
    .init("Europe/Kiev", "1990-04-15 14:30", ["+04:00"], "an alias"),
    .init("Asia/Saigon", "1950-01-01 12:00", ["+08:00"], "an alias"),
    .init("America/Buenos_Aires", "1920-01-01 12:00", ["-04:16:48"], "an alias, Córdoba mean time"),
  ]
}
