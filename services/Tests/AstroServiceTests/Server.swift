import Foundation
import FoundationNetworking
import Synchronization
import Testing

/// The real program, over a store of its own, asked over a real socket.
final class Server: Sendable {
  let place: Place
  private let ownsPlace: Bool
  private let state = Mutex(State())

  private struct State {
    var process: Process?
    var port = 0
    var log = ""
  }

  /// - Parameter options: Further options, such as `--queue 2`.
  convenience init(_ options: [String] = ["--rate", "100000"], in kept: Kept = .sqlite) throws {
    try self.init(options, at: kept.place())
  }

  /// Starts another service over the store of one.
  convenience init(_ options: [String] = ["--rate", "100000"], beside other: Server) throws {
    try self.init(options, at: other.place, ownsPlace: false)
  }

  init(_ options: [String], at place: Place, ownsPlace: Bool = true) throws {
    (self.place, self.ownsPlace) = (place, ownsPlace)
    try start(options)
  }

  deinit {
    kill()
    if ownsPlace { place.remove() }
  }

  static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "astro-serve")

  func start(_ options: [String] = ["--rate", "100000"]) throws {
    let process = Process()
    process.executableURL = Server.program
    process.arguments = ["--port", "0"] + place.options + options
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    let isListening = DispatchSemaphore(value: 0)
    errors.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let text = String(decoding: handle.availableData, as: UTF8.self)
      if text.isEmpty { return handle.readabilityHandler = nil }
      let isNew = self?.state.withLock { state in
        state.log += text
        let wasKnown = state.port != 0
        if let line = state.log.split(separator: "\n").last(where: {
          $0.contains("listening on http://127.0.0.1:")
        }) {
          state.port = Int(line.split(separator: ":").last ?? "") ?? 0
        }
        return !wasKnown && state.port != 0
      }
      if isNew == true { isListening.signal() }
    }
    state.withLock { ($0.port, $0.log) = (0, "") }
    try process.run()
    state.withLock { $0.process = process }
    try #require(isListening.wait(timeout: .now() + 60) == .success, "the service listens")
  }

  /// All that the service has written to its log.
  var log: String { state.withLock { $0.log } }

  /// Ends it between two instructions, as a power cut does.
  func kill() { end(SIGKILL) }

  /// - Returns: The exit status.
  @discardableResult
  func terminate() -> Int32 { end(SIGTERM) }

  @discardableResult
  private func end(_ signal: Int32) -> Int32 {
    guard let process = state.withLock({ $0.process }) else { return 0 }
    if process.isRunning { Foundation.kill(process.processIdentifier, signal) }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// How many sockets the program has open.
  var sockets: Int {
    guard let process = state.withLock({ $0.process }) else { return 0 }
    let folder = "/proc/\(process.processIdentifier)/fd"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.count { file in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(file)")
      return target?.hasPrefix("socket:") ?? false
    }
  }

  func signal(_ signal: Int32) {
    if let process = state.withLock({ $0.process }) { Foundation.kill(process.processIdentifier, signal) }
  }

  /// Runs a command of the program over the same store.
  func command(_ arguments: String...) throws -> (status: Int32, output: String) {
    let ended = try Server.run(arguments + place.options)
    return (ended.status, ended.output)
  }

  /// Runs the program until it ends by itself.
  static func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = Server.program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    // What it says of failures is a line or two, for which the pipe has room.
    let said = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, said[0], said[1])
  }

  /// Makes a user, or an app.
  func key(app: Bool = false) throws -> Client {
    let made = app ? try command("key", "new", "--app") : try command("key", "new")
    let values = made.output.split(separator: "\n").map {
      $0.split(separator: " ").last.map(String.init) ?? ""
    }
    try #require(values.count == 2)
    return Client(server: self, id: values[0], key: values[1])
  }

  var address: String { state.withLock { "http://127.0.0.1:\($0.port)" } }
}

/// Somebody who asks.
struct Client: Sendable {
  let server: Server
  let id: String
  let key: String?

  static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 64
    configuration.urlCache = nil
    configuration.httpShouldSetCookies = false
    return URLSession(configuration: configuration)
  }()

  func call(
    _ method: String, _ path: String, _ body: String? = nil, headers: [String: String] = [:]
  ) async throws -> Reply {
    var request = URLRequest(url: try #require(URL(string: server.address + path)))
    request.httpMethod = method
    request.timeoutInterval = 60
    if let key { request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization") }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    request.httpBody = body.map { Data($0.utf8) }
    let (data, response) = try await Client.session.data(for: request)
    return Reply(data: data, response: try #require(response as? HTTPURLResponse))
  }

  /// Keeps a birth.
  ///
  /// - Returns: The id of the chart.
  func chart(_ name: String = "Oksana", _ date: String = "1990-04-15", time: String? = "14:30") async throws
    -> String
  {
    let reply = try await call("POST", "/v1/charts", Client.birth(name, date, time: time))
    try #require(reply.status == 201, "\(reply.text)")
    return try #require(reply["id"] as? String)
  }

  static func birth(_ name: String, _ date: String, time: String? = "14:30") -> String {
    let clock = time.map { "\"\($0)\"" } ?? "null"
    return """
      {"name": "\(name)", "birth": {"date": "\(date)", "time": \(clock), "timeZone": "Europe/Kyiv",
      "latitude": 50.4501, "longitude": 30.5234, "place": "Kyiv, Ukraine"}}
      """
  }
}

struct Reply: Sendable {
  let data: Data
  let response: HTTPURLResponse

  var status: Int { response.statusCode }
  var text: String { String(decoding: data, as: UTF8.self) }

  var object: [String: Any] { (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:] }
  subscript(name: String) -> Any? { object[name] }

  /// The code of a refusal.
  var code: String? { (self["error"] as? [String: Any])?["code"] as? String }
  var message: String { (self["error"] as? [String: Any])?["message"] as? String ?? "" }
  func header(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }
}

extension Client {
  /// The same user, who asks another server.
  func at(_ server: Server) -> Client { Client(server: server, id: id, key: key) }

  /// The same server asked without a key.
  var stranger: Client { Client(server: server, id: "", key: nil) }
}
