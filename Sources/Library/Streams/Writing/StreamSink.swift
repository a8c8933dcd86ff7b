import AstroDiagnostics

/// A destination to which the results of a stream are written in order.
protocol StreamSink {
  /// How much of the slice was done by earlier runs.
  var done: StreamCount { get }

  /// What earlier runs read of the stream; `nil` if nothing.
  var read: StreamMark? { get }

  mutating func append(_ results: [LineResult]) throws(Problem)

  /// Flushes what was written so far to the disk.
  mutating func sync() throws(Problem)

  /// Gives the finished output its name.
  mutating func finish() throws(Problem)
}

/// How many lines were processed, and how many of them failed.
package struct StreamCount: Hashable, Sendable {
  package var lines = 0
  package var failed = 0

  package init() {}

  /// The count in words, with the speed and the time that is left.
  ///
  /// - Parameters:
  ///   - elapsed: Seconds since the beginning.
  ///   - part: The fraction of the input that has been read, 0…1; `nil` if its size is unknown.
  package func told(after elapsed: Double, part: Double?) -> String {
    var words = ["\(lines) lines", "\(Int(Double(lines) / elapsed)) a second"]
    if failed > 0 { words.append("\(failed) failed") }
    if let part, part > 0 { words.append("\(Int(elapsed / part - elapsed)) s left") }
    return words.joined(separator: ", ")
  }

  mutating func add(_ results: [LineResult]) {
    lines += results.count
    failed += results.count(where: \.hasFailed)
  }
}
