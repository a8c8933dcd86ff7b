package import AstroDiagnostics
package import AstroWholeFiles

/// Reads a stream in portions of lines, each as soon as it is available.
package final class LineReader {
  /// The most lines that are returned together.
  private let portion: Int
  private let stream: InputStream
  private let slice: StreamSlice
  /// How many lines of the slice are still to be skipped, because an earlier run has done them.
  private var done: Int
  /// The digest of what was read; `nil` if no run is to go on from it.
  private var digest: StreamDigest?
  private var splitter: LineSplitter
  /// How many lines of the slice were read.
  private var count = 0
  private var waiting: ArraySlice<InputLine> = []
  private var hasEnded = false

  init(
    _ stream: InputStream, slice: StreamSlice, skipping done: Int, portion: Int, digest: StreamDigest? = nil
  ) {
    (self.stream, self.slice, self.done, self.portion) = (stream, slice, done, portion)
    self.digest = digest
    splitter = LineSplitter()
  }

  /// Reads all lines of a stream, one at a time.
  ///
  /// - Parameter longest: The longest line that is kept, in bytes.
  package init(_ stream: InputStream, longest: Int) {
    (self.stream, slice, done, portion) = (stream, .whole, 0, 1)
    splitter = LineSplitter(longest: longest)
  }

  /// The next lines; empty at the end.
  ///
  /// - Throws: `noInput` if the stream cannot be read further; `usage` if it does not begin with what an
  ///   earlier run read.
  package func next() throws(Problem) -> [InputLine] {
    // No line is handed out before it is known that those before it are the ones that were done.
    while waiting.isEmpty || digest?.isCompared == false, !hasEnded { try fill() }
    let lines = Array(waiting.prefix(portion))
    waiting = waiting.dropFirst(portion)
    return lines
  }

  private func fill() throws(Problem) {
    let bytes = try stream.read()
    var lines = splitter.lines(in: bytes[...])
    digest?.add(bytes)
    if bytes.isEmpty {
      hasEnded = true
      digest?.end()
      if let last = splitter.last() { lines.append(last) }
    }
    if digest?.hasDiffered == true { throw stream.hasChanged }
    take(lines.filter { slice.contains($0.number) })
  }

  private func take(_ own: [InputLine]) {
    count += own.count
    let mark = digest?.mark(lines: count)
    let passed = min(done, own.count)
    done -= passed
    waiting += own.dropFirst(passed).map { $0.marked(mark) }
  }
}

/// A line of a stream; lines are numbered from 1.
package struct InputLine: Sendable {
  let number: Int
  /// The line without its line ending; `nil` if it is too long to be kept.
  package let bytes: [UInt8]?
  /// What was read of the stream when the line was complete; `nil` if nothing is kept of it.
  private(set) var mark: StreamMark?

  /// The longest line that is read, in bytes: 1 MiB, as for a chart file.
  static let longest = 1 << 20

  init(_ number: Int, _ bytes: [UInt8]?) { (self.number, self.bytes) = (number, bytes) }

  func marked(_ mark: StreamMark?) -> InputLine {
    var line = self
    line.mark = mark
    return line
  }
}

extension InputStream {
  fileprivate var hasChanged: Problem {
    .usage("--resume", StreamFault.otherStream(name))
  }
}

/// The lines of a stream that one process handles: those with (number − 1) mod `count` = `index`.
package struct StreamSlice: Hashable, Sendable {
  package let index: Int
  package let count: Int

  package static let whole = StreamSlice(0, of: 1)

  private init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }

  /// - Parameter text: A slice such as `0/4`, the first of four.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, (0..<count).contains(index)
    else { return nil }
    self.init(index, of: count)
  }

  /// The same, where `--index` names it.
  ///
  /// - Throws: `usage` for any other text.
  package init(named text: String) throws(Problem) {
    guard let slice = StreamSlice(text) else {
      throw .usage("--index", StreamFault.slice(text))
    }
    self = slice
  }

  func contains(_ line: Int) -> Bool { (line - 1) % count == index }
}
