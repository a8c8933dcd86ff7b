import Foundation
import Testing

/// Holds work to a time that grows as its input does.
///
/// Times are those of the thread's own work, compared within one run: a busy machine changes neither.
struct Growth {
  /// How much longer four times the input may take: what is linear takes 4, what is quadratic 16.
  static let steepest = 4 * 2.2
  /// The smallest and the largest input that is tried, in units of the work.
  var smallest = 64
  var largest = 1 << 12
  /// Inputs grow until this many seconds can be measured; work that stays below is fast enough.
  private let measurable = 0.003

  /// Expects that `prepare`, which makes work on an input of a size, makes work in proportion to it.
  func expectLinear(
    _ label: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ prepare: (Int) throws -> () -> Void
  ) rethrows {
    var size = smallest
    // The first run opens fonts and the like.
    _ = Growth.time(try prepare(size))
    var last = Growth.time(try prepare(4 * size))
    while last < measurable, 16 * size <= largest {
      size *= 4
      last = Growth.time(try prepare(4 * size))
    }
    guard last >= measurable else { return }
    let (one, two, four) = (try prepare(size), try prepare(2 * size), try prepare(4 * size))
    // A slip of the clock does not come three times.
    var times = (one: Growth.time(one), two: 0.0, four: last)
    for _ in 0..<3 where times.four / times.one > Growth.steepest {
      times = (least(one), least(two), least(four))
    }
    let ratio = times.four / times.one
    #expect(
      ratio <= Growth.steepest, "\(label), \(size) to \(4 * size): \(times) s", sourceLocation: sourceLocation
    )
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
