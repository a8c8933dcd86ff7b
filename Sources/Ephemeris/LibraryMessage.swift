import CSwissEphemeris

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
  func failure(_ message: String, status: Int32) -> EphemerisError {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let isMissing =
      line.contains("not found") || line.contains("Moshier") || (line.isEmpty && status & flags != flags)
    if isMissing, case .files(let directory) = source { return .missingFiles(in: directory) }
    return EphemerisError(.calculation, line.isEmpty ? "the Swiss Ephemeris failed without a reason" : line)
  }
}

extension EphemerisError {
  fileprivate static func missingFiles(in directory: String) -> EphemerisError {
    EphemerisError(
      .missingEphemeris,
      "ephemeris files (sepl_18.se1, semo_18.se1, seas_18.se1) are missing from \(directory)",
      hint: "install the package swe-basic-data, or name the directory that holds them")
  }
}
