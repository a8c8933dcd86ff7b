import Diagnostics

extension BirthData {
  init(_ field: Field) throws(ChartFormatError) {
    try field.requireObject()
    let calendar: CivilCalendar? = try field["calendar"].name(of: "calendar")
    self.init(
      date: try field["date"].date(in: calendar ?? .gregorian),
      calendar: calendar,
      time: try field["time"].time(),
      timeZone: try field["timeZone"].zone(),
      fold: try field["fold"].name(of: "fold"),
      latitude: try field["latitude"].coordinate(in: -90...90, "degrees north, −90 to 90"),
      longitude: try field["longitude"].coordinate(in: -180...180, "degrees east, −180 to 180"),
      place: try field["place"].label())
  }
}

extension Field {
  fileprivate func date(in calendar: CivilCalendar) throws(ChartFormatError) -> CivilDate {
    guard let text = try text() else {
      throw missing(hint: "the local date, as in 1990-04-15", code: .missingBirthData)
    }
    guard let date = CivilDate(text, in: calendar) else {
      throw error("\(Quotation.of(text)) is no date", hint: "a day that exists, as in 1990-04-15")
    }
    return date
  }

  fileprivate func time() throws(ChartFormatError) -> ClockTime? {
    guard let text = try text() else { return nil }
    guard let time = ClockTime(text) else {
      throw error(
        "\(Quotation.of(text)) is no time", hint: "as in 14:30 or 14:30:15, or null where it is not known")
    }
    return time
  }

  /// A zone is only looked up when a chart is computed; here it need only be a text of sense.
  fileprivate func zone() throws(ChartFormatError) -> String {
    guard let zone = try label() else {
      throw missing(
        hint: "an IANA name such as Europe/Kyiv, an offset such as +03:00, or LMT", code: .missingBirthData)
    }
    return zone
  }

  fileprivate func coordinate(
    in range: ClosedRange<Double>, _ meaning: String
  ) throws(ChartFormatError) -> Double {
    guard let degrees = try number(in: range) else { throw missing(hint: meaning, code: .missingBirthData) }
    return degrees
  }
}
