import Glibc

/// What a command that takes long says while somebody watches.
package struct Progress {
  private let terminal: Terminal
  private let start = ContinuousClock.now
  /// Work that is done sooner needs no words.
  private let patience = Duration.seconds(1)

  package init(_ terminal: Terminal) { self.terminal = terminal }

  /// Says a step, on a terminal only.
  package func step(_ words: String) {
    guard isatty(STDERR_FILENO) == 1, ContinuousClock.now - start > patience else { return }
    terminal.say(words)
  }
}
