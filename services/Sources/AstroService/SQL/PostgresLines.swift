import NIOPosix
import Synchronization

/// A few threads that wait for a server, each with a connection, so that none of those that answer requests does.
///
/// Connections are opened when they are first needed, and anew when those that were idle have broken meanwhile.
final class PostgresLines: Sendable {
  private let address: String
  private let threads: NIOThreadPool
  private let idle = Mutex<[PostgresConnection]>([])

  /// - Parameters:
  ///   - count: How many connections are held at most.
  ///   - address: As `PostgresConnection` takes it.
  init(_ count: Int, to address: String) {
    self.address = address
    threads = NIOThreadPool(numberOfThreads: count)
    threads.start()
  }

  deinit { threads.shutdownGracefully { _ in } }

  /// Lends a connection to work on one of the threads, after those who came before.
  func lend<Value: Sendable>(_ work: @escaping @Sendable (PostgresConnection) throws -> Value) async throws
    -> Value
  {
    try await threads.runIfActive { [self] in try lendHere(work) }
  }

  /// Lends a connection to work on the thread that asks.
  ///
  /// - Throws: What the work throws, and `PostgresFault` if the server does not answer.
  func lendHere<Value>(_ work: (PostgresConnection) throws -> Value) throws -> Value {
    while let connection = idle.withLock({ $0.popLast() }) {
      do {
        let value = try work(connection)
        put(connection)
        return value
      } catch let fault as PostgresFault where !connection.isOpen && fault.state != PostgresFault.unknownEnd {
        continue
      } catch {
        put(connection)
        throw error
      }
    }
    let connection = try PostgresConnection(to: address)
    defer { put(connection) }
    return try work(connection)
  }

  private func put(_ connection: PostgresConnection) {
    if connection.isOpen { idle.withLock { $0.append(connection) } }
  }

  /// Ends the threads when they have done what they were given, and closes the connections.
  func close() throws {
    try threads.syncShutdownGracefully()
    idle.withLock { $0.removeAll() }
  }
}
