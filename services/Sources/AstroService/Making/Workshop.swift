import AstroSvitla
import Glibc

/// Computes, draws and writes, on threads of its own: as many at once as there are threads, a bounded number waiting.
struct Workshop: Sendable {
  private let pool: StudioPool

  /// The widest picture that is drawn, in pixels or points.
  static let widest = 4000

  /// - Throws: `missingFont`, `missingEphemeris` and others if the machine lacks something.
  init(threads: Int, queue: Int) throws(Problem) {
    let limits = StudioLimits(width: Workshop.widest, bytes: 32 << 20, wait: .seconds(20), queue: queue)
    pool = try StudioPool(threads: threads, StudioOptions(limits: limits))
  }

  /// - Throws: A refusal: `BUSY` at once if the queue is full, and what the library says of the request.
  func make<Value: Sendable>(_ work: @escaping @Sendable (Studio) throws -> Value) async throws -> Value {
    do {
      return try await pool.run { studio in
        Workshop.standBack()
        return try work(studio)
      }
    } catch let problem as Problem {
      throw Refusal(problem)
    }
  }

  /// Lets the threads that answer come before the calling one, which draws: what needs no drawing, a refusal too, is
  /// answered at once on a busy machine.
  private static func standBack() {
    // Linux takes 0 for the calling thread alone. Where it refuses, drawing is as urgent as answering.
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
  }
}

extension Studio {
  /// A kept chart, computed anew from its birth where it has one: the file holds six decimals.
  func kept(_ document: [UInt8], houses: HouseSystem? = nil) throws(Problem) -> Chart {
    let chart = try Chart(json: document)
    guard let birth = chart.birth else { return chart }
    var settings = chart.settings
    if let houses { settings.houseSystem = houses }
    return try self.chart(of: birth, name: chart.name, settings: settings).value
  }
}
