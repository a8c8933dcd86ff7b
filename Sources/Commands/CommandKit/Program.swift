import AstroThreads
import Glibc

/// A command as an executable runs it.
package struct Program {
  /// The name, such as `astro-chart`.
  package let name: String
  private let command: any ToldCommand.Type
  /// Separate commands; one is run if the last word of its name is the first argument.
  private let verbs: [any ToldCommand.Type]
  /// Whether the user's defaults hold for options that are left out.
  private let readsDefaults: Bool

  package init(
    _ command: any ToldCommand.Type, verbs: [any ToldCommand.Type] = [], readsDefaults: Bool = true
  ) {
    (self.command, self.verbs, self.readsDefaults) = (command, verbs, readsDefaults)
    name = command.name
  }

  /// What it does, in one sentence.
  var abstract: String { Help.text("\(name).abstract") }

  /// Runs the command on the arguments of the process, and ends the process with a status of `ExitStatus`.
  ///
  /// - Parameter first: The index of the first argument; 1, or 2 after the name of a command.
  package func start(at first: Int = 1) -> Never {
    Thread.withWholeStack { begin(at: first) }
    Glibc.exit(ExitStatus.done.rawValue)
  }

  private func begin(at first: Int) {
    do throws(Problem) {
      if readsDefaults { Defaults.preferEarly() }
      let arguments = Array(try Arguments.checked().dropFirst(first - 1))
      if let verb = verbs.first(where: { $0.lastWord == arguments.first }) {
        verb.start(with: Array(arguments.dropFirst()), readsDefaults: readsDefaults)
      }
      try check(arguments.first)
      command.start(with: arguments, readsDefaults: readsDefaults)
    } catch {
      Terminal(command: name).end(with: error)
    }
  }

  /// Refuses a first argument that looks like a misspelled verb, and is not the name of a file.
  private func check(_ word: String?) throws(Problem) {
    guard let word, word.allSatisfy(\.isLetter), NearestName.isPlausible(word), access(word, F_OK) != 0,
      let verb = NearestName.of(word, among: verbs.map { $0.lastWord })
    else { return }
    throw .usage(word, OptionFault.notVerb(nearest: verb))
  }
}
