import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroExchange
import TestSupport
import Testing

/// What this package writes it reads back exactly.
@Suite struct ExchangeRoundTripTests {
  private static let births: [NamedBirth] = {
    var dice = SeededGenerator(seed: 34)
    return (0..<3000).compactMap { _ in NamedBirth.random(&dice) }
  }()

  private func expectSame(_ bytes: [UInt8]) throws {
    let read = try list(bytes)
    #expect(read.noted.isEmpty && read.notes.isEmpty)
    let births = try read.records.map { try $0.result.get() }
    #expect(births == Self.births)
  }

  @Test func `through AAF`() throws {
    try expectSame(
      Self.births.flatMap { birth in
        AAFWriter.lines(
          of: birth, at: birth.birth.time.flatMap { _ in try? CivilTime.moment(of: birth.birth) })
      })
  }

  @Test func `through a table`() throws {
    try expectSame(CSVWriter.head + Self.births.flatMap(CSVWriter.row))
  }

  @Test func `through chart files`() throws {
    try expectSame(Self.births.flatMap(\.jsonLine))
  }

  /// Without our remark, as another program reads them: to the minute of the zone, the second of arc.
  @Test func `the lines of AAF alone say the same instant and place`() throws {
    var isOnce = false
    for birth in Self.births where birth.birth.time != nil {
      let moment = try CivilTime.moment(of: birth.birth)
      // Mean time of a longitude on the other side of the Earth is no zone.
      guard abs(moment.utcOffsetSeconds) < 50_000 else { continue }
      let lines = String(decoding: AAFWriter.lines(of: birth, at: moment), as: UTF8.self)
      let plain = lines.split(separator: "\r\n").filter { !$0.hasPrefix("#:") }.joined(separator: "\n")
      let read = try #require(try list(plain).records.first)
      let other = try read.result.get().birth
      isOnce = true
      #expect(abs(other.latitude - birth.birth.latitude) < 0.00015)
      #expect(abs(other.longitude - birth.birth.longitude) < 0.00015)
      // Local mean time follows the longitude, which is rounded.
      let difference = try CivilTime.moment(of: other).secondsSince1970 - moment.secondsSince1970
      #expect(abs(difference) <= (birth.birth.timeZone == "LMT" ? 1 : 0), "\(lines)")
      #expect(read.notes.isEmpty, "\(lines) \(read.notes)")
    }
    #expect(isOnce)
  }
}

extension NamedBirth {
  /// A birth whose time is one that clocks showed once; `nil` if the dice fell on another.
  fileprivate static func random(_ dice: inout SeededGenerator) -> NamedBirth? {
    let day = CivilDate(daysSince1970: .random(in: -800_000...30_000, using: &dice))
    let time = ClockTime(
      hour: .random(in: 0...23, using: &dice), minute: .random(in: 0...59, using: &dice),
      second: [0, 0, 0, 59, 7].randomElement(using: &dice) ?? 0)
    let isEarly = day < CivilCalendar.gregorianBegins
    let calendar =
      isEarly
      ? CivilCalendar.allCases.randomElement(using: &dice)
      : [nil, nil, .julian].randomElement(using: &dice) ?? nil
    let zones = ["Europe/Kyiv", "America/New_York", "Asia/Kolkata", "LMT", "+03:00", "-04:30", "+02:02:04"]
    let names: [String?] = [
      "Оксана", "Ferber, Tobias", "#1; \"quoted\" \\ name", " spaced ", "李", "e\u{301}", "=1+1", "*", nil,
    ]
    let places: [String?] = ["Kyiv, Ukraine", "Seattle, WA, USA, Earth", "X (Y)", "Z, (A)", "*", "Київ", nil]
    let birth = try? BirthData(
      date: day, calendar: calendar, time: Int.random(in: 0...9, using: &dice) == 0 ? nil : time,
      timeZone: zones.randomElement(using: &dice) ?? "LMT",
      fold: [nil, .earlier, .later].randomElement(using: &dice) ?? nil,
      latitude: .random(in: -90...90, using: &dice), longitude: .random(in: -180...180, using: &dice),
      meanTime: [nil, nil, .place, .zone].randomElement(using: &dice) ?? nil,
      place: places.randomElement(using: &dice) ?? nil)
    guard let birth, (try? CivilTime.moment(of: birth)) != nil else { return nil }
    return NamedBirth(
      id: [nil, "7", "a, \"b\"", "ї"].randomElement(using: &dice) ?? nil,
      name: names.randomElement(using: &dice) ?? nil, birth: birth)
  }
}

@Suite struct HostileFileTests {
  @Test func `random bytes and broken files end in a problem or in births, never in a crash`() throws {
    var dice = SeededGenerator(seed: 7)
    let seeds = [
      "#A93:A,B,m,1.1.1990,1:00,X,D\n#B93:2447892.5,1n00,1e00,1he,0\n#:astrosvitla 0 {}\n",
      "@AI780\n-qb Apr 15 1990 2:30pm ST 2E 30:31E 50:27N\n-zi \"A\" \"B\"\n",
      "name,date,time,zone,lat,lon\nA,1990-04-15,14:30,LMT,1,2\n",
      #"{"tz_str":"UTC","iso_formatted_local_datetime":"1990-04-15T14:30:00+00:00","lat":1,"lng":2}"#,
      "Test, One              APR 15, 199002:30:00 PM    -06:30030E31'00 50N27'00 Kyiv                      \n",
    ].map { Array($0.utf8) }
    var births = 0
    for round in 0..<4000 {
      var bytes = seeds[round % seeds.count]
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        let place = Int.random(in: 0..<bytes.count, using: &dice)
        switch Int.random(in: 0...2, using: &dice) {
        case 0: bytes[place] = .random(in: 0...255, using: &dice)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
        }
      }
      guard let read = try? list(bytes) else { continue }
      births += read.records.count
      let good = read.records.compactMap { try? $0.result.get() }.filter {
        (try? CivilTime.moment(of: $0.birth)) != nil
      }
      guard !good.isEmpty else { continue }
      let copies = [
        good.flatMap(\.jsonLine), CSVWriter.head + good.flatMap(CSVWriter.row),
        good.flatMap { AAFWriter.lines(of: $0, at: nil) },
      ]
      for copy in copies { #expect(try list(copy).records.map { try $0.result.get() } == good) }
    }
    #expect(births > 1000)
  }
}
