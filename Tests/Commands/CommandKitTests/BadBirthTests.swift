import Foundation
import Testing

/// A command line that cannot work, the status it ends with, and a part of what it says.
struct Failure: CustomTestStringConvertible {
  var arguments: [String]
  var status: Int32
  var words: String

  init(_ arguments: [String], _ status: Int32, _ words: String) {
    (self.arguments, self.status, self.words) = (arguments, status, words)
  }

  var testDescription: String { words }

  /// A birth with some of its options changed.
  static func birth(_ changes: [String: String?], _ status: Int32, _ words: String) -> Failure {
    var options = ["--date": "1990-04-15", "--time": "14:30", "--zone": "Europe/Kyiv", "--at": "50.45,30.52"]
    for (option, value) in changes { options[option] = value }
    return Failure(options.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }, status, words)
  }

  /// One line on standard error, nothing on standard output, the right status.
  func expect(of command: Command, in folder: Scratch? = nil, input: [UInt8] = []) throws {
    let outcome = try command.run(arguments, input: input, in: folder)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("\(command.name): "))
    #expect(outcome.output.isEmpty)
  }
}

@Suite struct BadBirthTests {
  @Test(arguments: [
    Failure.birth(["--date": "1990-02-30"], 65, "--date: \"1990-02-30\" is not a date"),
    .birth(["--date": "1500-01-01"], 65, "--date: the year 1500 is outside 1800…2399"),
    .birth(["--date": "yesterday"], 65, "as in 1990-04-15"),
    .birth(["--time": "25:00"], 65, "--time: \"25:00\" is not a time"),
    .birth(["--date": "2024-03-31", "--time": "03:30"], 65, "--time: "),
    .birth(["--date": "2024-10-27", "--time": "03:30"], 65, "2024-10-27T00:30:00Z"),
    .birth(["--date": "2024-10-27", "--time": "03:30"], 65, "2024-10-27T01:30:00Z"),
    .birth(["--date": "2024-10-27", "--time": "03:30"], 65, "with --fold earlier or --fold later"),
    .birth(["--zone": "Europe/Kyyv"], 65, "Europe/Kyiv"),
    .birth(["--zone": "../../etc/passwd"], 65, "--zone: "),
    .birth(["--zone": "+25:00"], 65, "--zone: "),
    .birth(["--at": "91,0"], 65, "--at: 91 is out of range"),
    .birth(["--at": "50.45"], 65, "--at: \"50.45\" is not a place"),
    .birth(["--at": "nan,0"], 65, "--at: \"nan,0\" is not a place"),
    .birth(["--at": "inf,0"], 65, "--at: "),
    .birth(["--name": "a\u{7}b"], 65, "--name: contains the control character \\u{7}"),
    .birth(["--name": String(repeating: "я", count: 201)], 65, "--name: has 201 characters"),
    .birth(["--fold": "first"], 65, "--fold: "),
  ])
  func `a birth that cannot be is bad data`(_ failure: Failure) throws { try failure.expect(of: .chart) }

  @Test(arguments: [
    Failure([], 64, "--date: is missing"),
    .birth(["--zone": nil], 64, "--zone: is missing"),
    .birth(["--houses": "placidos"], 64, "did you mean placidus?"),
    .birth(["--zodiac": "sidereal"], 64, "known: tropical"),
    .birth(["--node": "osculating"], 64, "--node: "),
    .birth(["--points": "chiron,sun"], 64, "--points: sun is a planet"),
    .birth(["--orbs": "trine"], 64, "--orbs: \"trine\" is not an orb"),
    .birth(["--orbs": "trin=3"], 64, "--orbs: \"trin\" is not a known aspect (did you mean trine?)"),
    .birth(["--language": "de"], 64, "en, uk"),
    Failure(["--dat", "1990-04-15"], 64, "--dat"),
    Failure(["birth.json", "--date", "1990-04-15"], 64, "give one or the other"),
    Failure(["one.json", "two.json"], 64, "two.json"),
  ])
  func `a command line that cannot be is wrong usage`(_ failure: Failure) throws {
    try failure.expect(of: .chart)
  }

  @Test func `fold says which of two times is meant`() throws {
    let arguments = ["--date", "2024-10-27", "--time", "03:30", "--zone", "Europe/Kyiv", "--at", "50,30"]
    let earlier = try Command.chart.run(arguments + ["--fold", "earlier"])
    let later = try Command.chart.run(arguments + ["--fold", "later"])
    #expect(earlier.text.contains("2024-10-27T00:30:00Z"))
    #expect(later.text.contains("2024-10-27T01:30:00Z"))
  }

  @Test func `an argument that is not UTF-8 is refused`() throws {
    // A shell hands over bytes that Swift's own arguments cannot.
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    process.arguments = [
      "-c", "exec \"$0\" --name \"$(printf '\\377')\"", folder.appending(path: "astro-chart").path,
    ]
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text.contains("argument 2 is not UTF-8"))
  }

  @Test func `missing ephemeris files are told with the package that has them`() throws {
    let scratch = try Scratch()
    for arguments in [["--ephemeris", scratch.folder.path], ["--ephemeris", scratch.path("none")]] {
      let failure = Failure(Example.kyiv + arguments, 69, "swe-basic-data")
      try failure.expect(of: .chart)
    }
    let outcome = try Command.chart.run(Example.kyiv, environment: ["SE_EPHE_PATH": scratch.folder.path])
    #expect(outcome.status == 69)
    #expect(outcome.output.isEmpty)
  }

  @Test func `the analytic ephemeris is used only where it is asked for, and named`() throws {
    let outcome = try Command.chart.run(Example.kyiv + ["--ephemeris", "moshier"])
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\"source\": \"moshier\""))
  }
}
