public import AstroBirthplaces
import AstroBirths
import AstroChartFiles
public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris
import AstroSkies
public import AstroSynastry
public import AstroTradition
import AstroWheelLayout
public import AstroWording

extension Studio {
  /// The chart of a birth.
  ///
  /// - Throws: A problem with the birth or its time zone, `outOfRange` for years without positions, or
  ///   `missingEphemeris` if files are not installed.
  public func chart(
    of birth: BirthData, name: String? = nil, settings: ChartSettings = ChartSettings()
  ) throws(Problem) -> Made<Chart> {
    let chart = try ephemeris.chart(of: birth, name: name, settings: settings)
    return Made(chart, notes: chart.warnings)
  }

  /// The chart of a birth in everyday terms.
  ///
  ///     let oksana = try studio.chart(born: "1990-04-15", at: "14:30", in: "Kyiv", name: "Oksana")
  ///
  /// - Parameters:
  ///   - date: The local date in the Gregorian calendar, such as `1990-04-15` or `15.4.1990`.
  ///   - time: The local time, such as `14:30`, `14:30:15` or `2:30 pm`; `nil` if it is not known.
  ///   - place: The name of one of the built-in places, which also determines the time zone.
  ///   - name: The name of the person, as pictures show it.
  ///   - settings: House system, zodiac, points and orbs.
  /// - Returns: The chart, with a note on the place that was found.
  /// - Throws: `invalidValue` for an invalid date or time, and whatever ``place(named:in:)`` and
  ///   ``chart(of:name:settings:)`` throw.
  public func chart(
    born date: String, at time: String? = nil, in place: String, name: String? = nil,
    settings: ChartSettings = ChartSettings()
  ) throws(Problem) -> Made<Chart> {
    guard let day = CivilDate(asWritten: date) else {
      throw Problem(
        .invalidValue, at: .field("date"), BirthFault.notWrittenDate(date))
    }
    let clock = time.flatMap { ClockTime(asWritten: $0) }
    guard time == nil || clock != nil else {
      throw Problem(
        .invalidValue, at: .field("time"), BirthFault.notWrittenTime(time ?? ""))
    }
    let found = try self.place(named: place)
    let birth = try BirthData(
      date: day, time: clock, timeZone: found.timeZone, latitude: found.latitude,
      longitude: found.longitude, place: found.title)
    let made = try chart(of: birth, name: name, settings: settings)
    return Made(made.value, notes: [found.note] + made.notes)
  }

  /// The chart in a file: computed from its birth, or used as it is if it has positions.
  ///
  /// - Parameter json: The bytes of a chart file or a birth, which may give its place by name.
  /// - Throws: `invalidChart`, with the location in the file, and whatever ``chart(of:name:settings:)``
  ///   throws.
  public func chart(from json: [UInt8]) throws(Problem) -> Made<Chart> {
    let document = try ChartDocument.read(json) { name throws(Problem) in try self.place(named: name) }
    let chart = try ChartMaker(ephemeris).chart(of: document)
    return Made(chart, notes: chart.warnings)
  }

  /// The place of a birth, found among the 39,107 built-in places by its present or a former name.
  ///
  /// - Parameters:
  ///   - name: A name in any of the languages, possibly a former one, optionally followed by a comma and the
  ///     region or country.
  ///   - language: The language of the place's name in the result; by default that of the studio.
  /// - Throws: `unknownPlace`, with the nearest names if there are any, and `ambiguousPlace`, with the places
  ///   that may be meant.
  public func place(named name: String, in language: Language? = nil) throws(Problem) -> Birthplace {
    try Birthplace(named: name, in: chosen(language))
  }

  /// The places that a name may mean, to choose from: whole names, beginnings, words, and misspelt names.
  ///
  /// - Parameters:
  ///   - name: A name in any script, optionally followed by its region and country, separated by commas.
  ///   - limit: The largest number of places.
  ///   - language: The language of the places' names; by default that of the studio.
  public func places(named name: String, limit: Int = 10, in language: Language? = nil) throws(Problem)
    -> PlaceList
  {
    try PlaceList(named: name, limit: limit, in: chosen(language))
  }

  /// Two births compared: aspects between them, houses of one in which the other falls, the composite, and scores
  /// whose reasons add up.
  ///
  ///     let couple = try studio.synastry(of: oksana, with: taras).value
  ///     print(couple.overall.score, couple.strengths.map { couple.words(for: $0, in: .en) })
  ///
  /// - Throws: `invalidChart` for a derived chart, and for two that differ in zodiac or house system.
  public func synastry(of first: Chart, with second: Chart) throws(Problem) -> Made<Synastry> {
    try skies.synastry(of: first, with: second)
  }

  /// The sky at a moment, to be drawn around a chart: computed with its settings, and seen from its place.
  ///
  /// - Throws: `outOfRange` for a moment without positions.
  public func transits(to chart: Chart, at moment: Moment) throws(Problem) -> OuterSky {
    OuterSky(try Skies(ephemeris).transit(to: chart, at: moment), as: .transit)
  }

  /// What a professional looks up in a chart: dignities, lots, midpoints and the rest.
  ///
  ///     let details = try studio.details(of: oksana, with: [.dignities, .lots])
  ///     for lot in details.lots ?? [] { print(lot.name, lot.longitude.degrees, lot.formula) }
  ///     let file = oksana.json(with: details)
  ///
  /// - Parameters:
  ///   - asked: What to look up; by default everything.
  ///   - conventions: The choices that schools make differently.
  ///   - moment: The moment for which the lords of time are told; `nil` for none.
  /// - Throws: `outOfRange` for a moment without positions, and `missingEphemeris` if files are not installed.
  public func details(
    of chart: Chart, with asked: Set<Detail> = Set(Detail.allCases),
    by conventions: Conventions = Conventions(),
    on moment: Moment? = nil
  ) throws(Problem) -> ChartDetails {
    try finder.details(of: chart, asked, by: conventions, on: moment)
  }
}
