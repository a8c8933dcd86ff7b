import AstroEphemeris
import Foundation
import Testing

/// Births of any century, and ephemeris files that are not as they should be, on the command line.
@Suite struct CenturyCommandTests {
  /// A folder of links to the basic files alone, whatever else is installed.
  private let scratch: Scratch
  private static let files = ["sepl_18.se1", "semo_18.se1", "seas_18.se1"]

  init() throws {
    scratch = try Scratch()
    for name in CenturyCommandTests.files {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path(name), withDestinationPath: "\(EphemerisDirectory.distribution)/\(name)")
    }
  }

  private var basic: [String] { ["--ephemeris", scratch.folder.path] }

  @Test(arguments: [
    ["--date", "1756-01-27", "--zone", "Europe/Vienna", "--at", "47.8,13.0333"],
    ["--date", "1452-04-15", "--calendar", "julian", "--zone", "Europe/Rome", "--at", "43.78,10.92"],
    ["--date", "1595-12-27", "--calendar", "julian", "--zone", "Europe/Kyiv", "--at", "49.08,32.66"],
    ["--date", "0001-01-01", "--calendar", "julian", "--zone", "LMT", "--at", "31.7,35.2"],
    ["--date", "-0043-03-15", "--calendar", "julian", "--zone", "LMT", "--at", "41.9,12.5"],
  ])
  func `without the files of its century a birth is refused with the package that has them`(birth: [String])
    throws
  {
    let year = birth[1].hasPrefix("-") ? "-43" : String(Int(birth[1].prefix(4)) ?? 0)
    let failure = Failure(
      birth + basic, 65,
      "--date: the year \(year) is outside 1800…2399 (the ephemeris files cover no other years; install the package "
        + "swe-standard-data)")
    try failure.expect(of: .chart)
  }

  @Test func `the analytic ephemeris computes them all, with the date as it was given`() throws {
    let outcome = try Command.chart.run([
      "--date", "-0043-03-15", "--calendar", "julian", "--time", "12:00", "--zone", "LMT", "--at",
      "41.9,12.5",
      "--ephemeris", "moshier",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.contains("\"date\": \"-0043-03-15\""))
    #expect(outcome.text.contains("\"calendar\": \"julian\""))
    #expect(outcome.text.contains("\"utc\": \"-0043-03-13T11:10:00Z\""))
  }

  @Test func `an early date must say its calendar, and the error says how`() throws {
    let birth = ["--date", "1500-01-01", "--zone", "LMT", "--at", "50,30", "--ephemeris", "moshier"]
    try Failure(birth, 65, "--date: 1500-01-01 is before the Gregorian calendar began, on 1582-10-15").expect(
      of: .chart)
    try Failure(
      birth, 65, "(say which calendar the date is in with --calendar julian or --calendar gregorian)"
    )
    .expect(of: .chart)
    try Failure(birth + ["--calendar", "jullian"], 65, "--calendar: ").expect(of: .chart)
  }

  @Test(arguments: files, [0, 100, 5000])
  func `a damaged ephemeris file is named in one line, and is no defect of ours`(name: String, length: Int)
    throws
  {
    let bytes = try Data(contentsOf: URL(filePath: "\(EphemerisDirectory.distribution)/\(name)"))
    try FileManager.default.removeItem(atPath: scratch.path(name))
    try scratch.write(Array(bytes.prefix(length)), to: name)
    try Failure(Example.kyiv + basic, 69, scratch.path(name)).expect(of: .chart)
  }

  @Test func `a flipped byte is noticed where the files are to be verified`() throws {
    #expect(try Command.chart.run(Example.kyiv + basic + ["--verify-ephemeris"]).status == 0)
    var bytes = Array(try Data(contentsOf: URL(filePath: "\(EphemerisDirectory.distribution)/semo_18.se1")))
    bytes[bytes.count / 2] ^= 1
    try FileManager.default.removeItem(atPath: scratch.path("semo_18.se1"))
    try scratch.write(bytes, to: "semo_18.se1")
    #expect(try Command.chart.run(Example.kyiv + basic).status == 0)
    try Failure(Example.kyiv + basic + ["--verify-ephemeris"], 69, "SHA-256").expect(of: .chart)
  }

  @Test func `the folder that is named wins over the environment's`() throws {
    let none = ["SE_EPHE_PATH": "/nonexistent"]
    #expect(try Command.chart.run(Example.kyiv, environment: none).status == 69)
    #expect(try Command.chart.run(Example.kyiv + basic, environment: none).status == 0)
  }

  @Test func `an empty folder of zones is not the birth's mistake`() throws {
    let empty = try Scratch()
    let outcome = try Command.chart.run(Example.kyiv + basic, environment: ["TZDIR": empty.folder.path])
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("there are no time zone files in \(empty.folder.path)"))
  }
}
