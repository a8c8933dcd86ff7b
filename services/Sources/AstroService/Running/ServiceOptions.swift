import FoundationEssentials

/// How a service runs.
public struct ServiceOptions: Sendable {
  /// The address it listens on.
  public var host = "127.0.0.1"
  /// The port it listens on; 0 for any that is free.
  public var port = 8080
  /// Where it keeps everything.
  public var store: StorePlace
  /// How many charts and pictures are made at once.
  public var threads = ProcessInfo.processInfo.activeProcessorCount
  /// How many requests may wait for a thread; more are refused at once.
  public var queue = 64
  /// How many requests a second a key may make in the long run; five times as many at once.
  public var rate = 20.0
  /// Where the source of the running version is, as the AGPL asks of whoever serves others; `nil` for oneself alone.
  public var source: String?
  /// By whom reports are sold; `nil` if they are not.
  public var shop: Shop?

  public init(store: StorePlace) { self.store = store }
}

/// Whose purchases pay for reports.
public struct Shop: Sendable {
  /// Apple's root certificate, as PEM or DER.
  public var root: [UInt8]
  /// The bundle identifier of the app that sells.
  public var bundle: String
  /// `Production`, or `Sandbox` for tests.
  public var environment: String

  /// - Parameter rootFile: The file of the certificate.
  public init(rootFile: String, bundle: String, environment: String) throws {
    root = [UInt8](try Data(contentsOf: URL(filePath: rootFile)))
    (self.bundle, self.environment) = (bundle, environment)
  }
}
