import Foundation
import Testing

/// Holds work to a time that grows as its input does.
///
/// Times are those of the thread's own work, compared within one run. A busy machine empties the caches, which costs large
/// inputs up to three times as much: inputs are so far apart that what is quadratic stands out all the same.
struct Growth {
  /// How many times the smaller input the larger one is.
  private static let step = 16
  /// How much longer the larger input may take: what is linear takes 16 times as long, what is quadratic 256.
  static let steepest = 64.0
  /// The smallest and the largest input that is tried, in units of the work.
  var smallest = 16
  var largest = 1 << 12
  /// Inputs grow until this many seconds can be measured; work that stays below is fast enough.
  private let measurable = 0.006

  /// Expects that `prepare`, which makes work on an input of a size, makes work in proportion to it.
  func expectLinear(
    _ label: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ prepare: (Int) throws -> () -> Void
  ) rethrows {
    var size = smallest
    // The first run opens fonts and the like.
    _ = Growth.time(try prepare(size))
    var last = Growth.time(try prepare(Growth.step * size))
    while last < measurable, 2 * Growth.step * size <= largest {
      size *= 2
      last = Growth.time(try prepare(Growth.step * size))
    }
    guard last >= measurable else { return }
    let (small, large) = (try prepare(size), try prepare(Growth.step * size))
    // What is quadratic is so every time; a busy machine is not so for long.
    var times = (small: Growth.time(small), large: last)
    for _ in 0..<10 where times.large / times.small > Growth.steepest {
      times = (least(small), least(large))
    }
    let ratio = times.large / times.small
    #expect(
      ratio <= Growth.steepest, "\(label), \(size) to \(Growth.step * size): \(times) s",
      sourceLocation: sourceLocation)
  }

  /// The least of several times: other work empties the processor's caches, which costs large inputs most.
  private func least(_ work: () -> Void) -> Double { (0..<5).map { _ in Growth.time(work) }.min() ?? 0 }

  /// The seconds that this thread spends on some work.
  static func time(_ work: () -> Void) -> Double {
    let start = Growth.now
    work()
    return Growth.now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
