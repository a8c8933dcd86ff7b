import AstroChartModel
import AstroPeriods
import AstroWording
import DaySupport
import Testing

@testable import AstroDaybook

/// Every law of days at once, on a few; `astro-workshop days` holds a thousand births to the same.
@Suite struct DayAuditTests {
  @Test func `days keep every law`() throws {
    var daybook = Daybook()
    var audit = DayAudit()
    for birth in try Days.random(2, seed: 3131) {
      let told = try Language.allCases.map { try birth.readings(4, by: &daybook, in: $0) }
      try audit.read(told, of: birth.natal)
    }
    #expect(audit.broken == [:])
  }

  @Test func `a day that is told twice is heard, and found twice running`() throws {
    var daybook = Daybook()
    var audit = DayAudit()
    let birth = try #require(try Days.random(1, seed: 3132).first)
    let day = try birth.readings(1, by: &daybook, in: .en)
    try audit.read([day + day + day], of: birth.natal)
    #expect(audit.broken[.twiceRunning]?.count == 2)
    let hearing = try #require(audit.hearings[.en])
    #expect(hearing.days == 3 && hearing.daysOfWornSentences == 3 && hearing.daysOfWornOpenings == 0)
  }
}
