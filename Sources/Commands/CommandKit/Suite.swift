import AstroThreads
import Glibc

/// All commands in one executable, which answers to the name of each.
///
/// A link called `astro-chart` to it is `astro-chart`; by its own name it takes the command from its first argument:
/// `astro chart birth.json`.
package struct Suite {
  private let programs: [Program]

  package init(_ programs: [Program]) {
    self.programs = (programs + [Program(AstroDefaults.self)]).sorted { $0.name < $1.name }
  }

  /// Runs the command that the process was asked for, and ends the process.
  package func start() -> Never {
    Thread.withWholeStack { begin() }
    Glibc.exit(ExitStatus.done.rawValue)
  }

  private func begin() {
    if let program = program(named: Arguments.programName) { program.start() }
    do throws(Problem) {
      let word = try Arguments.checked().first ?? "--help"
      if let program = program(named: "astro-\(word)") ?? program(named: word) { program.start(at: 2) }
      Defaults.preferEarly()
      try StandardOutput.write(Array(answer(to: word).utf8))
    } catch {
      Terminal(command: "astro").end(with: error)
    }
  }

  private func program(named name: String) -> Program? { programs.first { $0.name == name } }

  private func answer(to word: String) throws(Problem) -> String {
    switch word {
    case "--help", "-h", "help": return help
    case "--version": return ProgramVersion.line + "\n"
    default:
      throw .usage("", OptionFault.notCommand(word, among: programs.map(\.word)))
    }
  }

  private var help: String {
    let width = programs.map(\.word.count).max() ?? 0
    let lines = programs.map { program in
      "  " + program.word + String(repeating: " ", count: width + 2 - program.word.count) + program.abstract
    }
    return Help.page("astro", naming: lines.joined(separator: "\n")) + "\n"
  }
}

extension Program {
  /// The name without the suite's, such as `chart`.
  fileprivate var word: String { String(name.dropFirst("astro-".count)) }
}
