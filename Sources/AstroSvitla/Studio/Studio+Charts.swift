import Birthplaces
import ChartFiles
public import ChartModel
public import Diagnostics
import Ephemeris
import Skies
public import WheelLayout
public import Wording

extension Studio {
  /// The chart of a birth.
  ///
  /// - Throws: What is wrong with the birth or its time zone, `outOfRange` for years without positions,
  ///   `missingEphemeris` where files are not installed.
  public func chart(
    of birth: BirthData, name: String? = nil, settings: ChartSettings = ChartSettings()
  ) throws(Problem) -> Made<Chart> {
    let chart = try ephemeris.chart(of: birth, name: name, settings: settings)
    return Made(chart, notes: chart.warnings)
  }

  /// The chart of a birth as people tell it.
  ///
  ///     let oksana = try studio.chart(born: "1990-04-15", at: "14:30", in: "Kyiv", name: "Oksana")
  ///
  /// - Parameters:
  ///   - date: The local day of the Gregorian calendar, as in `1990-04-15`.
  ///   - time: The local time, as in `14:30` or `14:30:15`; `nil` where it is not known.
  ///   - place: The name of one of the places that are built in, which says the time zone too.
  ///   - name: Whose chart it is, as pictures show it.
  ///   - settings: House system, zodiac, points and orbs.
  /// - Returns: The chart, with a note on the place that was taken.
  /// - Throws: `invalidValue` for what is no day or time, and whatever ``place(named:in:)`` and
  ///   ``chart(of:name:settings:)`` throw.
  public func chart(
    born date: String, at time: String? = nil, in place: String, name: String? = nil,
    settings: ChartSettings = ChartSettings()
  ) throws(Problem) -> Made<Chart> {
    guard let day = CivilDate(date) else {
      throw Problem(
        .invalidValue, at: .field("date"), "“\(date)” is no day of the calendar",
        hint: "write it as in 1990-04-15")
    }
    let clock = time.flatMap { ClockTime($0) }
    guard time == nil || clock != nil else {
      throw Problem(
        .invalidValue, at: .field("time"), "“\(time ?? "")” is no time of day", hint: "write it as in 14:30")
    }
    let found = try self.place(named: place)
    let birth = try BirthData(
      date: day, time: clock, timeZone: found.timeZone, latitude: found.latitude,
      longitude: found.longitude, place: found.title)
    let made = try chart(of: birth, name: name, settings: settings)
    return Made(made.value, notes: [found.note] + made.notes)
  }

  /// The chart in a file: computed from its birth, or taken as it is where it holds positions.
  ///
  /// - Parameter json: The bytes of a chart file or a birth, which may name its place.
  /// - Throws: `invalidChart`, with the place in the file, and whatever ``chart(of:name:settings:)`` throws.
  public func chart(from json: [UInt8]) throws(Problem) -> Made<Chart> {
    let document = try ChartDocument.read(json) { name throws(Problem) in try self.place(named: name) }
    switch document.value {
    case .birth(let name, let birth, let settings):
      return try document.then { _ throws(Problem) in try chart(of: birth, name: name, settings: settings) }
    case .chart(let chart): return Made(chart, notes: document.notes + chart.warnings)
    }
  }

  /// Where a birth was, of the 39,107 places that are built in, by its name or a former one.
  ///
  /// - Parameters:
  ///   - name: In any of the languages, or as it was once called; with a region or country behind a comma.
  ///   - language: That of the studio unless given; the place is called in it.
  /// - Throws: `unknownPlace`, with the nearest names where there are any, and `ambiguousPlace`, with the places that may be meant.
  public func place(named name: String, in language: Language? = nil) throws(Problem) -> Birthplace {
    try Birthplace(named: name, in: chosen(language))
  }

  /// The sky of a moment, to stand around a chart: by its reckoning, seen from its place.
  ///
  /// - Throws: `outOfRange` for a moment without positions.
  public func transits(to chart: Chart, at moment: Moment) throws(Problem) -> OuterSky {
    OuterSky(try Skies(ephemeris).transit(to: chart, at: moment), as: .transit)
  }
}
