import Glibc

/// Reports the progress of a long-running command on a terminal.
package struct Progress {
  private let terminal: Terminal
  private let start = ContinuousClock.now
  /// Nothing is reported for work that is done sooner.
  private let patience = Duration.seconds(1)

  package init(_ terminal: Terminal) { self.terminal = terminal }

  /// Reports a step, on a terminal only.
  package func step(_ words: String) {
    guard isatty(STDERR_FILENO) == 1, ContinuousClock.now - start > patience else { return }
    terminal.say(words)
  }
}
