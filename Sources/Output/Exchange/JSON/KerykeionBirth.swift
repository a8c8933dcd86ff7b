import AstroChartModel
import AstroDiagnostics
import AstroJSON

/// A subject of Kerykeion, as its models dump it: versions 5 and 6 state the local time as a text, version 4
/// in numbers.
enum KerykeionBirth: JSONBirthReader {
  static let format = BirthFormat.kerykeion

  static func recognizes(_ value: JSONCursor) -> Bool {
    value["tz_str"].string != nil
      && (value["iso_formatted_local_datetime"].string != nil || value["year"].double != nil)
  }

  static func fill(_ value: JSONCursor, _ draft: inout BirthDraft) throws(Problem) {
    draft.name = try value["name"].text()
    draft.zone = try value["tz_str"].text()
    draft.latitude = try value["lat"].number()
    draft.longitude = try value["lng"].number()
    let place = [value["city"].string, value["nation"].string].compactMap(\.self).filter { !$0.isEmpty }
    draft.place = place.isEmpty ? nil : place.joined(separator: ", ")
    let instant = value["iso_formatted_local_datetime"]
    if let text = instant.string {
      try instant.checked { () throws(Problem) in try ISOInstant(text) }.fill(&draft)
    } else {
      try fillNumbers(value, &draft)
    }
    draft.losses += losses(value).map(BirthNote.Loss.named)
  }

  private static func fillNumbers(_ value: JSONCursor, _ draft: inout BirthDraft) throws(Problem) {
    func number(_ name: String) throws(Problem) -> Int {
      try value[name].integer(in: -9999...9999) ?? 0
    }
    let (year, month, day) = (try number("year"), try number("month"), try number("day"))
    guard let date = CivilDate(year: year, month: month, day: day) else {
      throw value["day"].problem(ExchangeFault.date("\(year)-\(month)-\(day)"))
    }
    guard
      let time = ClockTime(
        hour: try number("hour"), minute: try number("minute"), second: try number("seconds"))
    else { throw value["hour"].problem(ExchangeFault.timeOfDay) }
    (draft.date, draft.time) = (date, time)
    draft.calendar = date < CivilCalendar.gregorianBegins ? .gregorian : nil
  }

  /// Settings of a chart, unless they are those that charts have here too.
  private static func losses(_ value: JSONCursor) -> [String] {
    let usual: [(name: String, values: Set<String>)] = [
      ("zodiac_type", ["Tropical", "Tropic"]), ("sidereal_mode", []), ("houses_system_identifier", ["P"]),
      ("perspective_type", ["Apparent Geocentric"]), ("return_type", []),
    ]
    return usual.compactMap { setting in
      guard let text = value[setting.name].string, !setting.values.contains(text) else { return nil }
      return "\(setting.name) (\(Quotation.clipped(text)))"
    }
  }
}
