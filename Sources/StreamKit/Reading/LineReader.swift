import CommandKit
import Diagnostics

/// Reads a stream in portions of lines, each as soon as it is there.
final class LineReader {
  /// How many lines are handed on together, at most.
  private let portion: Int
  private let stream: InputStream
  private let slice: StreamSlice
  /// How many lines of the slice are passed over: they are done.
  private var done: Int
  private var splitter = LineSplitter()
  private var waiting: ArraySlice<InputLine> = []
  private var hasEnded = false

  init(_ stream: InputStream, slice: StreamSlice, skipping done: Int, portion: Int) {
    (self.stream, self.slice, self.done, self.portion) = (stream, slice, done, portion)
  }

  /// The next lines; none at the end.
  ///
  /// - Throws: `noInput` where the stream cannot be read on.
  func next() throws(Problem) -> [InputLine] {
    while waiting.isEmpty, !hasEnded { try fill() }
    let lines = Array(waiting.prefix(portion))
    waiting = waiting.dropFirst(portion)
    return lines
  }

  private func fill() throws(Problem) {
    let bytes = try stream.read()
    var lines = splitter.lines(in: bytes[...])
    if bytes.isEmpty {
      hasEnded = true
      if let last = splitter.last() { lines.append(last) }
    }
    let own = lines.filter { slice.contains($0.number) }
    let passed = min(done, own.count)
    done -= passed
    waiting += own.dropFirst(passed)
  }
}
