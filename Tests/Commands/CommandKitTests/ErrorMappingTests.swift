import AstroDiagnostics
import Foundation
import TestSupport
import Testing

@testable import AstroCommandKit

@Suite struct ErrorMappingTests {
  @Test(arguments: [
    (Problem.Code.usage, AstroCommandKit.ExitStatus.usage), (.size, .usage), (.invalidValue, .data),
    (.invalidChart, .data), (.ambiguousTime, .data), (.nonexistentTime, .data), (.unknownZone, .data),
    (.outOfRange, .data), (.noInput, .noInput), (.missingFile, .noInput), (.noOutput, .cannotCreate),
    (.missingEphemeris, .unavailable),
    (.missingTimeZones, .unavailable), (.missingFont, .unavailable), (.missingCommand, .unavailable),
    (.calculation, .software),
    (.rendering, .software), (.outOfMemory, .software), (.busy, .software), (.defect, .software),
  ])
  func `a problem ends a command with the status for its reason`(
    _ code: Problem.Code, _ status: AstroCommandKit.ExitStatus
  ) {
    #expect(AstroCommandKit.ExitStatus(code) == status)
  }

  @Test func `statuses are those of sysexits`() {
    let statuses: [AstroCommandKit.ExitStatus] = [
      .done, .usage, .data, .noInput, .unavailable, .software, .cannotCreate,
    ]
    #expect(statuses.map(\.rawValue) == [0, 64, 65, 66, 69, 70, 73])
  }

  /// `astro-writer` belongs to another package and keeps a list of its own.
  @Test func `the writer of the services ends with the same statuses`() throws {
    let file = Repository.root.appending(path: "services/Sources/AstroWriter/Failure.swift")
    let cases = try String(contentsOf: file, encoding: .utf8).matches(of: /case (\w+) = (\d+)/)
    let statuses = Dictionary(
      uniqueKeysWithValues: cases.compactMap { match in
        Int32(match.2).map { (String(match.1), $0) }
      })
    for status in [AstroCommandKit.ExitStatus.usage, .data, .noInput, .unavailable, .software, .cannotCreate]
    {
      #expect(statuses["\(status)"] == status.rawValue, "\(status)")
    }
    // A server may be busy; nothing that our own commands wait for is.
    #expect(statuses.count == 7 && statuses["temporary"] == 75)
  }

  @Test func `an error is one line, whatever the input holds`() {
    let problem = Problem(.invalidChart, "holds\n\u{1B}[31m\u{202E}", advice: "leave it out")
      .moved(to: .field("name"))
    #expect(
      problem.of("a\nb").commandLine
        == "a\\u{a}b: name: holds\\u{a}\\u{1b}[31m\\u{202e} (leave it out)")
  }

  @Test func `what lies on the command line is told by its options, and what lies in a file is not`() {
    func option(_ path: Problem.Location.Step...) -> String {
      Problem(.usage, "why", advice: "").moved(to: Problem.Location(path: path)).commandLine
    }
    #expect(option(.name("birth"), .name("latitude")) == "--at: why")
    #expect(option(.name("birth"), .name("timeZone")) == "--zone: why")
    #expect(option(.name("points"), .index(3)) == "--points: why")
    #expect(option(.name("orbs"), .name("trine")) == "--orbs: why")
    let ofFile = Problem(.usage, "why", advice: "").moved(to: .field("fold")).of("c.json")
    #expect(ofFile.commandLine == "c.json: fold: why")
  }

  @Test func `a hint names the setting as its reader would write it`() {
    let problem = Problem(.ambiguousTime, "twice", advice: "")
      .advised("say which with \(setting: "fold", to: "earlier", "later")")
    #expect(problem.commandLine == "twice (say which with --fold earlier or --fold later)")
    #expect(problem.of("c.json").commandLine == #"c.json: twice (say which with fold: "earlier" or "later")"#)
  }
}
