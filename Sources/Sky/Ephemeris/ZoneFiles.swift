import AstroChartModel
import AstroDiagnostics
import Glibc
import Synchronization

/// The system's time zone files, each read once.
///
/// Foundation's own copy of the zone data is not used: it is wrong before 1970 for a fifth of all zones.
final class ZoneFiles: Sendable {
  /// The files in the directory named by `TZDIR`, or else in that of the system.
  static let system: ZoneFiles = {
    let named = getenv("TZDIR").map { String(cString: $0) } ?? ""
    return ZoneFiles(directory: named.isEmpty ? "/usr/share/zoneinfo" : named)
  }()

  let directory: String
  private let records = Mutex<[String: ZoneRecord]>([:])

  init(directory: String) { self.directory = directory }

  /// The record of a zone by its IANA name, aliases included.
  func record(of name: String) throws(Problem) -> ZoneRecord {
    if let known = records.withLock({ $0[name] }) { return known }
    let record = try read(name)
    records.withLock { $0[name] = record }
    return record
  }

  private func read(_ name: String) throws(Problem) -> ZoneRecord {
    guard FileBytes.isDirectory(directory) else { throw noFiles }
    guard ZoneFiles.isPlausible(name) else { throw unknown(name, among: names) }
    let bytes = FileBytes.read("\(directory)/\(name)")
    guard let bytes, ZoneFiles.isZone(bytes) else { throw problem(name, bytes) }
    guard let record = ZoneRecord(tzif: bytes) else { throw damaged(name) }
    return record
  }

  private static func isZone(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "TZif".utf8) }

  /// Whether a name stays within the directory, and means the same on every machine.
  private static func isPlausible(_ name: String) -> Bool {
    guard (1...64).contains(name.utf8.count), !name.hasPrefix("/") else { return false }
    // Without dots no name leads out of the directory; posix/ and right/ are copies, the latter with leap
    // seconds.
    guard name.utf8.allSatisfy(isNameByte) else { return false }
    guard !name.hasPrefix("posix/"), !name.hasPrefix("right/") else { return false }
    return !["localtime", "posixrules", "Factory"].contains(name)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_+-/".utf8.contains(byte)
    }
  }
}

// MARK: - Problems

extension ZoneFiles {
  /// An unknown name is a mistake in the birth; a known zone without a sound file is a fault of the system.
  private func problem(_ name: String, _ bytes: [UInt8]?) -> Problem {
    let names = self.names
    if names.contains(name) { return bytes == nil ? missing(name) : damaged(name) }
    if names.isEmpty {
      if bytes?.isEmpty == true { return damaged(name) }
      if !ZoneFiles.isZone(FileBytes.read("\(directory)/UTC") ?? []) { return noFiles }
    }
    return unknown(name, among: names)
  }

  private var noFiles: Problem {
    Problem(
      .missingTimeZones, ClockFault.noFiles(in: directory))
  }

  private func missing(_ name: String) -> Problem {
    Problem(
      .missingTimeZones, ClockFault.missingFile("\(directory)/\(name)"))
  }

  private func damaged(_ name: String) -> Problem {
    Problem(
      .missingTimeZones, ClockFault.damagedFile("\(directory)/\(name)"))
  }

  private func unknown(_ name: String, among names: [String]) -> Problem {
    Problem(
      .unknownZone, at: .birth("timeZone"),
      ClockFault.unknownZone(name, nearest: ZoneSuggestion.of(name, among: names)))
  }

  /// Every zone, then every alias, listed in the zone data's own source: `Z name …` and `L zone alias`.
  private var names: [String] {
    guard let bytes = FileBytes.read("\(directory)/tzdata.zi") else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return ZoneFiles.column(1, of: lines, marked: "Z") + ZoneFiles.column(2, of: lines, marked: "L")
  }

  private static func column(_ column: Int, of lines: [ArraySlice<UInt8>], marked kind: Unicode.Scalar)
    -> [String]
  {
    lines.compactMap { line in
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
      guard words.first?.elementsEqual([UInt8(ascii: kind)]) == true, words.count > column else { return nil }
      return String(decoding: words[column], as: UTF8.self)
    }.sorted()
  }
}
