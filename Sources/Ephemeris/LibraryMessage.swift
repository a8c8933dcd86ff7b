import CSwissEphemeris
import Diagnostics

/// What libswe has to say beside its results.
enum LibraryMessage {
  /// Calls the library with room for a message.
  static func collect(_ call: (UnsafeMutablePointer<CChar>?) -> Int32) -> (status: Int32, message: String) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      buffer.initialize(repeating: 0)
      let status = call(buffer.baseAddress)
      guard buffer[0] != 0, let start = buffer.baseAddress else { return (status, "") }
      return (status, String(cString: start))
    }
  }

  /// The release of the library, without the distribution's suffix: `2.10.03`.
  static let version: String = {
    let (_, text) = collect { buffer in
      swe_version(buffer)
      return 0
    }
    return String(text.prefix { $0 != "-" })
  }()
}

extension OpenEphemeris {
  /// Reads a failure: files that are not there are the user's to install, the rest is not.
  func failure(_ message: String, status: Int32) -> Problem {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let isMissing =
      line.contains("not found") || line.contains("Moshier") || (line.isEmpty && status & flags != flags)
    if isMissing, case .files(let directory) = source { return .missingFile(line, in: directory) }
    return Problem(.calculation, line.isEmpty ? "the Swiss Ephemeris failed without a reason" : line)
  }
}

extension Problem {
  /// Names the file where the library does: `SwissEph file 'sepl_18.se1' not found in PATH '…'`.
  fileprivate static func missingFile(_ message: String, in directory: String) -> Problem {
    let quoted = message.split(separator: "'").map(String.init)
    let file = quoted.first { $0.hasSuffix(".se1") } ?? "sepl_18.se1, semo_18.se1 or seas_18.se1"
    return Problem(
      .missingEphemeris, "the ephemeris file \(file) is missing from \(directory)",
      hint: "install the package swe-basic-data, or name the directory that holds its files")
  }
}
