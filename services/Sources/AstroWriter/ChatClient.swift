import AsyncHTTPClient
import Glibc
import NIOCore
import NIOHTTP1

/// Asks a server for a completion, and again if it fails in passing.
struct ChatClient: Sendable {
  let server: ModelServer
  let progress: Progress

  /// The largest answer that is read, in bytes.
  static let largestAnswer = 4 << 20

  /// What a model answered, and after how many tries.
  struct Outcome: Sendable {
    var text: String
    var usage: ChatAnswer.Usage?
    var tries: Int
  }

  /// - Throws: `Failure` of the last try.
  func answer(to body: String) async throws(Failure) -> Outcome {
    var tries = 0
    while true {
      tries += 1
      progress.begins(tries, of: server.retries + 1)
      do throws(Failure) {
        let answer = try await attempt(body)
        return Outcome(text: try answer.whole(), usage: answer.usage, tries: tries)
      } catch {
        guard error.isPassing, tries <= server.retries else { throw error }
        let doubled = server.pause * Double(1 << (tries - 1))
        let pause = min(max(error.pause ?? 0, doubled), max(server.longestPause, doubled))
        progress.waits(pause, after: error)
        try? await Task.sleep(for: .seconds(pause))
      }
    }
  }

  /// One try, which ends in time.
  private func attempt(_ body: String) async throws(Failure) -> ChatAnswer {
    let outcome = await withTaskGroup(of: Result<ChatAnswer, Failure>.self) { group in
      group.addTask { await completion(of: body) }
      group.addTask {
        try? await Task.sleep(for: .seconds(server.tryTime))
        return .failure(.tooSlow(server.tryTime))
      }
      let first = await group.next() ?? .failure(.cut)
      group.cancelAll()
      return first
    }
    return try outcome.get()
  }

  private func completion(of body: String) async -> Result<ChatAnswer, Failure> {
    do throws(Failure) {
      return .success(try await read(try await response(to: body)))
    } catch {
      return .failure(error)
    }
  }

  private func response(to body: String) async throws(Failure) -> HTTPClientResponse {
    do {
      return try await ChatClient.shared.execute(request(body), deadline: .distantFuture)
    } catch {
      throw .unreachable(ChatClient.line(error))
    }
  }

  /// One client for the whole program; it ends with it.
  private static let shared: HTTPClient = {
    var configuration = HTTPClient.Configuration.singletonConfiguration
    // A key is for the server that it was given for, and for no other that this one names.
    configuration.redirectConfiguration = .disallow
    // The time of a try bounds all of it.
    configuration.timeout = .init(connect: .hours(1))
    // A try is repeated here, where it is counted.
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }()

  private func request(_ body: String) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: server.address)
    request.method = .POST
    request.headers = [
      "Content-Type": "application/json", "Accept": "text/event-stream", "User-Agent": "astro-writer",
    ]
    if let key = server.key { request.headers.add(name: "Authorization", value: "Bearer \(key)") }
    request.body = .bytes(ByteBuffer(string: body))
    return request
  }

  private func read(_ response: HTTPClientResponse) async throws(Failure) -> ChatAnswer {
    guard response.status == .ok else {
      let body = try await whole(response)
      throw .refused(
        Int(response.status.code), Complaint.line(of: body), pause: ChatClient.pause(in: response.headers))
    }
    var answer = ChatAnswer()
    guard response.headers.first(name: "Content-Type")?.lowercased().hasPrefix("application/json") != true
    else {
      try answer.add(try await whole(response))
      return answer
    }
    var (stream, count) = (EventStream(), 0)
    try await pieces(of: response) { piece throws(Failure) in
      count += piece.readableBytes
      guard count <= ChatClient.largestAnswer else { throw .tooLarge(ChatClient.largestAnswer) }
      for event in stream.take(piece.readableBytesView) { try answer.add(event) }
      progress.has(answer.text.utf8.count)
    }
    for event in stream.end() { try answer.add(event) }
    return answer
  }

  private func whole(_ response: HTTPClientResponse) async throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    try await pieces(of: response) { piece throws(Failure) in
      bytes += piece.readableBytesView
      guard bytes.count <= ChatClient.largestAnswer else { throw .tooLarge(ChatClient.largestAnswer) }
    }
    return bytes
  }

  private func pieces(
    of response: HTTPClientResponse, _ take: (ByteBuffer) throws(Failure) -> Void
  ) async throws(Failure) {
    do {
      for try await piece in response.body { try take(piece) }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .cut
    }
  }

  /// How long a server asks to be left alone, in seconds.
  static func pause(in headers: HTTPHeaders) -> Double? {
    headers.first(name: "Retry-After").flatMap { Double($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// What went wrong, as the system says it where it was the system.
  private static func line(_ error: any Error) -> String {
    if let fault = error as? IOError { return String(cString: strerror(fault.errnoCode)) }
    return Complaint.line("\(error)")
  }
}
