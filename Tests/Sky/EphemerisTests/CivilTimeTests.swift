import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import Testing

@Suite struct CivilTimeTests {
  @Test(arguments: KnownTime.all)
  func `a known time means the instants it is known to mean`(known: KnownTime) throws {
    let birth = BirthData.at(known.local, known.zone)
    let local = try birth.date.daysSince1970 * 86_400 + #require(birth.time).secondsSinceMidnight
    let expected = known.offsets.map { local - seconds($0) }
    #expect(resolved(birth) == expected)
  }

  @Test(arguments: KnownTime.all.filter { $0.offsets.count == 1 })
  func `a fold says nothing of a time that occurred once`(known: KnownTime) throws {
    let plain = try resolve(.at(known.local, known.zone))
    #expect(try resolve(.at(known.local, known.zone, fold: .later)) == plain)
    #expect(plain.offsetSource != .fixed)
  }

  @Test(arguments: KnownTime.all.filter { $0.offsets.count == 2 })
  func `a time that occurred twice is refused until a fold says which`(known: KnownTime) throws {
    let error = try #require(throws: Problem.self) { try resolve(.at(known.local, known.zone)) }
    #expect(error.code == .ambiguousTime)
    #expect(error.location == .birth("time"))
    for instant in resolved(.at(known.local, known.zone)) { #expect(error.message.contains(utc(instant))) }
    #expect(error.description.contains("\"earlier\"") && error.description.contains("\"later\""))
  }

  @Test(arguments: KnownTime.all.filter(\.offsets.isEmpty))
  func `a time that never occurred is refused with the instants around it`(known: KnownTime) throws {
    let error = try #require(throws: Problem.self) {
      try resolve(.at(known.local, known.zone, fold: .later))
    }
    #expect(error.code == .nonexistentTime)
    #expect(error.message.matches(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/#).count == 2)
  }

  @Test func `the message of a gap names its last second and its first`() throws {
    let error = try #require(throws: Problem.self) {
      try resolve(.at("2024-03-31 03:30", "Europe/Kyiv"))
    }
    #expect(
      error.message == """
        2024-03-31 03:30:00 never occurred in Europe/Kyiv: the clock went from 2024-03-31 02:59:59 \
        (2024-03-31T00:59:59Z) to 2024-03-31 04:00:00 (2024-03-31T01:00:00Z)
        """)
  }
}

@Suite struct LocalMeanTimeTests {
  @Test func `the Sun is four minutes earlier for every degree to the east`() throws {
    let moment = try resolve(.at("1850-06-01 12:00", "LMT", longitude: 30.5234))
    #expect(moment.utcOffsetSeconds == 7326)
    #expect(moment.offsetSource == .lmt)
    #expect(try resolve(.at("1850-06-01 12:00", "LMT", longitude: -75)).utcOffsetSeconds == -18_000)
  }

  @Test func `before standard time a zone gives way to the birth place's own Sun, and the chart says so`()
    throws
  {
    let lviv = BirthData.at("1870-08-27 12:00", "Europe/Kyiv", latitude: 49.84, longitude: 24.03)
    let chart = try SwissEphemeris().chart(of: lviv)
    #expect(chart.moment == (try resolve(.at("1870-08-27 12:00", "LMT", longitude: 24.03))))
    #expect(chart.warnings.map(\.code) == [.localMeanTime])
  }

  @Test func `the turn from the Sun to the standard is the birth place's too`() throws {
    // On the day of two noons New York put its clocks back by 3 min 58 s; Boston, further east, by 15 min 46 s.
    let newYork = BirthData.at("1883-11-18 12:10", "America/New_York", longitude: -74.0083)
    let boston = BirthData.at("1883-11-18 12:10", "America/New_York", longitude: -71.0589)
    #expect(resolved(newYork).count == 1)
    #expect(resolved(boston).map { $0 - resolved(newYork)[0] } == [-946, 0])
  }

  @Test func `asked for by name, local mean time needs no warning`() throws {
    #expect(try SwissEphemeris().chart(of: .at("1870-08-27 12:00", "LMT")).warnings.isEmpty)
  }

  @Test func `a mean time that was a standard stays`() throws {
    #expect(try resolve(.at("1930-01-01 12:00", "Africa/Monrovia", longitude: -8)).utcOffsetSeconds == -2670)
    #expect(try resolve(.at("1917-08-01 12:00", "Europe/Moscow", longitude: 50)).offsetSource == .iana)
  }

  @Test func `places that counted days from the other side of the date line keep them`() throws {
    let manila = try resolve(.at("1844-06-01 12:00", "Asia/Manila", longitude: 121))
    #expect(manila.utcOffsetSeconds == 121 * 240 - 86_400)
    #expect(manila.offsetSource == .lmt)
    #expect(try resolve(.at("1850-06-01 12:00", "Asia/Manila", longitude: 121)).utcOffsetSeconds == 121 * 240)
  }
}

@Suite struct ZoneNameTests {
  @Test(
    arguments: zip(["+03:00", "-05:30", "+00:00", "−01:15", "+02:02:04"], [10800, -19800, 0, -4500, 7324]))
  func `an offset is what it says`(zone: String, offset: Int) throws {
    let moment = try resolve(.at("1990-04-15 14:30", zone))
    #expect(moment.utcOffsetSeconds == offset)
    #expect(moment.offsetSource == .fixed)
  }

  @Test(arguments: ["+3", "+16:00", "+03:60", "+0300", "-", "+03:00:00:00", "+٠٣:٠٠"])
  func `a malformed offset is refused with the form it should have`(zone: String) throws {
    let error = try #require(throws: Problem.self) { try resolve(.at("1990-04-15 14:30", zone)) }
    #expect(error.code == .unknownZone)
    #expect(error.location == .birth("timeZone"))
    #expect(error.hint.description.contains("+03:00"))
  }

  @Test(
    arguments: zip(
      ["Europe/Kiyv", "europe/kyiv", "Kyiv", "Amerika/New_York", "Asia/Kalcutta"],
      ["Europe/Kyiv", "Europe/Kyiv", "Europe/Kyiv", "America/New_York", "Asia/Calcutta"]))
  func `an unknown zone is refused with the nearest known one`(zone: String, meant: String) throws {
    let error = try #require(throws: Problem.self) { try resolve(.at("1990-04-15 14:30", zone)) }
    #expect(error.code == .unknownZone)
    #expect(error.hint.description.contains("did you mean \(meant)?"))
  }

  @Test(
    arguments: [
      "", "/etc/passwd", "../zoneinfo/UTC", "posix/UTC", "right/UTC", "localtime", "tzdata.zi", "Europe",
      "a\u{0}b",
      String(repeating: "x", count: 100_000), "Europe/Kyiv\n",
    ])
  func `a name that is no zone of the folder is unknown, however it is spelled`(zone: String) throws {
    let date = try #require(CivilDate("1990-04-15"))
    let noon = try #require(ClockTime("12:00"))
    let error = try #require(throws: Problem.self) {
      try CivilTime.resolve(date: date, time: noon, zone: zone, longitude: 0)
    }
    #expect(error.code == .unknownZone)
    #expect(!error.description.contains("\n"))
    #expect(error.description.count < 300)
  }

  @Test(arguments: ["1799-12-31 12:00", "2400-01-01 12:00", "1500-06-01 12:00"])
  func `a year without an ephemeris is refused`(local: String) throws {
    let error = try #require(throws: Problem.self) { try resolve(.at(local, "Europe/Kyiv")) }
    #expect(error.code == .outOfRange)
    #expect(error.description.contains("1800…2399"))
  }
}

func resolve(_ birth: BirthData) throws -> Moment {
  try CivilTime.resolve(
    date: birth.date, time: #require(birth.time), zone: birth.timeZone, fold: birth.fold,
    longitude: birth.longitude)
}

/// Every instant that a birth's time may mean.
private func resolved(_ birth: BirthData) -> [Int] {
  let instants = [BirthData.Fold.earlier, .later].compactMap { fold in
    var birth = birth
    birth.fold = fold
    return try? resolve(birth).secondsSince1970
  }
  return Set(instants).sorted()
}

/// `+02:02:04` in seconds.
private func seconds(_ offset: String) -> Int {
  let fields = offset.dropFirst().split(separator: ":").compactMap { Int($0) } + [0]
  return (offset.hasPrefix("-") ? -1 : 1) * (fields[0] * 3600 + fields[1] * 60 + fields[2])
}

func utc(_ instant: Int) -> String {
  let date = CivilDate(daysSince1970: Int((Double(instant) / 86_400).rounded(.down)))
  let second = instant - date.daysSince1970 * 86_400
  let fields = [date.year, date.month, date.day, second / 3600, second / 60 % 60, second % 60]
  let text = fields.map { $0 < 10 ? "0\($0)" : "\($0)" }
  return text[..<3].joined(separator: "-") + "T" + text[3...].joined(separator: ":") + "Z"
}
