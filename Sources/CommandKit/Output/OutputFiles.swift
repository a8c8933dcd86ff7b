package import Diagnostics

/// Files that are written together.
package struct OutputFiles {
  private var files: [OutputFile] = []

  package init() {}

  /// - Parameter path: Where the bytes go; `-` is standard output.
  package mutating func add(_ bytes: [UInt8], to path: String) throws(Problem) {
    files.append(try OutputFile(bytes, to: path))
  }

  /// Writes all of them, or none: until every byte is on its disk no target is touched, and where anything fails
  /// after that, the old files come back.
  ///
  /// What cannot be taken back, bytes to a device or a pipe, comes last. Signals wait meanwhile; the one that cannot
  /// wait leaves every target whole, old or new, and at most files under passing names, which a later run sweeps.
  package func write() throws(Problem) {
    let direct = files.filter(\.destination.isDirect)
    let others = files.filter { !$0.destination.isDirect }
    // Where no name changes hands signals need not wait.
    if others.isEmpty { return try OutputFiles.write(direct) }
    try PendingSignals.held { () throws(Problem) in
      try StagedFiles(others).replaceTargets { () throws(Problem) in try OutputFiles.write(direct) }
    }
  }

  private static func write(_ files: [OutputFile]) throws(Problem) {
    for file in files { try file.writeDirectly() }
  }
}
