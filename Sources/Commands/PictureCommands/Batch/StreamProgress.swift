import AstroCommandKit
import AstroStreams
import Glibc

/// Shows the progress of a run on a terminal, once a second.
struct StreamProgress {
  private let isWatched: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  /// Whether the terminal shows a progress line that is not finished.
  private var isOpen = false

  init(isQuiet: Bool) { isWatched = !isQuiet && isatty(STDERR_FILENO) == 1 }

  /// - Parameters:
  ///   - count: What this run has done.
  ///   - part: The fraction of the input that has been read, 0…1; `nil` if the size of the input is unknown.
  mutating func tell(_ count: StreamCount, part: Double?) {
    guard isWatched, ContinuousClock.now - last > .seconds(1) else { return }
    last = .now
    isOpen = true
    // Returns to the start of the line, and erases the rest of a longer previous text.
    Terminal.show("\r\(count.told(after: (last - start) / .seconds(1), part: part))\u{1B}[K")
  }

  mutating func end() {
    if isOpen { Terminal.show("\r\u{1B}[K") }
    isOpen = false
  }
}
