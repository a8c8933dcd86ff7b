import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension BirthData {
  /// - Parameter found: The place looked up by its name, if the birth has no coordinates; a time zone in the
  ///   birth data takes precedence over that of the place.
  /// - Throws: `invalidChart` or `missingBirthData` at the field that is wrong or missing.
  init(_ field: JSONCursor, _ found: Birthplace?) throws(Problem) {
    try field.requireObject()
    let calendar = try field["calendar"].name(of: "calendar", CivilCalendar.self)
    let date = try field["date"].date(in: calendar ?? .gregorian)
    let time = try field["time"].time()
    let fold = try field["fold"].name(of: "fold", Fold.self)
    let meanTime = try field["meanTime"].name(of: "mean time", MeanTime.self)
    let zone = try field["timeZone"].text()
    guard let zone = zone ?? found?.timeZone else { throw field.told(BirthData.missingZone) }
    let (latitude, longitude) = try BirthData.coordinates(field, found)
    let named = try field["place"].text()
    let place = found?.title ?? named
    self = try field.checked { () throws(Problem) in
      try BirthData(
        date: date, calendar: calendar, time: time, timeZone: zone, fold: fold, latitude: latitude,
        longitude: longitude, meanTime: meanTime, place: place)
    }
  }

  private static func coordinates(
    _ field: JSONCursor, _ found: Birthplace?
  ) throws(Problem) -> (latitude: Double, longitude: Double) {
    if let found { return (found.latitude, found.longitude) }
    return (
      try field["latitude"].requiredNumber(hint: ChartFileFault.latitude),
      try field["longitude"].requiredNumber(hint: ChartFileFault.longitude)
    )
  }
}

extension JSONCursor {
  fileprivate func date(in calendar: CivilCalendar) throws(Problem) -> CivilDate {
    guard let text = try text() else {
      throw missing(hint: ChartFileFault.date, code: .missingBirthData)
    }
    return try checked { () throws(Problem) in try CivilDate(checking: text, in: calendar) }
  }

  fileprivate func time() throws(Problem) -> ClockTime? {
    guard let text = try text() else { return nil }
    return try checked { () throws(Problem) in try ClockTime(checking: text) }
  }
}
