package import Diagnostics
import Glibc

/// Files that are written together.
package struct OutputFiles {
  private var files: [OutputFile] = []

  package init() {}

  /// - Parameter path: Where the bytes go; `-` is standard output.
  package mutating func add(_ bytes: [UInt8], to path: String) {
    files.append(OutputFile(path: path, bytes: bytes))
  }

  /// Writes all of them: first every byte into nameless files beside the targets, then the names.
  ///
  /// Until every byte is on its disk no target is touched. Nothing is left behind by a run that fails or is
  /// killed: signals wait for the moment in which names change hands, and even the one that cannot wait finds
  /// only files without a name, which the system takes away with the process.
  package func write() throws(Problem) {
    for file in files where file.path == "-" { try StandardOutput.write(file.bytes) }
    for file in files where file.isDevice { try file.writeInPlace() }
    try PendingSignals.held { () throws(Problem) in
      var staged: [StagedFile] = []
      for file in files where file.path != "-" && !file.isDevice { staged.append(try StagedFile(file)) }
      for file in staged { try file.takeName() }
      for file in staged { try file.replaceTarget() }
    }
  }
}

/// The signals by which a user or the system asks a process to end.
enum PendingSignals {
  /// Lets them wait until the work is done.
  static func held<Failure: Error>(during work: () throws(Failure) -> Void) throws(Failure) {
    var (ending, before) = (sigset_t(), sigset_t())
    sigemptyset(&ending)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&ending, signal) }
    pthread_sigmask(SIG_BLOCK, &ending, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }
}
