import AstroChartModel
import AstroDiagnostics
import TestSupport
import Testing

@Suite struct MomentTests {
  @Test func `a moment is the same however its second is shared out`() {
    let moment = Moment.at(640_175_400, nanoseconds: 250_000_000)
    #expect(Moment.at(640_175_399, nanoseconds: 1_250_000_000) == moment)
    #expect(Moment.at(640_175_401, nanoseconds: -750_000_000) == moment)
    #expect(Moment.at(-1, nanoseconds: 999_999_999).nanoseconds == 999_999_999)
    #expect(Moment.at(0, nanoseconds: -1) == Moment.at(-1, nanoseconds: 999_999_999))
  }

  @Test func `a Julian day and back is the same moment to a tenth of a millisecond, in every century`()
    throws
  {
    var dice = SeededGenerator(seed: 8)
    for _ in 0..<20_000 {
      let moment = Moment.at(
        .random(in: -240_000_000_000...110_000_000_000, using: &dice),
        nanoseconds: .random(in: 0..<10_000, using: &dice) * 100_000)
      let back = try #require(Moment(julianDay: moment.julianDay))
      #expect(back == moment)
      #expect(back.julianDay == moment.julianDay)
    }
  }

  @Test func `a Julian day of eight decimals is told to the millisecond`() throws {
    let moment = try #require(Moment(julianDay: 2_461_438.12345678))
    #expect(abs(moment.julianDay - 2_461_438.12345678) < 0.6e-9)
    #expect(moment.preciseUTCText == "2027-02-01T14:57:46.6658Z")
    #expect(moment.utcText == "2027-02-01T14:57:47Z")
  }

  @Test func `a Julian day of whole seconds has no noise of its own`() throws {
    for second in stride(from: -1_000_003, to: 1_000_003, by: 997) {
      let moment = try #require(Moment(julianDay: Moment.at(640_175_400 + second).julianDay))
      #expect(moment == Moment.at(640_175_400 + second))
      #expect(moment.preciseUTCText == moment.utcText)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e12, -1e9])
  func `a Julian day that is no day of ours is not a time in UTC`(julianDay: Double) {
    #expect(Moment(julianDay: julianDay) == nil)
  }
}

@Suite struct MomentTextTests {
  @Test(arguments: [
    (0, "1990-04-15T10:30:00Z", "1990-04-15T10:30:00Z"),
    (1, "1990-04-15T10:30:00Z", "1990-04-15T10:30:00.000000001Z"),
    (499_999_999, "1990-04-15T10:30:00Z", "1990-04-15T10:30:00.499999999Z"),
    (500_000_000, "1990-04-15T10:30:01Z", "1990-04-15T10:30:00.5Z"),
    (999_600_000, "1990-04-15T10:30:01Z", "1990-04-15T10:30:00.9996Z"),
  ])
  func `a moment is told to the nearest second, or exactly`(nanoseconds: Int, near: String, exact: String) {
    let moment = Moment.at(640_175_400, nanoseconds: nanoseconds)
    #expect(moment.utcText == near)
    #expect(moment.preciseUTCText == exact)
  }

  @Test func `the last half second of a year is told as the next one`() {
    let moment = Moment.at(-1, nanoseconds: 700_000_000)
    #expect(moment.utcText == "1970-01-01T00:00:00Z")
    #expect(moment.preciseUTCText == "1969-12-31T23:59:59.7Z")
  }

  @Test func `every moment reads back from its exact text`() throws {
    var dice = SeededGenerator(seed: 9)
    for _ in 0..<5_000 {
      let moment = Moment.at(
        .random(in: -60_000_000_000...60_000_000_000, using: &dice),
        nanoseconds: .random(in: 0..<1_000_000_000, using: &dice))
      #expect(try Moment(utcText: moment.preciseUTCText) == moment)
    }
  }

  @Test(arguments: [
    "", "Z", "1990-04-15", "1990-04-15T10:30Z", "1990-04-15T10:30:00", "1990-04-15T10:30:00.Z",
    "1990-04-15T10:30:00.0000000001Z", "1990-04-15T10:30:00.5.5Z", "1990-04-15T10:30:60Z",
    "1990-04-15T10:30:00.+5Z", "1990-02-30T10:30:00Z", "1990-04-15T10:30:00,5Z",
  ])
  func `a text of another form is not a time in UTC`(text: String) {
    let problem = #expect(throws: Problem.self) { try Moment(utcText: text) }
    #expect(problem?.code == .invalidValue)
    #expect(problem?.message.hasSuffix("is not a time in UTC") == true)
  }
}

extension Moment {
  fileprivate static func at(_ seconds: Int, nanoseconds: Int = 0) -> Moment {
    Moment(
      secondsSince1970: seconds, nanoseconds: nanoseconds, utcOffsetSeconds: 0, offsetSource: .fixed)
  }
}
