import ChartModel
import Drawing
import Ephemeris
import Testing

@testable import CommandKit

@Suite struct ErrorMappingTests {
  @Test(arguments: [
    (EphemerisError.Code.badBirth, CommandKit.ExitStatus.data), (.ambiguousTime, .data),
    (.nonexistentTime, .data),
    (.unknownZone, .data), (.outOfRange, .data), (.missingEphemeris, .unavailable),
    (.missingTimeZones, .unavailable), (.calculation, .software),
  ])
  func `what cannot be computed ends with the status for its reason`(
    _ code: EphemerisError.Code, _ status: CommandKit.ExitStatus
  ) {
    #expect(CommandError(EphemerisError(code, "why"), in: "c.json").status == status)
  }

  @Test(arguments: [
    (RenderingError.Code.missingFont, CommandKit.ExitStatus.unavailable), (.size, .usage),
    (.drawing, .software),
    (.encoding, .software),
  ])
  func `what cannot be drawn ends with the status for its reason`(
    _ code: RenderingError.Code, _ status: CommandKit.ExitStatus
  ) {
    #expect(CommandError(RenderingError(code, "why")).status == status)
  }

  @Test func `statuses are those of sysexits`() {
    let statuses: [CommandKit.ExitStatus] = [
      .done, .usage, .data, .noInput, .unavailable, .software, .cannotCreate,
    ]
    #expect(statuses.map(\.rawValue) == [0, 64, 65, 66, 69, 70, 73])
  }

  @Test func `an error is one line, whatever the input holds`() {
    let error = ChartFormatError(.invalidChart, at: "name", "holds\n\u{1B}[31m\u{202E}", hint: "leave it out")
    #expect(
      CommandError(error, in: "a\nb").line == "a\\u{a}b: name: holds\\u{a}\\u{1b}[31m\\u{202e} (leave it out)"
    )
  }

  @Test func `places in a file lead back to the options they came from`() {
    func option(_ place: String) -> CommandError {
      CommandError(ChartFormatError(.invalidChart, at: place, "why"), in: "").onCommandLine
    }
    #expect(option("birth.latitude").place == ["--at"])
    #expect(option("birth.timeZone").place == ["--zone"])
    #expect(option("settings.points[3]").place == ["--points"])
    #expect(option("settings.orbs.trine").place == ["--orbs"])
    #expect(option("settings.orbs.trine").status == .usage)
  }
}
