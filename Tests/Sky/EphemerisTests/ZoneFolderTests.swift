import AstroChartModel
import AstroDiagnostics
import Foundation
import TestSupport
import Testing

@testable import AstroEphemeris

/// Folders of zone files that are not as they should be: what is missing is the system's to install, not the birth's.
@Suite struct ZoneFolderTests {
  private let folder: ScratchFolder
  private static let system = "/usr/share/zoneinfo"

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: ["Europe/Kyiv", "UTC", "Nowhere/City"])
  func `an empty folder holds no zones at all`(name: String) throws {
    let error = try #require(throws: Problem.self) { try record(name) }
    #expect(error.code == .missingTimeZones)
    #expect(error.description.contains(folder.url.path) && error.description.contains("tzdata"))
  }

  @Test(arguments: [0, 1, 4, 5, 20, 43, 44, 45, 100, 500, 1000])
  func `a zone's file that ends early is damaged, and named`(length: Int) throws {
    try copy("tzdata.zi")
    try write("Kyiv", kyiv.prefix(length))
    try expectDamage("Kyiv")
  }

  @Test func `each byte of the magic and the version counts`() throws {
    try copy("tzdata.zi")
    for index in [0, 1, 2, 3, 4] {
      var bytes = kyiv
      bytes[index] = 0
      try write("Kyiv", bytes[...])
      try expectDamage("Kyiv")
    }
  }

  @Test func `a zone that is listed but has no file, or a folder for one, is the system's to mend`() throws {
    try copy("tzdata.zi")
    try expectDamage("Kyiv")
    try FileManager.default.createDirectory(
      at: folder.file("Europe/Kyiv"), withIntermediateDirectories: true)
    try expectDamage("Kyiv")
  }

  @Test func `without the list of zones a sound folder still knows what is no zone`() throws {
    try copy("UTC")
    #expect(try record("UTC").localTime(at: 0).offset == 0)
    let unknown = try #require(throws: Problem.self) { try record("Nowhere/City") }
    #expect(unknown.code == .unknownZone)
    try write("Kyiv", [])
    try expectDamage("Kyiv")
  }

  @Test func `what is in the folder but no zone is no zone`() throws {
    try copy("tzdata.zi")
    try copy("leapseconds")
    let error = try #require(throws: Problem.self) { try record("leapseconds") }
    #expect(error.code == .unknownZone)
  }

  private var kyiv: [UInt8] { FileBytes.read("\(ZoneFolderTests.system)/Europe/Kyiv") ?? [] }

  private func record(_ name: String) throws -> ZoneRecord {
    try ZoneFiles(directory: folder.url.path).record(of: name)
  }

  private func copy(_ name: String) throws {
    let bytes = try #require(FileBytes.read("\(ZoneFolderTests.system)/\(name)"))
    try Data(bytes).write(to: folder.file(name))
  }

  private func write(_ city: String, _ bytes: ArraySlice<UInt8>) throws {
    try FileManager.default.createDirectory(at: folder.file("Europe"), withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.file("Europe/\(city)"))
  }

  private func expectDamage(_ city: String) throws {
    let error = try #require(throws: Problem.self) { try record("Europe/\(city)") }
    #expect(error.code == .missingTimeZones)
    #expect(error.description.contains("\(folder.url.path)/Europe/\(city)"))
    #expect(error.hint.description.contains("tzdata") && error.location == Problem.Location())
  }
}

@Suite struct ZoneSuggestionTests {
  @Test(arguments: [
    ("lmt", "LMT"), ("Lmt", "LMT"), ("LTM", "LMT"), ("utc", "UTC"), ("gmt", "GMT"),
    ("europe/kyiv", "Europe/Kyiv"),
    ("EUROPE/KIEV", "Europe/Kiev"), ("america/new_york", "America/New_York"), ("Etc/gmt+3", "Etc/GMT+3"),
    ("UTC+3", "+03:00"), ("gmt-5", "-05:00"), ("UTC+5:30", "+05:30"), ("UTC+03:00", "+03:00"),
    ("GMT−4", "-04:00"),
  ])
  func `a slip is led to what was meant`(name: String, meant: String) throws {
    #expect(try hint(for: name).contains("did you mean \(meant)?"))
  }

  @Test(arguments: ["MSK", "IST", "XYZ", "L", "UTC+16", "UTC+1:2:3", "", "   "])
  func `of what may be anything nothing is guessed`(name: String) throws {
    #expect(try !hint(for: name).contains("did you mean"))
  }

  private func hint(for name: String) throws -> String {
    let error = try #require(throws: Problem.self) { try ZoneFiles.system.record(of: name) }
    #expect(error.code == .unknownZone)
    return error.hint.description
  }
}
