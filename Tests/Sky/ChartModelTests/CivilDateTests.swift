import AstroChartModel
import Testing

@Suite struct CivilDateTests {
  @Test func `every day follows the one before it`() throws {
    let first = try #require(CivilDate(year: 1799, month: 12, day: 31)).daysSince1970
    let last = try #require(CivilDate(year: 2400, month: 1, day: 1)).daysSince1970
    var before = CivilDate(daysSince1970: first)
    for days in (first + 1)...last {
      let date = CivilDate(daysSince1970: days)
      #expect(date.daysSince1970 == days && before < date)
      before = date
    }
    #expect(last - first == 219_146)
  }

  @Test func `days that do not exist are refused`() {
    #expect(CivilDate(year: 1990, month: 2, day: 30) == nil)
    #expect(CivilDate(year: 1900, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 2000, month: 2, day: 29) != nil)
    #expect(CivilDate(year: 2000, month: 13, day: 1) == nil)
    #expect(ClockTime(hour: 24, minute: 0) == nil)
    #expect(ClockTime(hour: 23, minute: 59, second: 60) == nil)
  }
}
