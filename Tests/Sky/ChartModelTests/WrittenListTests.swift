import AstroDiagnostics
import Testing

@testable import AstroChartModel

/// Lists that somebody writes on one line: orbs, points, a year or a month.
@Suite struct WrittenListTests {
  @Test func `orbs are read by aspect, and a table by its name`() throws {
    #expect(try ChartSettings.orbs(written: "trine=6,quincunx=2.5") == [.trine: 6, .quincunx: 2.5])
    #expect(try AspectOrbs(written: "trine=6") == AspectOrbs(planets: [.trine: 6]))
    #expect(try AspectOrbs(written: "major") == .major && AspectOrbs(written: "all") == .all)
  }

  @Test(arguments: [
    "", "trine", "trine=", "trine=x", "trine=nan", "trin=3", "trine=1,trine=2", "trine=1,", "a=b=1",
  ])
  func `what is not a list of orbs is refused`(list: String) {
    #expect(throws: Problem.self) { try ChartSettings.orbs(written: list) }
    #expect(throws: Problem.self) { try AspectOrbs(written: list) }
  }

  @Test func `points are read in the order of the list`() throws {
    #expect(try ChartSettings.points(written: "lilith,chiron") == [.lilith, .chiron])
    #expect(try ChartSettings.points(written: "poseidon,cupido") == [.poseidon, .cupido])
    let all = try ChartSettings.points(written: "all")
    #expect(all.count == 11 && all == Body.points.filter { !$0.isHypothetical })
    #expect(try ChartSettings.points(written: "none").isEmpty)
  }

  @Test(arguments: ["sun", "chirn", "chiron,chiron", "all,none", "vulcanus", "cupido,cupido"])
  func `what is not a list of points is refused`(list: String) {
    #expect(throws: Problem.self) { try ChartSettings.points(written: list) }
  }

  @Test func `a unit is a year or a month`() {
    #expect(SpanUnit("2027") == SpanUnit(year: 2027))
    #expect(SpanUnit("2027-3") == SpanUnit(year: 2027, month: 3))
    #expect(SpanUnit("2027-12")?.isMonth == true && SpanUnit("0000")?.isMonth == false)
    for text in ["", "27", "20270", "2027-", "2027-0", "2027-13", "2027-003", "2027-03-01", "-2027", "٢٠٢٧"] {
      #expect(SpanUnit(text) == nil, "\(text)")
    }
  }
}
