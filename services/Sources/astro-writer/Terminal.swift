import ArgumentParser
import AstroWriter
import FoundationEssentials
import Glibc

/// What people read at the terminal.
enum Terminal {
  /// The language of whatever is said before a brief says another.
  static let isUkrainian: Bool = {
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale?.hasPrefix("uk") ?? false
  }()

  /// Whether a line of standard error can be written over.
  static var isLive: Bool {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return isatty(STDERR_FILENO) != 0 && !["", "dumb"].contains(kind)
  }

  /// Writes a line to standard error.
  static func say(_ line: String) {
    let bytes = Array("astro-writer: \(line)\n".utf8)
    // If even standard error fails, there is no way to report it.
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  static func end(_ failure: Failure, inUkrainian: Bool) throws -> Never {
    say(inUkrainian ? failure.ukrainian : failure.english)
    throw ExitCode(failure.status.rawValue)
  }

  /// Does what can fail, and ends the program if it does.
  static func ending(_ work: () throws(Failure) -> Void) throws {
    do throws(Failure) { try work() } catch { try end(error, inUkrainian: isUkrainian) }
  }
}

extension String {
  static func told(_ english: String, _ ukrainian: String) -> String {
    Terminal.isUkrainian ? ukrainian : english
  }
}

extension ArgumentHelp {
  static func told(_ english: String, _ ukrainian: String) -> ArgumentHelp {
    ArgumentHelp(.told(english, ukrainian))
  }
}
