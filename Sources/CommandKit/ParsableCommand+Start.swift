package import ArgumentParser
import Diagnostics
import Glibc

extension ParsableCommand {
  /// Runs the command on the process's arguments, and ends the process with the status of `ExitStatus`.
  package static func start() -> Never {
    let terminal = Terminal(command: configuration.commandName ?? "astro")
    // A file size limit then fails the write, which can be told and cleaned up after.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try parseAsRoot(try Arguments.checked())
      try command.run()
    } catch let error as Problem {
      terminal.end(with: error)
    } catch {
      end(with: error, terminal)
    }
    Glibc.exit(ExitStatus.done.rawValue)
  }

  /// Ends the process for what ArgumentParser throws: help and version asked for, or a command line it refuses.
  private static func end(with error: any Error, _ terminal: Terminal) -> Never {
    switch exitCode(for: error) {
    case .success:
      do throws(Problem) {
        try StandardOutput.write(Array((fullMessage(for: error) + "\n").utf8))
      } catch {
        terminal.end(with: error)
      }
      Glibc.exit(ExitStatus.done.rawValue)
    case .validationFailure:
      let words = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
      terminal.end(with: .usage("", words, hint: "see \(terminal.command) --help"))
    default:
      terminal.end(with: Problem(.defect, "a defect of ours: \(error)"))
    }
  }
}

extension Terminal {
  fileprivate func end(with error: Problem) -> Never {
    self.error(error)
    exit(ExitStatus(error.code).rawValue)
  }
}
