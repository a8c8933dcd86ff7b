import ArgumentParser
package import AstroDiagnostics
import AstroWholeFiles
import Glibc

extension ParsableCommand {
  /// Runs the command, and ends the process.
  ///
  /// - Parameter readsDefaults: Whether the user's defaults hold for options that are left out.
  static func start(with arguments: [String], readsDefaults: Bool) -> Never {
    // Exceeding a file size limit then makes the write fail, which can be reported and cleaned up.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try parseAsRoot(arguments)
      // Help is told whatever the file says.
      if readsDefaults, command is Self { Defaults.inForce = try Defaults.ofUser() }
      try command.run()
    } catch let error as Problem {
      terminal.end(with: error)
    } catch {
      end(with: error, terminal)
    }
    Glibc.exit(ExitStatus.done.rawValue)
  }

  static var lastWord: String { fullName.split(separator: " ").last.map(String.init) ?? fullName }

  /// The name including the verb, such as `astro-chart return`.
  static var fullName: String { configuration.commandName ?? "astro" }

  /// Messages name the command, without the verb.
  private static var terminal: Terminal {
    Terminal(command: fullName.split(separator: " ").first.map(String.init) ?? fullName)
  }

  /// Ends the process for an error of ArgumentParser: a request for help or the version, or a bad command
  /// line.
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
      terminal.end(with: .usage("", ParserFault(words: words, command: fullName)))
    default:
      terminal.end(with: Problem(.defect, OptionFault.defect(error)))
    }
  }
}

extension ParsableArguments {
  /// The options that arguments within a command line, or within a line of a stream, give.
  ///
  /// - Parameter command: The command whose help names them.
  /// - Throws: `usage` for arguments that are no such options.
  package static func parsed(_ arguments: [String], help command: String) throws(Problem) -> Self {
    do { return try parse(arguments) } catch let error as Problem { throw error } catch {
      let words = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
      throw .usage("", ParserFault(words: words, command: command))
    }
  }
}

extension Terminal {
  func end(with error: Problem) -> Never {
    self.error(error)
    exit(ExitStatus(error.code).rawValue)
  }
}
