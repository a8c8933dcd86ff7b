import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import Foundation
import TestSupport
import Testing

/// The planets of the Hamburg School come from the elements in a file, and from nowhere else.
@Suite struct HypotheticalPlanetTests {
  private static let planets = Body.points.filter(\.isHypothetical)
  private static let noons = [
    "1801-03-01", "1850-06-15", "1900-01-01", "1937-11-20", "1962-02-05", "1990-04-15", "2000-01-01",
    "2026-11-27", "2100-09-09", "2300-02-02", "2398-12-31",
  ].map { "\($0) 12:00" }

  private let elements: [PaperOrbit]
  init() throws {
    let path = "\(EphemerisDirectory.distribution)/\(SwissEphemeris.orbitalElements)"
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    elements = text.split(whereSeparator: \.isNewline).compactMap { PaperOrbit($0) }
  }

  @Test(arguments: noons)
  func `they stand where Kepler's laws put them, within five seconds of arc`(noon: String) throws {
    #expect(elements.count == HypotheticalPlanetTests.planets.count)
    let settings = ChartSettings(points: HypotheticalPlanetTests.planets)
    let chart = try SwissEphemeris().chart(of: .at(noon), settings: settings)
    #expect(chart.points.map(\.body) == HypotheticalPlanetTests.planets)
    let julianDay = try #require(chart.moment).julianDay
    for (point, orbit) in zip(chart.points, elements) {
      let place = orbit.place(at: julianDay)
      #expect(point.longitude.separation(from: Longitude(place.longitude)) < 5.0 / 3600, "\(point.body)")
      #expect(try abs(#require(point.latitude) - place.latitude) < 5.0 / 3600, "\(point.body)")
      #expect(orbit.name.prefix(3) == point.body.symbol)
    }
  }

  @Test func `they turn back for five months of every year`() throws {
    var backward = [Body: Int]()
    for day in stride(from: 0.0, to: 3652, by: 11) {
      let sky = Sky(
        2_451_545 + day, over: nil, settings: ChartSettings(points: HypotheticalPlanetTests.planets))
      for point in try SwissEphemeris().chart(of: sky).points where point.isRetrograde {
        backward[point.body, default: 0] += 1
      }
    }
    for body in HypotheticalPlanetTests.planets {
      #expect((0.44...0.47).contains(Double(backward[body] ?? 0) / 332), "\(body)")
    }
  }

  @Test func `without the file there are charts, but none of these planets`() throws {
    let folder = try EphemerisFolder(EphemerisFolder.basic)
    _ = try folder.source.chart(of: .at("1990-04-15 10:30"))
    for points in [[Body.cupido], [.chiron, .poseidon]] {
      let error = try folder.source.failure(settings: ChartSettings(points: points))
      #expect(error.code == .missingEphemeris)
      #expect(error.message == "the ephemeris file seorbel.txt is missing from \(folder.path)")
      #expect(error.description.contains("swe-basic-data"))
    }
    #expect(throws: Problem.self) {
      try folder.source.position(of: .kronos, at: 2_451_545, in: .tropical)
    }
    #expect(throws: Problem.self) {
      try folder.source.longitudes(of: .kronos, in: .tropical, around: 2_451_545)(2_451_545)
    }
  }

  @Test(arguments: [
    "", "J1900, J1900, 163.7409\n", "J1900, J1900, 163.7409, 40.99837, 0.00460, 171.4, 129.8, 1.08, Cupido\n",
  ])
  func `a file that lacks a planet is said to be damaged`(text: String) throws {
    let folder = try EphemerisFolder()
    try folder.replace(SwissEphemeris.orbitalElements, by: Array(text.utf8))
    let error = try folder.source.failure(settings: ChartSettings(points: [.zeus]))
    #expect(error.code == .missingEphemeris)
    #expect(error.message.contains("seorbel.txt"))
    let chart = try folder.source.chart(of: .at("1990-04-15 10:30"))
    #expect(chart.points.count == 4)
  }

  @Test func `their light takes half a day, which the first day does not have`() throws {
    let settings = ChartSettings(points: [.poseidon])
    let error = try SwissEphemeris().failure(of: .at("1800-01-01 11:59"), settings: settings)
    #expect(error.code == .outOfRange)
    #expect(error.message.contains("1800-01-01T12:00:00Z"))
    _ = try SwissEphemeris().chart(of: .at("1800-01-01 12:01"), settings: settings)
    _ = try SwissEphemeris().chart(of: .at("2399-12-31 23:59"), settings: settings)
  }

  @Test func `the analytic ephemeris leaves them out, and says so`() throws {
    let chart = try SwissEphemeris(.moshier).chart(
      of: .at("1990-04-15 10:30"), settings: ChartSettings(points: HypotheticalPlanetTests.planets))
    #expect(chart.points.isEmpty)
    #expect(chart.warnings.map(\.code) == Array(repeating: .pointLeftOut, count: 8))
    #expect(throws: Problem.self) {
      try SwissEphemeris(.moshier).position(of: .zeus, at: 2_451_545, in: .tropical)
    }
  }
}
