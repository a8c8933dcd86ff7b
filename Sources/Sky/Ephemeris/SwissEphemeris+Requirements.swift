import AstroChartModel
package import AstroDiagnostics
import AstroWholeFiles

extension SwissEphemeris {
  /// The data files that are present, compared with their recorded SHA-256, and those that are missing.
  ///
  /// Only the files of the basic package count as missing. The analytic ephemeris needs no files.
  package var requirements: [Requirement] {
    guard case .files(let folders) = coverage else { return [] }
    return EphemerisVolume.all.flatMap { volume in
      EphemerisFile.Kind.allCases.map { EphemerisFile(kind: $0, volume: volume) }
    }.compactMap { folders.requirement($0) }
  }

  /// The years for which there are positions, such as `1800 to 2399`.
  package var years: String { coverage.wholeYears.map(EphemerisCoverage.years).joined(separator: " and ") }

  /// The version of libswe.
  package static var libraryVersion: String { LibraryMessage.version }

  /// The system's time zone files, with their version if it is stated.
  package static var timeZones: Requirement {
    let files = ZoneFiles.system
    let found = [files.directory, files.version].compactMap(\.self).joined(separator: ", ")
    do throws(Problem) {
      for name in ["UTC", "Europe/Kyiv", "America/New_York"] { _ = try files.record(of: name) }
      return Requirement("time zones", found: found)
    } catch {
      return Requirement("time zones", problem: error.advised("apt-get install tzdata"))
    }
  }
}

extension EphemerisFolders {
  fileprivate func requirement(_ file: EphemerisFile) -> Requirement? {
    let install = "apt-get install --reinstall \(file.package)"
    switch state(of: file) {
    case .missing:
      guard file.package == EphemerisFile.basicPackage else { return nil }
      let problem = Problem(
        .missingEphemeris,
        EphemerisFault.install(EphemerisFault.absent(from: text), "apt-get install \(file.package)"))
      return Requirement(file.name, problem: problem)
    case .damaged(let path, let reason):
      return Requirement(
        file.name, found: path,
        problem: Problem(.missingEphemeris, EphemerisFault.install(reason, install)))
    case .sound(let path, _):
      let isAsRecorded = FileDigest.sha256(of: path) == EphemerisDigests.known[file.name]
      let problem = Problem(
        .missingEphemeris, EphemerisFault.install(EphemerisFault.digest(of: file.package), install))
      return Requirement(file.name, found: path, problem: isAsRecorded ? nil : problem)
    }
  }
}

extension ZoneFiles {
  /// The version in the first line of the zone data's own source: `# version 2025b`.
  fileprivate var version: String? {
    guard let bytes = FileBytes.read("\(directory)/tzdata.zi") else { return nil }
    let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    return line.split(separator: " ").last.map(String.init)
  }
}
