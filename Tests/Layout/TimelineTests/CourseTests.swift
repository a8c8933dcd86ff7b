import AstroChartModel
import Testing

@testable import AstroTimeline

@Suite struct CourseTests {
  /// A passage whose distance from exact goes through the given degrees, a day apart.
  private func passage(_ degrees: [Double], orb: Double = 3) -> Passage {
    Passage(
      of: .saturn, .square, to: .body(.sun), at: Longitude(90), revolution: 0, orb: orb, from: moment(0),
      to: moment(86_400 * (degrees.count - 1)), hits: [],
      course: degrees.enumerated().map {
        .init(julianDay: 2_440_587.5 + Double($0), degrees: $1)
      })
  }

  private let always = -1e9...1e9

  @Test func `closeness is 0 at the edge of the orb and 1 where it is exact`() {
    let course = Course(of: passage([-3, 0, 3]), within: always)
    let closeness = course.stretches.map { $0.map(\.closeness) }
    #expect(closeness.map(\.first) == [0])
    #expect(closeness.map(\.last) == [0])
    #expect(closeness.map { $0.max() } == [1])
  }

  @Test func `a way through the exact place peaks there, between its points`() {
    let samples = Course(of: passage([-3, -1, 1, 3]), within: always).stretches[0]
    #expect(samples.map(\.closeness).max() == 1)
    let peak = samples.first { $0.closeness == 1 }?.seconds ?? 0
    #expect(abs(peak - 1.5 * 86_400) < 1)
  }

  @Test func `a loop that leaves the orb is two stretches, and one that does not is one`() {
    #expect(Course(of: passage([-3, 0, 5, 0, -3]), within: always).stretches.count == 2)
    #expect(Course(of: passage([-3, 0, 2.9, 0, -3]), within: always).stretches.count == 1)
  }

  @Test func `what lies outside the window is cut off, and the cut is at its edge`() {
    let samples = Course(of: passage([-3, 0, 3]), within: 43_200...86_400).stretches[0]
    #expect(samples.first?.seconds == 43_200)
    #expect(abs((samples.first?.closeness ?? 0) - 0.5) < 1e-9)
    #expect(samples.last?.seconds == 86_400)
  }

  @Test func `two points of one instant do not part a stretch`() {
    var doubled = passage([-3, 0, 3])
    doubled.course.insert(doubled.course[1], at: 1)
    #expect(Course(of: doubled, within: always).stretches.count == 1)
  }

  @Test func `closeness never leaves 0 to 1`() {
    let course = Course(of: passage([-9, -2, 7, 1, -4, 3.5, 0]), within: always)
    #expect(course.stretches.joined().allSatisfy { (0...1).contains($0.closeness) })
  }
}
