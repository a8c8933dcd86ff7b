import AstroDiagnostics
import AstroThreads

/// Processes portions of lines on several threads, and returns their results in the order of the stream.
///
/// The number of portions in progress is limited: if results are taken slowly, lines are read slowly.
struct LinePool {
  /// Lines that are processed together.
  private struct Portion: Sendable {
    let number: Int
    let lines: [InputLine]
  }

  /// The outcome of a portion, or the end of the stream.
  private enum Outcome: Sendable {
    case worked([LineResult])
    case failed(Problem)
    case ended
  }

  private let threads: Int
  private let portions: Channel<Portion?>
  private let outcomes: Channel<(number: Int, outcome: Outcome)>
  /// Limits how many portions may be in progress.
  private let room: Semaphore

  init(threads: Int) throws(Problem) {
    self.threads = threads
    (portions, outcomes) = (try Channel(), try Channel())
    room = try Semaphore(4 * threads)
  }

  /// - Parameters:
  ///   - reader: Makes the reader; called on the reading thread.
  ///   - worker: Makes a worker; called on each working thread.
  ///   - take: Receives the results, in order.
  /// - Throws: The problem that ends the run, after all earlier results were taken.
  func run(
    reading reader: @escaping @Sendable () throws(Problem) -> LineReader,
    by worker: @escaping @Sendable () throws(Problem) -> LineWorker,
    _ take: ([LineResult]) throws(Problem) -> Void
  ) throws(Problem) {
    for _ in 0..<threads { try Thread.start { [self] in work(worker) } }
    try Thread.start { [self] in read(reader) }
    var held: [Int: Outcome] = [:]
    var next = 0
    while true {
      let (number, outcome) = outcomes.take()
      held[number] = outcome
      while let outcome = held.removeValue(forKey: next) {
        switch outcome {
        case .worked(let results): try take(results)
        case .failed(let problem): throw problem
        case .ended: return
        }
        room.signal()
        next += 1
      }
    }
  }

  private func read(_ reader: () throws(Problem) -> LineReader) {
    var number = 0
    do throws(Problem) {
      let reader = try reader()
      while true {
        let lines = try reader.next()
        if lines.isEmpty { break }
        room.wait()
        portions.put(Portion(number: number, lines: lines))
        number += 1
      }
      outcomes.put((number, .ended))
    } catch {
      outcomes.put((number, .failed(error)))
    }
    for _ in 0..<threads { portions.put(nil) }
  }

  private func work(_ worker: () throws(Problem) -> LineWorker) {
    // If a worker cannot be made, every portion fails.
    var made: LineWorker?
    while let portion = portions.take() {
      do throws(Problem) {
        if made == nil { made = try worker() }
        var results: [LineResult] = []
        for line in portion.lines {
          if let result = try made?.result(of: line) { results.append(result) }
        }
        outcomes.put((portion.number, .worked(results)))
      } catch {
        outcomes.put((portion.number, .failed(error)))
      }
    }
  }
}
