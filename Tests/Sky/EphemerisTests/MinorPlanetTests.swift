import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import Foundation
import TestSupport
import Testing

/// Minor planets by number come from files of their own.
@Suite struct MinorPlanetTests {
  private static let asteroids = "\(EphemerisDirectory.distribution)/seas_18.se1"
  private let folder: EphemerisFolder
  init() throws { folder = try EphemerisFolder() }

  private func put(
    _ number: Int, days: ClosedRange<Double>? = nil, damaged: ((inout [UInt8]) -> Void)? = nil
  ) throws {
    let file = try MinorPlanetFile(number, from: MinorPlanetTests.asteroids, days: days)
    let url = URL(filePath: folder.path)
    try file.write(into: url)
    guard let damaged else { return }
    var bytes = file.bytes
    damaged(&bytes)
    try Data(bytes).write(to: url.appending(path: "ast\(number / 1000)/\(file.name)"))
  }

  private static func settings(_ numbers: Int...) throws -> ChartSettings {
    ChartSettings(points: [.ceres] + (try numbers.map { try #require(Body(minorPlanet: $0)) }))
  }

  @Test(arguments: [433, 22_767, 22_768, 99_999, 136_199])
  func `one stands where its file says`(number: Int) throws {
    try put(number)
    for noon in ["1801-03-01 12:00", "1937-11-20 12:00", "1990-04-15 10:30", "2398-12-31 12:00"] {
      let points = try folder.source.chart(of: .at(noon), settings: Self.settings(number)).points
      #expect(points.map(\.body.rawValue) == ["ceres", "asteroid:\(number)"])
      var ceres = points[0]
      ceres.body = points[1].body
      #expect(points[1] == ceres)
    }
  }

  @Test func `one whose file is missing is named with it, and so is a damaged file`() throws {
    let missing = try folder.source.failure(settings: Self.settings(433))
    #expect(missing.code == .missingEphemeris && missing.message.contains("ast0/se00433s.se1"))
    #expect(missing.message.contains("minor planet 433"))
    let damages: [(inout [UInt8]) -> Void] = [
      { $0 = [] }, { $0.removeLast() }, { $0[20] ^= 1 }, { $0[270] ^= 1 }, { $0.removeSubrange(100...) },
    ]
    for damage in damages {
      try put(433, damaged: damage)
      let damaged = try folder.source.failure(settings: Self.settings(433))
      #expect(damaged.code == .missingEphemeris && damaged.message.contains("se00433s.se1 cannot be used"))
    }
    // The file of another one, renamed.
    let other = try MinorPlanetFile(434, from: Self.asteroids).bytes
    try put(433) { $0 = other }
    #expect(try folder.source.failure(settings: Self.settings(433)).message.contains("its head is not"))
  }

  @Test func `days outside of a file leave the body out, and say so`() throws {
    // From 1950-01-01 to 2000-01-01; light takes its time, hence the days at the ends.
    try put(433, days: 2_433_282.5...2_451_544.5)
    for (noon, isThere) in [
      ("1949-12-31", false), ("1950-01-02", false), ("1950-01-04", true), ("1999-12-30", true),
      ("2000-01-02", false),
    ] {
      let chart = try folder.source.chart(of: .at("\(noon) 12:00"), settings: Self.settings(433))
      #expect(
        chart.points.map(\.body.rawValue) == (isThere ? ["ceres", "asteroid:433"] : ["ceres"]), "\(noon)")
      let note = Note.leftOut(try #require(Body(minorPlanet: 433)), .outsideFile)
      #expect(chart.warnings.contains(note) == !isThere)
    }
  }

  @Test func `without files one is left out, with a note`() throws {
    let chart = try SwissEphemeris(.moshier).chart(
      of: .at("1990-04-15 10:30"), settings: Self.settings(433, 16))
    #expect(chart.points.isEmpty && chart.warnings.count == 3)
  }

  @Test func `the catalogue's names are those of the ephemeris`() throws {
    let text = try String(
      contentsOf: URL(filePath: "\(EphemerisDirectory.distribution)/seasnam.txt"), encoding: .isoLatin1)
    var names: [Int: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard parts.count == 2, let number = Int(parts[0]) else { continue }
      names[number] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    #expect(MinorPlanet.named.count > 80)
    for number in MinorPlanet.named {
      #expect(Body(minorPlanet: number)?.minorPlanet?.catalogueName == names[number])
    }
  }
}
