public import AstroChartModel
import AstroJSON
import AstroStreams
public import AstroSvitla
public import AstroWording

/// Answers assistants over a transport that carries each message by itself, such as HTTP: the Model Context Protocol's
/// streamable HTTP, without sessions and without streams.
///
///     switch endpoint.take(body, AgentHeaders(version: …, method: …, name: …), in: .uk) {
///     case .accepted: …  // 202, and nothing more
///     case .answered(let answer): …  // answer.status, answer.json
///     case .call(let call): …  // 200, and try await pool.run { try call.answer(with: $0) }
///     }
public struct AgentEndpoint: Sendable {
  private let version: String
  private let now: @Sendable () -> Moment

  /// - Parameters:
  ///   - version: The version of the program, as clients are told.
  ///   - now: The moment that “now” means in the arguments of a tool.
  public init(version: String, now: @escaping @Sendable () -> Moment) {
    (self.version, self.now) = (version, now)
  }

  /// Reads a message, and answers it if that needs no studio.
  ///
  /// - Parameters:
  ///   - message: One message of JSON-RPC 2.0, in UTF-8.
  ///   - headers: What the transport says of the message.
  ///   - language: That of answers which ask for no other.
  public func take(
    _ message: [UInt8], _ headers: AgentHeaders = AgentHeaders(), in language: Language = .en
  ) -> AgentTurn {
    let replies = AgentReplies(identity: AgentIdentity(version: version))
    switch AgentMessage(message) {
    case .notification: return .accepted
    case .nothing where message.contains { $0 > 0x20 }: return .accepted
    case .nothing: return .answered(AgentAnswer(.notRequest, id: nil, by: replies))
    case .broken(let error, let id): return .answered(AgentAnswer(error, id: id, by: replies))
    case .request(let request):
      do throws(RPCError) {
        return try take(request, headers, in: language, replies)
      } catch {
        return .answered(AgentAnswer(error, to: request, by: replies))
      }
    }
  }

  private func take(
    _ request: AgentRequest, _ headers: AgentHeaders, in language: Language, _ replies: AgentReplies
  ) throws(RPCError) -> AgentTurn {
    try headers.check(request)
    guard request.method == "tools/call" else {
      return .answered(AgentAnswer(status: 200, json: try AgentLists(replies: replies).answer(request)))
    }
    try request.checkVersion()
    let now = now
    let options = AgentOptions(
      studio: StudioOptions(language: language), threads: 1, version: version, now: { now() })
    return .call(AgentCall(request, try Tools.tool(of: request), options, replies))
  }
}

/// What is to be done with a message.
public enum AgentTurn: Sendable {
  /// It was taken, and has no answer.
  case accepted
  case answered(AgentAnswer)
  /// A studio is needed to answer it.
  case call(AgentCall)
}

/// An answer, and the status under which HTTP sends it.
public struct AgentAnswer: Sendable {
  /// 200, 400, or 404 for a method that is not known.
  public let status: Int
  /// A message of JSON-RPC, as UTF-8.
  public let json: [UInt8]

  init(status: Int, json: [UInt8]) { (self.status, self.json) = (status, json) }

  fileprivate init(_ error: RPCError, id: LineID?, by replies: AgentReplies) {
    self.init(status: 400, json: replies.error(error, id: id))
  }

  fileprivate init(_ error: RPCError, to request: AgentRequest, by replies: AgentReplies) {
    let status =
      switch error.code {
      case .parse, .request, .version, .headers: 400
      // To a client with a handshake 404 would mean that its session has ended.
      case .method: request.namedVersion == nil ? 200 : 404
      case .parameters: 200
      }
    self.init(status: status, json: replies.error(error, id: request.id))
  }
}

/// A call of a tool.
public struct AgentCall: Sendable {
  private let request: AgentRequest
  private let tool: any Tool
  private let options: AgentOptions
  private let replies: AgentReplies
  private let call = Call()

  init(_ request: AgentRequest, _ tool: any Tool, _ options: AgentOptions, _ replies: AgentReplies) {
    (self.request, self.tool, self.options, self.replies) = (request, tool, options, replies)
  }

  /// Answers the call; what the tool objects to is an answer too.
  ///
  /// - Returns: A message of JSON-RPC, as UTF-8.
  /// - Throws: Only if the call was cancelled.
  public func answer(with studio: Studio) throws -> [UInt8] {
    try Desk(studio, options, call, request).answer(by: tool).reply(to: request, by: replies)
  }

  /// Ends the call at its next step.
  public func cancel() { call.cancel() }
}
