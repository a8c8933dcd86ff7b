package import ArgumentParser
import AstroDiagnostics
import AstroThreads
import AstroWholeFiles
import Glibc

extension ParsableCommand {
  /// Runs the command on the arguments of the process, and ends the process with a status of `ExitStatus`.
  ///
  /// - Parameter verbs: Separate commands; one is run if the last word of its name is the first argument.
  package static func start(verbs: [any ParsableCommand.Type] = []) -> Never {
    Thread.withWholeStack { begin(verbs) }
    Glibc.exit(ExitStatus.done.rawValue)
  }

  private static func begin(_ verbs: [any ParsableCommand.Type]) {
    do throws(Problem) {
      let arguments = try Arguments.checked()
      let verb = verbs.first { $0.lastWord == arguments.first }
      if let verb { verb.start(with: Array(arguments.dropFirst())) }
      try check(arguments.first, isNoSlipOf: verbs.map { $0.lastWord })
      start(with: arguments)
    } catch {
      terminal.end(with: error)
    }
  }

  private static func start(with arguments: [String]) -> Never {
    // Exceeding a file size limit then makes the write fail, which can be reported and cleaned up.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let error as Problem {
      terminal.end(with: error)
    } catch {
      end(with: error, terminal)
    }
    Glibc.exit(ExitStatus.done.rawValue)
  }

  /// Refuses a first argument that looks like a misspelled verb, and is not the name of a file.
  private static func check(_ word: String?, isNoSlipOf verbs: [String]) throws(Problem) {
    guard let word, word.allSatisfy(\.isLetter), NearestName.isPlausible(word), access(word, F_OK) != 0,
      let verb = NearestName.of(word, among: verbs)
    else { return }
    throw .usage(word, "is neither a verb nor a file", hint: "did you mean \(verb)?")
  }

  private static var lastWord: String { fullName.split(separator: " ").last.map(String.init) ?? fullName }

  /// The name including the verb, such as `astro-chart return`.
  private static var fullName: String { configuration.commandName ?? "astro" }

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
      terminal.end(with: .usage("", words, hint: "see \(fullName) --help"))
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
