import AstroChartModel
import TestSupport
import Testing

@Suite struct CivilCalendarTests {
  @Test(arguments: CivilCalendar.allCases)
  func `every day follows the one before it, in times before and after year 0`(calendar: CivilCalendar)
    throws
  {
    let first = try #require(CivilDate(year: -401, month: 1, day: 1, in: calendar)).daysSince1970
    let last = try #require(CivilDate(year: 800, month: 12, day: 31, in: calendar)).daysSince1970
    var expected = (year: -401, month: 1, day: 1)
    var mistakes = 0
    for days in first...last {
      let found = CivilDate(daysSince1970: days).components(in: calendar)
      if found != expected { mistakes += 1 }
      expected.day += 1
      if expected.day > calendar.days(inMonth: expected.month, of: expected.year) {
        expected = expected.month == 12 ? (expected.year + 1, 1, 1) : (expected.year, expected.month + 1, 1)
      }
    }
    #expect(mistakes == 0)
    #expect(expected == (801, 1, 1))
  }

  /// The Julian date, and the Gregorian of the same day.
  @Test(
    arguments: [
      ("1582-10-04", "1582-10-14"), ("1582-10-05", "1582-10-15"), ("1452-04-15", "1452-04-24"),
      ("1900-02-29", "1900-03-13"), ("1918-02-01", "1918-02-14"), ("0001-01-01", "0000-12-30"),
      ("0000-02-29", "0000-02-27"), ("-0043-03-15", "-0043-03-13"), ("-4712-01-01", "-4713-11-24"),
      ("0250-06-01", "0250-06-01"), ("0300-03-01", "0300-03-02"),
    ])
  func `a day has a name in each calendar`(julian: String, gregorian: String) throws {
    let date = try #require(CivilDate(julian, in: .julian))
    #expect(date.text == gregorian)
    #expect(date.text(in: .julian) == julian)
    #expect(CivilDate(gregorian) == date)
  }

  @Test func `every date reads back from its text, in either calendar`() throws {
    var dice = SeededGenerator(seed: 15)
    for _ in 0..<5_000 {
      let date = CivilDate(daysSince1970: .random(in: -4_300_000...2_900_000, using: &dice))
      for calendar in CivilCalendar.allCases {
        #expect(CivilDate(date.text(in: calendar), in: calendar) == date)
      }
    }
  }

  @Test func `a leap day of the Julian calendar alone is no Gregorian day`() {
    #expect(CivilDate("1500-02-29") == nil)
    #expect(CivilDate("1500-02-29", in: .julian)?.text == "1500-03-10")
    #expect(CivilDate("1501-02-29", in: .julian) == nil)
  }

  @Test(arguments: ["-0000-01-01", "--043-03-15", "-43-03-15", "+0043-03-15", "12345-01-01", "-0043-00-15"])
  func `a year of another form is not a date`(text: String) { #expect(CivilDate(text) == nil) }

  @Test func `a year that four digits cannot write is none`() {
    #expect(CivilDate(year: .max, month: 1, day: 1) == nil)
    #expect(CivilDate(year: .min, month: 1, day: 1) == nil)
    #expect(CivilDate(year: 10_000, month: 1, day: 1) == nil)
  }

  @Test func `the Gregorian calendar begins on the day after 4 October of the Julian`() {
    #expect(CivilCalendar.gregorianBegins.text == "1582-10-15")
    let before = CivilDate(daysSince1970: CivilCalendar.gregorianBegins.daysSince1970 - 1)
    #expect(before.text(in: .julian) == "1582-10-04")
  }
}
