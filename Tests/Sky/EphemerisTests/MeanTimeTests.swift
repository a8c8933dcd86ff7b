import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import Testing

/// A birth before standard time, the instant it means, and the angles of its chart in degrees.
struct MeanTimeBirth: Sendable, CustomTestStringConvertible {
  var name: String
  var local: String
  var zone: String
  var place: (latitude: Double, longitude: Double)
  var utc: String
  var ascendant: Double
  var midheaven: Double?

  var testDescription: String { name }

  /// Checked by hand: the clock less the longitude's minutes; angles by the ephemeris at that instant.
  static let all = [
    MeanTimeBirth(
      name: "Kharkiv", local: "1900-06-01 12:00", zone: "Europe/Kyiv", place: (49.98177, 36.25475),
      utc: "1900-06-01T09:34:59Z", ascendant: 150 + 15 + 13 / 60.0, midheaven: 60 + 10 + 59 / 60.0),
    MeanTimeBirth(
      name: "Lviv", local: "1880-06-01 12:00", zone: "Europe/Kyiv", place: (49.83826, 24.02324),
      utc: "1880-06-01T10:23:54Z", ascendant: 150 + 15 + 49 / 60.0, midheaven: 60 + 11 + 48 / 60.0),
    MeanTimeBirth(
      name: "Uzhhorod", local: "1880-06-01 12:00", zone: "Europe/Kyiv", place: (48.6242, 22.2947),
      utc: "1880-06-01T10:30:49Z", ascendant: 150 + 15 + 37 / 60.0, midheaven: 60 + 11 + 48 / 60.0),
    MeanTimeBirth(
      name: "Porbandar", local: "1869-10-02 07:11", zone: "Asia/Kolkata", place: (21.64219, 69.60929),
      utc: "1869-10-02T02:32:34Z", ascendant: 180 + 26 + 26 / 60.0),
    MeanTimeBirth(
      name: "Mumbai", local: "1890-06-01 12:00", zone: "Asia/Kolkata", place: (19.07283, 72.88261),
      utc: "1890-06-01T07:08:28Z", ascendant: 150 + 10 + 51 / 60.0),
    MeanTimeBirth(
      name: "Ulm", local: "1879-03-14 11:30", zone: "Europe/Berlin", place: (48.39841, 9.99155),
      utc: "1879-03-14T10:50:02Z", ascendant: 90 + 11 + 39 / 60.0),
    MeanTimeBirth(
      name: "Zürich, by Bern's time", local: "1875-07-26 19:32", zone: "Europe/Zurich",
      place: (47.36667, 8.55), utc: "1875-07-26T19:02:14Z", ascendant: 300 + 3 + 21 / 60.0),
  ]
}

@Suite struct MeanTimeTests {
  private func chart(_ known: MeanTimeBirth) throws -> Chart {
    let birth = BirthData.at(
      known.local, known.zone, latitude: known.place.latitude, longitude: known.place.longitude)
    return try SwissEphemeris().chart(of: birth)
  }

  @Test(arguments: MeanTimeBirth.all)
  func `a clock older than standard time means the instant that its place knew`(known: MeanTimeBirth) throws {
    let chart = try chart(known)
    let moment = try #require(chart.moment)
    #expect(utc(moment.secondsSince1970) == known.utc)
    let angles = try #require(chart.angles)
    #expect(abs(angles.ascendant.degrees - known.ascendant) < 1.5 / 60)
    if let midheaven = known.midheaven { #expect(abs(angles.midheaven.degrees - midheaven) < 1.5 / 60) }
  }

  @Test func `the note tells what was taken, the other, and how far apart they are`() throws {
    let kharkiv = try chart(MeanTimeBirth.all[0])
    #expect(kharkiv.moment?.offsetSource == .lmt)
    #expect(
      kharkiv.warnings == [
        Note(
          .localMeanTime,
          "1900-06-01 12:00 is read as local mean time of the place of birth, UTC+02:25:01; by the clock of "
            + "Europe/Kyiv, UTC+02:02:04, it would be 23 minutes later")
      ])
    let zurich = try chart(MeanTimeBirth.all[6])
    #expect(zurich.moment?.offsetSource == .city)
    #expect(
      zurich.warnings == [
        Note(
          .cityMeanTime,
          "1875-07-26 19:32 is read as the mean time of Bern, UTC+00:29:46; by local mean time of the place of "
            + "birth, UTC+00:34:12, it would be 4 minutes earlier")
      ])
  }

  @Test func `where both are less than a minute apart there is nothing to tell`() throws {
    let kyiv = BirthData.at("1900-06-01 12:00", "Europe/Kyiv", latitude: 50.4501, longitude: 30.5234)
    #expect(try SwissEphemeris().chart(of: kyiv).warnings.isEmpty)
  }

  @Test func `a birth may decide whose mean time was kept`() throws {
    var kharkiv = BirthData.at("1900-06-01 12:00", "Europe/Kyiv", latitude: 49.98177, longitude: 36.25475)
    kharkiv.meanTime = .zone
    let byZone = try SwissEphemeris().chart(of: kharkiv)
    #expect(byZone.moment.map { utc($0.secondsSince1970) } == "1900-06-01T09:57:56Z")
    #expect(byZone.warnings.map(\.code) == [.cityMeanTime])
    var zurich = BirthData.at("1875-07-26 19:32", "Europe/Zurich", latitude: 47.36667, longitude: 8.55)
    zurich.meanTime = .place
    let byPlace = try SwissEphemeris().chart(of: zurich)
    #expect(byPlace.moment.map { utc($0.secondsSince1970) } == "1875-07-26T18:57:48Z")
  }

  @Test(arguments: [
    ("Europe/Lisbon", "1880-06-01 12:00", -8.6, -2064), ("Europe/Lisbon", "1890-06-01 12:00", -8.6, -2205),
    ("Africa/Tunis", "1880-06-01 12:00", 10.0, 2400), ("Africa/Tunis", "1890-06-01 12:00", 10.0, 561),
    ("Europe/Amsterdam", "1850-06-01 12:00", 6.0, 1440), ("Europe/Amsterdam", "1870-06-01 12:00", 6.0, 1172),
    ("Europe/Stockholm", "1890-06-01 12:00", 12.0, 3614), ("Europe/Dublin", "1900-06-01 12:00", -9.0, -1521),
    ("America/Argentina/Ushuaia", "1900-06-01 12:00", -68.3, -15_408),
    ("Europe/London", "1860-06-01 12:00", -4.0, 0), ("America/Lima", "1900-01-01 12:00", -72.0, -17_280),
    ("Asia/Jakarta", "1926-01-01 12:00", 110.0, 26_400),
  ])
  func `where a law or a custom is known the city's time is taken, from its day on`(
    zone: String, local: String, longitude: Double, offset: Int
  ) throws {
    #expect(try resolve(.at(local, zone, longitude: longitude)).utcOffsetSeconds == offset)
  }
}
