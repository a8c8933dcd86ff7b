import GRDB
import Synchronization

/// Writes into a file for many: what comes while the disk is waited for is committed together, with one wait for all of it.
///
/// Each work is still done wholly or not at all, whatever becomes of the others.
final class SQLiteWriter: Sendable {
  /// Tells whoever waits for a work what came of it.
  private typealias Telling = @Sendable () -> Void

  private struct Job: Sendable {
    /// Does the work, and returns how to tell its result once that is on the disk.
    let run: @Sendable (Database) throws -> Telling
    let fail: @Sendable (any Error) -> Void
  }

  private struct Waiting {
    var jobs: [Job] = []
    var isBeingDone = false
  }

  /// How many are committed together at most: the first of them waits for the last.
  private static let most = 64

  private let pool: DatabasePool
  private let waiting = Mutex(Waiting())

  init(_ pool: DatabasePool) { self.pool = pool }

  /// - Parameter work: May be done again from the beginning.
  /// - Returns: The result of the work, when it is on the disk.
  func write<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      add(
        Job(
          run: { database in
            let value = try work(database)
            return { continuation.resume(returning: value) }
          },
          fail: { continuation.resume(throwing: $0) }))
    }
  }

  private func add(_ job: Job) {
    let isFirst = waiting.withLock { waiting in
      waiting.jobs.append(job)
      defer { waiting.isBeingDone = true }
      return !waiting.isBeingDone
    }
    if isFirst { pool.asyncWriteWithoutTransaction { [self] in commitWaiting(in: $0) } }
  }

  private func commitWaiting(in database: Database) {
    while case let jobs = next(), !jobs.isEmpty { commit(jobs, in: database) }
  }

  private func next() -> [Job] {
    waiting.withLock { waiting in
      let jobs = Array(waiting.jobs.prefix(SQLiteWriter.most))
      waiting.jobs.removeFirst(jobs.count)
      waiting.isBeingDone = !jobs.isEmpty
      return jobs
    }
  }

  private func commit(_ jobs: [Job], in database: Database) {
    do {
      var tellings: [Telling] = []
      try database.inTransaction(.immediate) {
        tellings = try jobs.count == 1 ? [jobs[0].run(database)] : jobs.map { try attempt($0, in: database) }
        return .commit
      }
      for tell in tellings { tell() }
    } catch {
      // Nothing of it is kept: one by one, each meets only what is its own fault.
      guard jobs.count > 1 else { return jobs[0].fail(error) }
      for job in jobs { commit([job], in: database) }
    }
  }

  /// Does one work of several: if it fails, it alone is undone.
  ///
  /// - Throws: An error that undid the others as well, as that of a full disk may.
  private func attempt(_ job: Job, in database: Database) throws -> Telling {
    var telling: Telling?
    do {
      try database.inSavepoint {
        telling = try job.run(database)
        return .commit
      }
    } catch {
      guard database.isInsideTransaction else { throw error }
      telling = { job.fail(error) }
    }
    return telling ?? { job.fail(DatabaseError(resultCode: .SQLITE_ABORT)) }
  }
}
