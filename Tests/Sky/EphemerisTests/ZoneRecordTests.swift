import AstroChartModel
import TestSupport
import Testing

@testable import AstroEphemeris

@Suite struct ZoneRecordTests {
  private static func bytes(_ zone: String) throws -> [UInt8] {
    try #require(FileBytes.read("/usr/share/zoneinfo/\(zone)"))
  }

  @Test func `every shortened zone file is refused`() throws {
    let bytes = try ZoneRecordTests.bytes("Europe/Kyiv")
    #expect(ZoneRecord(tzif: bytes) != nil)
    for length in 0..<bytes.count { #expect(ZoneRecord(tzif: Array(bytes.prefix(length))) == nil) }
  }

  @Test func `a damaged zone file is read or refused, but never crashes`() throws {
    let bytes = try ZoneRecordTests.bytes("Europe/Kyiv")
    var dice = SeededGenerator(seed: 10)
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<3 {
        damaged[.random(in: 0..<bytes.count, using: &dice)] = .random(in: 0...255, using: &dice)
      }
      _ = ZoneRecord(tzif: damaged).map {
        Clock(name: "", record: $0, zone: nil).instants(showing: 640_175_400)
      }
    }
  }

  @Test(arguments: [
    "Europe/Kyiv", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kolkata",
  ])
  func `each instant is among those its own local time may mean`(zone: String) throws {
    let record = try #require(ZoneRecord(tzif: ZoneRecordTests.bytes(zone)))
    let clock = Clock(name: zone, record: record, zone: nil)
    var dice = SeededGenerator(seed: 11)
    let turns = record.changes.map(\.instant).filter { $0 > -5_000_000_000 }
    for _ in 0..<2000 {
      let near = try #require(turns.randomElement(using: &dice)) + .random(in: -7200...7200, using: &dice)
      let anywhere = Int.random(in: -5_000_000_000...13_000_000_000, using: &dice)
      for instant in [near, anywhere] {
        let instants = clock.instants(showing: instant + record.localTime(at: instant).offset)
        #expect(instants.contains(instant))
        #expect(instants.count <= 2)
      }
    }
  }

  @Test(arguments: ["Europe/Kyiv", "America/New_York", "Pacific/Apia", "Australia/Lord_Howe"])
  func `a local time is shown at some instant or lies in a gap, never both`(zone: String) throws {
    let clock = Clock(
      name: zone, record: try #require(ZoneRecord(tzif: ZoneRecordTests.bytes(zone))), zone: nil)
    for change in clock.record.changes + clock.record.changes(after: 3_000_000_000, through: 3_100_000_000) {
      for offset in stride(from: -90_000, through: 90_000, by: 1799) {
        let local = change.instant + change.after.offset + offset
        #expect(clock.instants(showing: local).isEmpty == (clock.gap(over: local) != nil))
      }
    }
  }
}

@Suite struct ZoneRuleTests {
  /// Seconds since 1970 in UTC of a rule's changes in a year.
  private static func changes(_ rule: String, _ year: Int) throws -> [String] {
    let rule = try #require(ZoneRule(posix: rule))
    let years = try [year, year + 1].map {
      try #require(CivilDate(year: $0, month: 1, day: 1)).daysSince1970 * 86_400
    }
    return rule.changes(after: years[0], through: years[1]).map { InstantText.utc($0.instant) }
  }

  @Test func `a rule counts weekdays from either end of a month`() throws {
    let kyiv = try ZoneRuleTests.changes("EET-2EEST,M3.5.0/3,M10.5.0/4", 2090)
    #expect(kyiv == ["2090-03-26T01:00:00Z", "2090-10-29T01:00:00Z"])
    let newYork = try ZoneRuleTests.changes("EST5EDT,M3.2.0,M11.1.0", 2398)
    #expect(newYork == ["2398-03-08T07:00:00Z", "2398-11-01T06:00:00Z"])
  }

  @Test func `south of the equator summer spans the new year`() throws {
    let rule = try #require(ZoneRule(posix: "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"))
    #expect(rule.localTime(at: 1_704_067_200).offset == 39_600)
    #expect(rule.localTime(at: 1_719_792_000).offset == 37_800)
  }

  @Test func `hours before and beyond a day count from its midnight`() throws {
    let nuuk = try ZoneRuleTests.changes("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 2024)
    #expect(nuuk == ["2024-03-31T01:00:00Z", "2024-10-27T01:00:00Z"])
    #expect(try ZoneRuleTests.changes("AAA0BBB,J60/24,J300/167", 2024)[0] == "2024-03-02T00:00:00Z")
    #expect(try ZoneRuleTests.changes("AAA0BBB,59/0,J300", 2024)[0] == "2024-02-29T00:00:00Z")
  }

  @Test(arguments: [
    "", "E-2", "EET", "EET-2EEST", "EET-2EEST,M13.5.0,M10.5.0", "EET-2x", "<EET-2", "EET-200",
    "EET-2EEST,M3.5.0,",
  ])
  func `a malformed rule is refused`(rule: String) {
    #expect(ZoneRule(posix: rule) == nil)
  }
}
