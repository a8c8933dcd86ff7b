import AstroCommandWords
import Glibc

extension ToldCommand {
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

  /// The verb, or the name of a command without verbs.
  static var lastWord: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// Messages name the command, without the verb.
  private static var terminal: Terminal {
    Terminal(command: name.split(separator: " ").first.map(String.init) ?? name)
  }

  /// Ends the process for an error of ArgumentParser: a request for help or the version, or a bad command
  /// line.
  private static func end(with error: any Error, _ terminal: Terminal) -> Never {
    switch exitCode(for: error) {
    case .success:
      do throws(Problem) {
        let page = ParserPage.told(fullMessage(for: error), in: .ofMessages)
        try StandardOutput.write(Array((page + "\n").utf8))
      } catch {
        terminal.end(with: error)
      }
      Glibc.exit(ExitStatus.done.rawValue)
    case .validationFailure:
      terminal.end(with: refused(error, help: name))
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
      throw refused(error, help: command)
    }
  }

  /// Why the parser refuses arguments.
  fileprivate static func refused(_ error: any Error, help command: String) -> Problem {
    let words = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
    return .usage("", ParserFault(words: words, command: command))
  }
}

extension Terminal {
  func end(with error: Problem) -> Never {
    self.error(error)
    exit(ExitStatus(error.code).rawValue)
  }
}
