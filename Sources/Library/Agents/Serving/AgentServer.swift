package import AstroDiagnostics
import AstroJSON
import AstroStreams
import AstroSvitla
package import AstroWholeFiles
import Synchronization

/// Serves assistants by the Model Context Protocol: a line of JSON-RPC in, a line out.
///
/// The reading thread answers what costs nothing at once, and notices cancellations; calls of tools go to a pool of
/// studios.
package final class AgentServer: Sendable {
  private let options: AgentOptions
  private let pool: StudioPool
  private let calls: CallTable
  private let output: Mutex<Output>
  private let replies: AgentReplies

  /// Where answers go, and whether anybody still reads them.
  private struct Output {
    let write: @Sendable ([UInt8]) throws(Problem) -> Void
    var problem: Problem?
  }

  /// - Parameter write: Writes the bytes of a line to the client.
  /// - Throws: `outOfMemory` if no thread can be started.
  package init(
    _ options: AgentOptions, write: @escaping @Sendable ([UInt8]) throws(Problem) -> Void
  ) throws(Problem) {
    self.options = options
    replies = AgentReplies(identity: AgentIdentity(version: options.version))
    pool = try StudioPool(threads: options.threads, drawingOnDemand: options.studio)
    calls = try CallTable()
    output = Mutex(Output(write: write))
  }

  /// Answers lines until the input ends, and then what is still under way.
  ///
  /// - Throws: `noInput` if the input cannot be read, `noOutput` if answers cannot be written.
  package func serve(_ input: InputFile) throws(Problem) {
    let lines = LineReader(try InputStream(input), longest: AgentServer.longestLine)
    while let line = try lines.next().first {
      take(line.bytes)
      if let problem = output.withLock({ $0.problem }) { throw problem }
    }
    calls.close()
  }

  /// Room for a report and the brief that it is held against, each of which may have a mebibyte.
  private static let longestLine = 4 << 20

  private func take(_ line: [UInt8]?) {
    guard let line else {
      return send(replies.error(RPCError(.parse, Problem(.tooLong, AgentFault.longLine)), id: nil))
    }
    switch AgentMessage(line) {
    case .request(let request): take(request)
    case .notification("notifications/cancelled", let parameters): cancel(parameters, in: line)
    case .notification, .nothing: break
    case .broken(let error, let id): send(replies.error(error, id: id))
    }
  }

  private func take(_ request: AgentRequest) {
    do throws(RPCError) {
      guard request.method == "tools/call" else {
        return send(try AgentLists(replies: replies).answer(request))
      }
      try call(request)
    } catch {
      send(replies.error(error, id: request.id))
    }
  }

  private func cancel(_ parameters: JSONCursor, in line: [UInt8]) {
    guard let id = try? LineID(parameters["requestId"], in: line) else { return }
    calls.cancel(id.json)
  }

  // MARK: - Calls

  private func call(_ request: AgentRequest) throws(RPCError) {
    try request.checkVersion()
    let tool = try Tools.tool(of: request)
    let id = request.id.json
    guard let call = calls.enter(id) else { throw .idInUse }
    let (options, replies) = (options, replies)
    pool.submit { studio in
      try Desk(studio, options, call, request).answer(by: tool).reply(to: request, by: replies)
    } _: { [self] result in
      if call.isWanted { send(answer(result, to: request)) }
      calls.leave(id)
    }
  }

  private func answer(_ result: Result<[UInt8], any Error>, to request: AgentRequest) -> [UInt8] {
    switch result {
    case .success(let line): return line
    case .failure(let problem as Problem):
      let language = Desk.language(of: request, options)
      return ToolAnswer.failure(problem, in: language).reply(to: request, by: replies)
    // A call that was cancelled is not answered.
    case .failure: return []
    }
  }

  private func send(_ line: [UInt8]) {
    output.withLock { output in
      guard output.problem == nil, !line.isEmpty else { return }
      do throws(Problem) { try output.write(line) } catch { output.problem = error }
    }
  }
}
