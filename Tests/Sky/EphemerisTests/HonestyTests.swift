import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import Glibc
import Testing

@Suite struct HonestyTests {
  let birth = BirthData.at("1990-04-15 10:30")

  @Test func `a chart names its source and the library's release`() throws {
    let chart = try SwissEphemeris().chart(of: birth, name: "Оксана")
    #expect(chart.ephemeris == EphemerisSource(source: "swiss", version: "2.10.03"))
    #expect(chart.name == "Оксана")
    #expect(chart.birth == birth)
    #expect(chart.moment?.julianDay == 2_447_996.9375)
  }

  @Test(arguments: ["sepl_18.se1", "semo_18.se1", "seas_18.se1"])
  func `with any one of its files missing there is an error, not a worse chart`(missing: String) throws {
    let folder = try Folder(without: missing)
    // As few bodies as show it: without its file, the Moon alone comes back with the flags of success.
    let settings = ChartSettings.with(points: missing == "seas_18.se1" ? [.chiron] : [])
    let error = try #require(throws: Problem.self) {
      try SwissEphemeris(.files(directory: folder.path)).chart(of: birth, settings: settings)
    }
    #expect(error.code == .missingEphemeris)
    #expect(error.description.contains("swe-basic-data"))
    #expect(error.description.contains(folder.path))
    #expect(error.location == Problem.Location())
  }

  @Test func `a folder with all files gives the chart that the distribution's gives`() throws {
    let folder = try Folder(without: nil)
    #expect(
      try SwissEphemeris(.files(directory: folder.path)).chart(of: birth) == SwissEphemeris().chart(of: birth)
    )
  }

  @Test(arguments: ["", "/nonexistent", String(repeating: "/long", count: 60)])
  func `a directory that is none is an error`(directory: String) throws {
    let error = try #require(throws: Problem.self) {
      try SwissEphemeris(.files(directory: directory)).chart(of: birth)
    }
    #expect(error.code == .missingEphemeris)
  }

  @Test func `the analytic ephemeris is used when asked for, and leaves out what it does not know`() throws {
    let chart = try SwissEphemeris(.moshier).chart(of: birth)
    #expect(chart.ephemeris?.source == "moshier")
    #expect(chart.points.map(\.body) == [.northNode, .southNode, .lilith])
    #expect(chart.warnings.map(\.code) == [.pointLeftOut])
  }

  @Test func `another directory in the environment is an error that names both, and stays there`() async {
    await #expect(processExitsWith: .success) {
      setenv("SE_EPHE_PATH", "/nonexistent", 1)
      let named = SwissEphemeris(.files(directory: EphemerisDirectory.distribution))
      let error = try #require(throws: Problem.self) { try named.chart(of: .at("1990-04-15 10:30")) }
      #expect(error.code == .missingEphemeris)
      #expect(error.message.contains("/nonexistent"))
      #expect(error.message.contains(EphemerisDirectory.distribution))
      #expect(EphemerisDirectory.resolve(argument: nil) == "/nonexistent")
      _ = try SwissEphemeris(.moshier).chart(of: .at("1990-04-15 10:30"))
      setenv("SE_EPHE_PATH", EphemerisDirectory.distribution, 1)
      _ = try named.chart(of: .at("1990-04-15 10:30"))
      #expect(EphemerisDirectory.environment == EphemerisDirectory.distribution)
    }
  }

  @Test func `the directory is what the user names, else the environment, else the distribution's`() {
    #expect(EphemerisDirectory.resolve(argument: "a", environment: "b") == "a")
    #expect(EphemerisDirectory.resolve(argument: nil, environment: "b") == "b")
    #expect(EphemerisDirectory.resolve(argument: "", environment: "") == EphemerisDirectory.distribution)
    #expect(SwissEphemeris.Source(argument: "moshier") == .moshier)
  }

  @Test(arguments: [91.0, -90.01, .nan, .infinity])
  func `a place that is none is refused`(number: Double) throws {
    let errors = try [(number, 0.0), (0.0, number * 2)].map { latitude, longitude in
      try #require(throws: Problem.self) {
        try BirthData(
          date: birth.date, time: birth.time, timeZone: birth.timeZone, latitude: latitude,
          longitude: longitude)
      }
    }
    #expect(errors.map(\.code) == [.invalidValue, .invalidValue])
    #expect(errors.map(\.location) == [.field("latitude"), .field("longitude")])
  }

  @Test func `the first and last hours of the range have charts, the hour before has none`() throws {
    let settings = ChartSettings.with(points: Body.points.filter { !$0.isHypothetical })
    for local in ["1800-01-01 06:00", "2399-12-31 23:59"] {
      _ = try SwissEphemeris().chart(of: .at(local), settings: settings)
    }
    let error = try #require(throws: Problem.self) {
      try SwissEphemeris().chart(of: .at("1800-01-01 05:59"))
    }
    #expect(error.code == .outOfRange)
  }
}

@Suite struct LastEveningTests {
  @Test func `the last evening of 2399 needs no earlier chart on its thread`() throws {
    // A folder of its own, so that nothing of it is open yet; west of Greenwich it is 2400 already.
    let folder = try Folder(without: nil)
    let source = SwissEphemeris(.files(directory: folder.path))
    let chart = try source.chart(of: .at("2399-12-31 23:59", "-12:00"), settings: .with())
    #expect(chart.points.count == Body.points.count)
  }
}

/// A temporary folder of links to the ephemeris files.
private final class Folder {
  let path: String

  private static let files = ["sepl_18.se1", "semo_18.se1", "seas_18.se1", SwissEphemeris.orbitalElements]

  init(without missing: String?) throws {
    var template = Array("/tmp/astrosvitla-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
    for file in Folder.files where file != missing {
      try #require(symlink("\(EphemerisDirectory.distribution)/\(file)", "\(path)/\(file)") == 0)
    }
  }

  deinit {
    for file in Folder.files { unlink("\(path)/\(file)") }
    rmdir(path)
  }
}
