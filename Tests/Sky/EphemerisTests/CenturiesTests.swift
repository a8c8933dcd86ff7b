import AstroChartModel
import AstroDiagnostics
import CAstroSwissEphemeris
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AstroEphemeris

/// A birth before the basic files begin, with its Julian day as anyone may work it out.
struct EarlyBirth: CustomTestStringConvertible, Sendable {
  var name: String
  var birth: BirthData
  /// The local date as libswe is given it, and the local hour.
  var local: (year: Int32, month: Int32, day: Int32, hour: Double)

  var testDescription: String { name }

  init(
    _ name: String, _ year: Int32, _ month: Int32, _ day: Int32, _ hour: Int, _ minute: Int = 0,
    in calendar: CivilCalendar, zone: String, at latitude: Double, _ longitude: Double
  ) {
    self.name = name
    local = (year, month, day, Double(hour) + Double(minute) / 60)
    guard let date = CivilDate(year: Int(year), month: Int(month), day: Int(day), in: calendar) else {
      preconditionFailure("\(name) has no date")
    }
    birth = sure {
      try BirthData(
        date: date, calendar: calendar, time: ClockTime(hour: hour, minute: minute), timeZone: zone,
        latitude: latitude, longitude: longitude)
    }
  }

  /// In universal time, the local hour being that of the Sun.
  var julianDay: Double {
    let calendar = birth.calendar == .julian ? SE_JUL_CAL : SE_GREG_CAL
    let seconds = (birth.longitude * 240).rounded()
    return swe_julday(local.year, local.month, local.day, local.hour, calendar) - seconds / 86_400
  }

  static let all = [
    EarlyBirth("Mozart", 1756, 1, 27, 20, in: .gregorian, zone: "Europe/Vienna", at: 47.8, 13.0333),
    EarlyBirth("Leonardo", 1452, 4, 15, 22, 30, in: .julian, zone: "Europe/Rome", at: 43.7833, 10.9167),
    EarlyBirth("Chyhyryn 1595", 1595, 12, 27, 6, in: .julian, zone: "Europe/Kyiv", at: 49.0783, 32.6583),
    EarlyBirth("the year 1", 1, 1, 1, 12, in: .julian, zone: "LMT", at: 31.7054, 35.2024),
    EarlyBirth("the year 0", 0, 2, 29, 3, in: .julian, zone: "LMT", at: 41.9, 12.5),
    EarlyBirth("Cleopatra's 69 BC", -68, 1, 1, 0, in: .julian, zone: "Africa/Cairo", at: 31.2, 29.92),
    EarlyBirth("-5399", -5399, 7, 1, 12, in: .gregorian, zone: "LMT", at: 33, 44),
    EarlyBirth("5399", 5399, 6, 1, 12, in: .gregorian, zone: "LMT", at: 33, 44),
    EarlyBirth("Shevchenko's day, 14 years before", 1800, 3, 9, 5, in: .gregorian, zone: "LMT", at: 49, 30.9),
  ]
}

@Suite(.enabled(if: EphemerisFolder.standard != nil, EphemerisFolder.standardIsThere))
struct CenturiesTests {
  /// All volumes, wherever they come from.
  private let folder: EphemerisFolder

  init() throws {
    let names = EphemerisVolume.all.flatMap { volume in
      EphemerisFile.Kind.allCases.map { EphemerisFile(kind: $0, volume: volume).name }
    }
    folder = try EphemerisFolder(names)
  }

  @Test(arguments: EarlyBirth.all)
  func `a birth of any century is computed as libswe computes it when asked directly`(early: EarlyBirth)
    throws
  {
    let chart = try folder.source.chart(
      of: early.birth, settings: .with(points: [.northNode, .lilith, .ceres]))
    #expect(abs(try #require(chart.moment).julianDay - early.julianDay) < 1e-9)
    let expected = try #require(direct(early.julianDay, chart, early.birth))
    for (placement, degrees) in zip(chart.planets + chart.points, expected.bodies) {
      #expect(placement.longitude.separation(from: Longitude(degrees)) < 1.5e-6, "\(placement.body)")
    }
    for house in 1...12 {
      #expect(
        chart.houses.map { $0.cusp(house).separation(from: Longitude(expected.cusps[house])) } ?? 9 < 1.5e-6)
    }
    #expect(abs(expected.deltaT) > 0)
  }

  /// On a thread of its own, with nothing of ours open on it.
  private func direct(
    _ julianDay: Double, _ chart: Chart, _ birth: BirthData
  ) -> (bodies: [Double], cusps: [Double], deltaT: Double)? {
    let path = folder.path
    let numbers = (chart.planets + chart.points).compactMap { $0.body.number(chart.settings) }
    return onThread {
      swe_set_ephe_path(path)
      defer { swe_close() }
      var (place, cusps, angles) = (
        [Double](repeating: 0, count: 6), [Double](repeating: 0, count: 13), [Double](repeating: 0, count: 10)
      )
      var message = [CChar](repeating: 0, count: 256)
      let bodies = numbers.map { number in
        let flags = SEFLG_SWIEPH | SEFLG_SPEED
        let status = swe_calc_ut(julianDay, number, flags, &place, &message)
        return status == flags && message[0] == 0 ? place[0] : .nan
      }
      swe_houses_ex(julianDay, 0, birth.latitude, birth.longitude, Int32(UInt8(ascii: "P")), &cusps, &angles)
      return (bodies, cusps, swe_deltat(julianDay))
    }
  }

  @Test func `a chart does not depend on those that were computed before it`() throws {
    // Days that two volumes both hold.
    let days = [
      "1799-12-25 12:00", "1800-01-01 03:00", "1800-01-01 20:00", "1800-01-05 12:00", "1801-06-01 12:00",
      "2400-01-01 12:00", "2400-01-03 12:00", "1200-02-01 12:00",
    ]
    let births = days.map { day in
      var birth = BirthData.at(day)
      birth.calendar = .gregorian
      return birth
    }
    let source = folder.source
    let alone = births.map { birth in onThread { try? source.chart(of: birth, settings: .with()) } ?? nil }
    #expect(alone.allSatisfy { $0 != nil })
    var dice = SeededGenerator(seed: 88)
    for _ in 0..<5 {
      let order = births.indices.shuffled(using: &dice)
      let together = try #require(
        onThread { order.map { try? source.chart(of: births[$0], settings: .with()) } })
      for (chart, index) in zip(together, order) { #expect(chart == alone[index], "\(days[index])") }
    }
  }

  @Test func `volumes meet without a seam`() throws {
    let turn = Moment(secondsSince1970: -5_364_662_400, utcOffsetSeconds: 0, offsetSource: .fixed)
    #expect(turn.utcText == "1800-01-01T00:00:00Z")
    for hour in -30...30 {
      var moment = turn
      moment.secondsSince1970 += hour * 3600
      var birth = BirthData.at("1800-01-01 12:00")
      (birth.date, birth.time) = (moment.utc.date, moment.utc.time)
      _ = try folder.source.chart(of: birth, settings: .with())
    }
  }

  @Test func `a point whose orbit is not known then is left out, and said to be`() throws {
    let chart = try folder.source.chart(of: EarlyBirth.all[3].birth)
    #expect(!chart.points.map(\.body).contains(.chiron))
    #expect(chart.warnings.contains { $0.code == .pointLeftOut && $0.message.contains("chiron") })
    #expect(chart.points.map(\.body) == [.northNode, .southNode, .lilith])
  }

  @Test(arguments: [("-5401-06-01 12:00"), ("5400-06-01 12:00"), ("9999-12-31 12:00")])
  func `beyond all files a year is refused, and no package is named`(local: String) throws {
    let error = try folder.source.failure(of: .early(local, .gregorian))
    #expect(error.code == .outOfRange)
    #expect(error.message.contains("is outside -5400…5399"))
    #expect(!error.hint.description.contains("install"))
  }

  @Test func `with a volume between missing, both stretches are named`() throws {
    let names = [6, 18].flatMap { century in
      EphemerisFile.Kind.allCases.map { "\($0.rawValue)_\(century < 10 ? "0" : "")\(century).se1" }
    }
    let folder = try EphemerisFolder(names)
    let error = try folder.source.failure(of: .early("1500-06-01 12:00", .julian))
    #expect(error.message == "the year 1500 is outside 600…1199 and 1800…2399")
    #expect(error.hint.description.contains("swe-standard-data"))
  }
}

@Suite struct BasicCenturiesTests {
  @Test(arguments: EarlyBirth.all.dropLast())
  func `without the files of a century the error names the package that has them`(early: EarlyBirth) throws {
    let folder = try EphemerisFolder()
    let error = try folder.source.failure(of: early.birth)
    #expect(error.code == .outOfRange && error.location == .birth("date"))
    #expect(error.message == "the year \(early.local.year) is outside 1800…2399")
    #expect(error.hint.description.contains("swe-standard-data"))
  }

  @Test func `the first hours of 1800 want the volume before, and the error says so`() throws {
    let folder = try EphemerisFolder()
    for birth in [BirthData.at("1800-01-01 05:59"), .at("1800-01-01 00:00"), .at("1800-01-01")] {
      let error = try folder.source.failure(of: birth)
      #expect(error.code == .outOfRange)
      #expect(error.message.hasSuffix("is before the ephemeris begins, at 1800-01-01T06:00:00Z"))
      #expect(error.hint.description.contains("swe-standard-data"))
    }
  }

  @Test func `a date before the Gregorian calendar must say which calendar it is in`() throws {
    let source = SwissEphemeris(.moshier)
    let error = try source.failure(of: .at("1582-10-14 12:00"), settings: .with(points: []))
    #expect(error.code == .invalidValue && error.location == .birth("date"))
    #expect(error.message == "1582-10-14 is before the Gregorian calendar began, on 1582-10-15")
    #expect(error.hint.description.contains("julian") && error.hint.description.contains("gregorian"))
    _ = try source.chart(of: .at("1582-10-15 12:00"))
    let gregorian = try source.chart(of: .early("1582-10-14 12:00", .gregorian))
    let julian = try source.chart(of: .early("1582-10-04 12:00", .julian))
    #expect(gregorian.planets == julian.planets && gregorian.moment == julian.moment)
  }

  @Test(arguments: ["-3000-01-02 12:00", "-2999-07-01 12:00", "0001-01-01 12:00", "3002-12-30 12:00"])
  func `the analytic ephemeris knows six thousand years`(local: String) throws {
    let chart = try SwissEphemeris(.moshier).chart(of: .early(local, .gregorian))
    #expect(chart.planets.count == 10)
  }

  @Test(arguments: ["-3002-12-31 12:00", "3004-01-01 12:00"])
  func `and refuses others`(local: String) throws {
    let error = try SwissEphemeris(.moshier).failure(of: .early(local, .gregorian))
    #expect(error.code == .outOfRange && error.message.contains("is outside -3000…3002"), "\(error)")
  }
}

extension BirthData {
  /// Like `at`, of any year and with its calendar said.
  static func early(_ local: String, _ calendar: CivilCalendar) throws -> BirthData {
    let parts = local.split(separator: " ").map(String.init)
    guard let date = CivilDate(parts[0], in: calendar) else { preconditionFailure("\(local) is not a date") }
    return try BirthData(
      date: date, calendar: calendar, time: ClockTime(parts[1]), timeZone: "+00:00", latitude: 50.4501,
      longitude: 30.5234)
  }
}

/// The result of a closure that has a thread of its own, from whose state nothing else is seen.
private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
  let (box, done) = (Box<Value>(), DispatchSemaphore(value: 0))
  Thread {
    let value = body()
    box.value.withLock { $0 = value }
    done.signal()
  }.start()
  done.wait()
  return box.value.withLock { $0 }
}

private final class Box<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)

  init() {}
}
