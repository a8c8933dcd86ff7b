import AstroSvitla
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore

/// The service: an HTTP server over the library and a store.
public struct Service: Sendable {
  private let house: House
  private let logger: Logger

  /// Opens the store and finds all that drawing needs.
  ///
  /// - Throws: What is missing on the machine, and what is wrong with the folder of the store.
  public init(_ options: ServiceOptions, logger: Logger) throws {
    house = try House(options)
    self.logger = logger
  }

  /// Answers requests until it is told to stop: by SIGTERM or SIGINT, or by cancelling the task.
  ///
  /// Requests under way are answered first.
  ///
  /// - Parameter whenListening: Is given the port.
  public func run(whenListening: @escaping @Sendable (Int) -> Void) async throws {
    let options = house.options
    let application = Application(
      responder: Responder(house),
      server: .http1(configuration: HTTP1Channel.Configuration(idleTimeout: .seconds(60))),
      configuration: ApplicationConfiguration(
        address: .hostname(options.host, port: options.port), serverName: "AstroSvitla"),
      onServerRunning: { channel in whenListening(channel.localAddress?.port ?? options.port) },
      logger: logger)
    try await application.runService()
    try house.store.close()
  }
}
