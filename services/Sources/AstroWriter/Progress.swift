import Glibc
import Synchronization

/// How far a text has come, told on one line of a terminal that is written over.
public final class Progress: Sendable {
  private let language: Mutex<Bool>
  /// Whether there is anybody who reads it.
  private let isShown: Bool
  private let told = Mutex(0)

  /// - Parameter isShown: Whether standard error is a terminal on which a line can be written over.
  public init(isShown: Bool, inUkrainian: Bool) {
    self.isShown = isShown
    language = Mutex(inUkrainian)
  }

  public func speak(ukrainian: Bool) { language.withLock { $0 = ukrainian } }

  private func show(_ english: String, _ ukrainian: String) {
    guard isShown else { return }
    Progress.write("\r\u{1B}[K" + (language.withLock { $0 } ? ukrainian : english))
  }

  func begins(_ number: Int, of all: Int) {
    told.withLock { $0 = 0 }
    show("asking the model, try \(number) of \(all)…", "питаю модель, спроба \(number) з \(all)…")
  }

  /// - Parameter bytes: How much of the text there is.
  func has(_ bytes: Int) {
    let isMore = told.withLock { last in
      guard bytes >= last + 200 else { return false }
      last = bytes
      return true
    }
    if isMore { show("\(bytes) bytes of text…", "\(bytes) байтів тексту…") }
  }

  func waits(_ seconds: Double, after failure: Failure) {
    let time = Numeral.fixed(seconds, 1)
    show("\(failure.english); again in \(time) s…", "\(failure.ukrainian); знову за \(time) с…")
  }

  /// Takes the line away.
  public func ends() {
    if isShown { Progress.write("\r\u{1B}[K") }
  }

  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    // Nobody misses a line of progress.
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
