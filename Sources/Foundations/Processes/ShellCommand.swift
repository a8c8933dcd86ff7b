package import AstroDiagnostics
import AstroWholeFiles
import Glibc

/// A command line of somebody's own, which is given an input and answers with an output.
///
/// The shell `/bin/sh` runs it in a process group of its own. Its standard error is ours.
package struct ShellCommand: Sendable {
  /// The command line.
  package let line: String

  package init(_ line: String) { self.line = line }

  /// What the command answers to an input.
  ///
  /// - Parameters:
  ///   - seconds: How long it may take; then it is ended, with every process that it started.
  ///   - limit: How many bytes it may answer.
  /// - Throws: `noReport`, if it cannot be started, fails, takes too long or answers too much.
  package func answer(
    to input: [UInt8], within seconds: Double, atMost limit: Int
  ) throws(Problem) -> [UInt8] {
    var outcome: Result<[UInt8], Problem> = .success([])
    // Whoever ends this process ends the command too; its end is waited for with signals held.
    PendingSignals.held {
      outcome = Result { () throws(Problem) in
        let child = try ChildProcess(line)
        return try child.talk(input, until: .now + .seconds(seconds), atMost: limit)
      }.mapError { $0 }
    }
    return try outcome.get()
  }
}
