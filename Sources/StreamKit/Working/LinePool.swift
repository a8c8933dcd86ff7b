import Diagnostics
import Threads

/// Works portions of lines on several threads, and hands their results back in the order of the stream.
///
/// No more portions are under way than are waited for: where results are taken slowly, lines are read slowly.
struct LinePool {
  /// Lines that are worked together.
  private struct Portion: Sendable {
    let number: Int
    let lines: [InputLine]
  }

  /// What became of a portion, or of the stream.
  private enum Outcome: Sendable {
    case worked([LineResult])
    case failed(Problem)
    case ended
  }

  private let threads: Int
  private let portions: Channel<Portion?>
  private let outcomes: Channel<(number: Int, outcome: Outcome)>
  /// How many portions may be under way.
  private let room: Semaphore

  init(threads: Int) throws(Problem) {
    self.threads = threads
    (portions, outcomes) = (try Channel(), try Channel())
    room = try Semaphore(4 * threads)
  }

  /// - Parameters:
  ///   - reader: Makes the reader, on the thread that reads.
  ///   - worker: Makes a worker, on each thread that works.
  ///   - take: Is handed the results.
  /// - Throws: What ends the run, after everything before it was taken.
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
    // One that cannot be made fails whatever it is given.
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
