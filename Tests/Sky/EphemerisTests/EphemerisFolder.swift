import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import Foundation
import TestSupport
import Testing

/// A folder of links to ephemeris files, and of damaged copies.
struct EphemerisFolder {
  private let scratch: ScratchFolder

  static let basic = ["sepl_18.se1", "semo_18.se1", "seas_18.se1"]

  /// Where all volumes are: `ASTROSVITLA_STANDARD_EPHEMERIS`, or the distribution's directory; `nil` where they are not.
  static let standard: String? = {
    let named = ProcessInfo.processInfo.environment["ASTROSVITLA_STANDARD_EPHEMERIS"]
    let folders = [named, EphemerisDirectory.distribution].compactMap(\.self)
    return folders.first { FileManager.default.fileExists(atPath: "\($0)/seplm54.se1") }
  }()

  static let standardIsThere: Comment =
    "wants the package swe-standard-data, in its directory or named by ASTROSVITLA_STANDARD_EPHEMERIS"

  /// Links to the basic files and to the orbital elements, or to some.
  init(_ names: [String] = basic + [SwissEphemeris.orbitalElements]) throws {
    scratch = try ScratchFolder()
    for name in names { try link(name) }
  }

  var path: String { scratch.url.path }
  var source: SwissEphemeris { SwissEphemeris(.files(directory: path)) }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: EphemerisFolder.original(name))))
  }

  func link(_ name: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: EphemerisFolder.original(name))
  }

  /// Puts other bytes in a file's place.
  func replace(_ name: String, by bytes: [UInt8]) throws {
    try remove(name)
    try Data(bytes).write(to: scratch.file(name))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: scratch.file(name)) }

  private static func original(_ name: String) -> String {
    let isBasic = basic.contains(name) || name == SwissEphemeris.orbitalElements
    return "\(isBasic ? EphemerisDirectory.distribution : standard ?? "/nonexistent")/\(name)"
  }
}

extension SwissEphemeris {
  /// The error that a chart ends in.
  func failure(
    of birth: BirthData = .at("1990-04-15 10:30"), settings: ChartSettings = .with()
  ) throws -> Problem {
    try #require(throws: Problem.self) { try chart(of: birth, settings: settings) }
  }
}
