import AstroChartModel
import AstroWording
import Testing

@testable import AstroTimeline

@Suite struct SpanTitleTests {
  /// A clock two hours before UTC, and three from April to September.
  private static let clock = LocalClock { moment in
    var told = moment
    told.utcOffsetSeconds = (4...9).contains(moment.inUTC.local.date.month) ? 10_800 : 7_200
    return told
  }

  private static func span(_ first: (Int, Int, Int), _ next: (Int, Int, Int)) throws -> CalendarSpan {
    func start(_ day: (Int, Int, Int)) throws -> Moment {
      clock.start(of: try #require(CivilDate(year: day.0, month: day.1, day: day.2)))
    }
    return try CalendarSpan(from: start(first), to: start(next))
  }

  @Test func `a year and a month of the calendar are told by their names, any other span by its days`() throws
  {
    let spans = try [
      Self.span((2027, 1, 1), (2028, 1, 1)), Self.span((2027, 3, 1), (2027, 4, 1)),
      Self.span((2028, 2, 1), (2028, 3, 1)), Self.span((2027, 3, 1), (2027, 3, 31)),
      Self.span((2027, 3, 2), (2027, 4, 1)), Self.span((2027, 3, 1), (2027, 5, 1)),
      Self.span((2027, 1, 1), (2029, 1, 1)),
    ]
    let english = spans.map { Self.clock.period(of: $0, in: .en) }
    #expect(english[...2] == ["2027", "March 2027", "February 2028"])
    #expect(english[3...].allSatisfy { $0.contains(" – ") })
    #expect(
      spans[...2].map { Self.clock.period(of: $0, in: .uk) } == ["2027", "березень 2027", "лютий 2028"])
  }

  @Test func `a clock is told by its offset, and by that of summer where the span has both`() throws {
    let (winter, year) = try (Self.span((2027, 1, 1), (2027, 2, 1)), Self.span((2027, 1, 1), (2028, 1, 1)))
    #expect(Self.clock.times(in: winter, language: .en) == "times at UTC+2")
    #expect(Self.clock.times(in: year, language: .en) == "times at UTC+2, in summer UTC+3")
    #expect(Self.clock.times(in: year, language: .uk) == "час: UTC+2, улітку UTC+3")
    #expect(LocalClock.utc.times(in: year, language: .en) == "times at UTC")
  }
}
