import Diagnostics

/// Where the results of a stream go, in its order.
protocol StreamSink {
  /// What of the slice was done by earlier runs.
  var done: StreamCount { get }

  mutating func append(_ results: [LineResult]) throws(Problem)

  /// Puts onto the disk what was written so far.
  mutating func sync() throws(Problem)

  /// Gives what was written its name.
  mutating func finish() throws(Problem)
}

/// How many lines were worked, and how many of them in vain.
package struct StreamCount: Hashable, Sendable {
  package var lines = 0
  package var failed = 0

  package init() {}

  mutating func add(_ results: [LineResult]) {
    lines += results.count
    failed += results.count(where: \.hasFailed)
  }
}
