package import AstroDiagnostics
import Glibc

/// The destination of results that are not stored in a file.
package enum StandardOutput {
  /// The name in messages.
  package static let name = Problem.Location.Stream.output.rawValue

  package static func write(_ bytes: [UInt8]) throws(Problem) {
    do throws(SystemError) {
      try Descriptor.write(bytes, to: STDOUT_FILENO)
    } catch {
      throw .output(name, error)
    }
  }
}

extension Problem {
  /// The problem of an output that cannot be created, or not completely written.
  package static func output(_ name: String, _ error: SystemError) -> Problem {
    Problem(.noOutput, at: Problem.Location(source: name), FileFault.unwritable(error))
  }
}
