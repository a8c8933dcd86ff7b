import CommandKit
import Glibc

/// Says on a terminal, once a second, how a run comes on.
struct StreamProgress {
  private let isWatched: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  /// Whether a line stands on the terminal that has no end.
  private var isOpen = false

  init(isQuiet: Bool) { isWatched = !isQuiet && isatty(STDERR_FILENO) == 1 }

  /// - Parameters:
  ///   - count: What this run has done.
  ///   - part: How much of the input that is, 0…1; `nil` where nobody knows how much there is.
  mutating func tell(_ count: StreamCount, part: Double?) {
    guard isWatched, ContinuousClock.now - last > .seconds(1) else { return }
    last = .now
    let elapsed = (last - start) / .seconds(1)
    var words = ["\(count.lines) lines", "\(Int(Double(count.lines) / elapsed)) a second"]
    if count.failed > 0 { words.append("\(count.failed) failed") }
    if let part, part > 0 { words.append("\(Int(elapsed / part - elapsed)) s left") }
    isOpen = true
    // Back to the beginning of the line, and away with what was longer.
    Terminal.show("\r\(words.joined(separator: ", "))\u{1B}[K")
  }

  mutating func end() {
    if isOpen { Terminal.show("\r\u{1B}[K") }
    isOpen = false
  }
}
