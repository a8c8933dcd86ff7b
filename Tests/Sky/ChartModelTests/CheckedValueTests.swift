import AstroChartModel
import AstroDiagnostics
import TestSupport
import Testing

/// Values refuse what cannot be, wherever it comes from, and never trap.
@Suite struct CheckedValueTests {
  private let date = CivilDate(daysSince1970: 0)

  private func birth(
    zone: String = "UTC", latitude: Double = 0, longitude: Double = 0, place: String? = nil
  ) throws(Problem) -> BirthData {
    try BirthData(
      date: date, time: nil, timeZone: zone, latitude: latitude, longitude: longitude, place: place)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a longitude that is not a number is a problem`(degrees: Double) {
    let problem = #expect(throws: Problem.self) { try Longitude(degrees: degrees) }
    #expect(problem?.code == .invalidValue)
  }

  @Test(arguments: [360.0, -0.25, 1e15, 12.3456789])
  func `any finite number is a longitude`(degrees: Double) throws {
    #expect((0..<360).contains(try Longitude(degrees: degrees).degrees))
  }

  @Test(arguments: [91.0, -90.01, .nan, .infinity])
  func `a latitude beyond a pole is a problem at its field`(latitude: Double) {
    let problem = #expect(throws: Problem.self) { try birth(latitude: latitude) }
    #expect(problem?.location == .field("latitude"))
    #expect(problem?.hint.description.contains("from -90 to 90") == true)
  }

  @Test func `a birth has a zone, and a place that can be set`() {
    #expect(throws: Problem.self) { try birth(zone: "  ") }
    #expect(throws: Problem.self) { try birth(place: "a\u{7}b") }
    #expect(throws: Problem.self) { try birth(place: String(repeating: "я", count: 201)) }
    #expect(throws: Never.self) { try birth(place: String(repeating: "я", count: 200)) }
  }

  @Test func `a placement refuses numbers that cannot be`() {
    let place = Longitude(10)
    #expect(throws: Problem.self) { try Placement(body: .sun, longitude: place, latitude: .nan) }
    #expect(throws: Problem.self) { try Placement(body: .sun, longitude: place, speed: 2e6) }
    #expect(throws: Problem.self) { try Placement(body: .sun, longitude: place, declination: 91) }
    #expect(throws: Problem.self) { try Placement(body: .sun, longitude: place, house: 13) }
  }

  @Test func `a chart holds each body once, in its list, and ties only bodies that it has`() {
    let sun = Placement(.sun, at: Longitude(10))
    let node = Placement(.northNode, at: Longitude(20))
    let tie = Aspect(.sun, .moon, .trine, orb: 0)
    #expect(throws: Problem.self) { try Chart(planets: [sun, sun]) }
    #expect(throws: Problem.self) { try Chart(planets: [node]) }
    #expect(throws: Problem.self) { try Chart(planets: [], points: [sun]) }
    let problem = #expect(throws: Problem.self) { try Chart(planets: [sun], aspects: [tie]) }
    #expect(problem?.location.description == "aspects[0].body2")
    #expect(throws: Problem.self) { try Chart(name: "a\nb", planets: [sun]) }
  }

  @Test(arguments: [-1.0, 30.5, .nan])
  func `an orb is 0 to 30 degrees`(orb: Double) {
    let problem = #expect(throws: Problem.self) { try ChartSettings().with(orbs: [.trine: orb]) }
    #expect(problem?.location.description == "orbs.trine")
  }

  @Test func `points are put into their order, each once, and planets among them are passed over`() {
    let settings = ChartSettings(points: [.chiron, .sun, .northNode, .chiron])
    #expect(settings.points == [.northNode, .chiron])
  }
}
