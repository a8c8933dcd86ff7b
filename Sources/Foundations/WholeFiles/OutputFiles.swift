package import AstroDiagnostics

/// Files that are written together.
package struct OutputFiles {
  private var files: [OutputFile] = []

  package init() {}

  /// - Parameter path: The destination; `-` is standard output.
  package mutating func add(_ bytes: [UInt8], to path: String) throws(Problem) {
    files.append(try OutputFile(bytes, to: path))
  }

  /// Writes all of the files, or none.
  ///
  /// No target is touched before every byte is on its disk; if anything fails after that, the old files are
  /// restored. What cannot be undone, writing to a device or a pipe, comes last. Signals are blocked
  /// meanwhile. SIGKILL, which cannot be blocked, leaves every target complete, old or new, and at most some
  /// temporary files, which a later run removes.
  package func write() throws(Problem) {
    let direct = files.filter(\.destination.isDirect)
    let others = files.filter { !$0.destination.isDirect }
    // If nothing is renamed, signals need not be blocked.
    if others.isEmpty { return try OutputFiles.write(direct) }
    try PendingSignals.held { () throws(Problem) in
      try StagedFiles(others).replaceTargets { () throws(Problem) in try OutputFiles.write(direct) }
    }
  }

  /// Writes one file, or nothing.
  ///
  /// - Parameter path: The destination; `-` is standard output.
  package static func write(_ bytes: [UInt8], to path: String) throws(Problem) {
    var files = OutputFiles()
    try files.add(bytes, to: path)
    try files.write()
  }

  private static func write(_ files: [OutputFile]) throws(Problem) {
    for file in files { try file.writeDirectly() }
  }
}
