import AstroDiagnostics
import CAstroSwissEphemeris

/// Messages that libswe gives along with its results.
enum LibraryMessage {
  /// Calls the library with a buffer for a message.
  static func collect(_ call: (UnsafeMutablePointer<CChar>?) -> Int32) -> (status: Int32, message: String) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      buffer.initialize(repeating: 0)
      let status = call(buffer.baseAddress)
      guard buffer[0] != 0, let start = buffer.baseAddress else { return (status, "") }
      return (status, String(cString: start))
    }
  }

  /// The release of the library without the distribution's suffix, such as `2.10.03`.
  static let version: String = {
    let (_, text) = collect { buffer in
      swe_version(buffer)
      return 0
    }
    return String(text.prefix { $0 != "-" })
  }()
}

extension OpenEphemeris {
  /// Interprets a failure: missing or damaged files are for the user to install, other failures are not.
  ///
  /// The headers of the files were sound when they were opened; any damage found here lies deeper in them.
  func failure(_ message: String, status: Int32) -> Problem {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let fellBack = line.contains("Moshier") || (line.isEmpty && status & flags != flags)
    if case .files(let directory) = source {
      // Such as "elements for planet 40 not found", and "error in file seorbel.txt, line 7".
      if line.contains("elements for planet") || line.contains(SwissEphemeris.orbitalElements) {
        return Problem(
          .missingEphemeris,
          EphemerisFault.damaged(
            SwissEphemeris.orbitalElements, in: directory, package: EphemerisFile.basicPackage))
      }
      if line.contains("not found") {
        return .file(line) { EphemerisFault.lost($0, from: directory, package: $1) }
      }
      let isDamaged = ["damaged", ".se1", "Swiss Eph"].contains { line.contains($0) }
      if fellBack || isDamaged {
        return .file(line) { EphemerisFault.damaged($0, in: directory, package: $1) }
      }
    }
    return Problem(.calculation, line.isEmpty ? EphemerisFault.noReason : EphemerisFault.library(line))
  }

  /// The problem of a position that is not a number: libswe computes with what it reads, unchecked.
  var notANumber: Problem {
    guard case .files(let directory) = source else {
      return Problem(.calculation, EphemerisFault.notNumber)
    }
    return .file("") { EphemerisFault.damaged($0, in: directory, package: $1) }
  }
}

extension Problem {
  /// A problem that names the file if the library does: `SwissEph file 'sepl_18.se1' not found in PATH '…'`.
  ///
  /// - Parameter fault: Gets the file, if it is named, and the package that installs it.
  fileprivate static func file(_ message: String, _ fault: (String?, String) -> Told) -> Problem {
    let words = message.split { "'/ ".contains($0) }.map(String.init)
    let name = words.first { $0.hasSuffix(".se1") }

    let isBasic = name?.hasSuffix("_18.se1") != false
    let package = isBasic ? EphemerisFile.basicPackage : EphemerisFile.standardPackage
    return Problem(.missingEphemeris, fault(name, package))
  }
}
