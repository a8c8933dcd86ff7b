import AstroDiagnostics
import AstroJSON
import AstroStreams

/// A line of JSON-RPC 2.0, as it was received.
enum AgentMessage {
  case request(AgentRequest)
  /// A message that has no answer.
  case notification(method: String, JSONCursor)
  /// A line that is no message, and the id that it gives itself, if any.
  case broken(RPCError, id: LineID?)
  /// A line that asks for nothing: blank, or an answer to a question that was never asked.
  case nothing

  init(_ line: [UInt8]) {
    guard line.contains(where: { $0 > 0x20 }) else {
      self = .nothing
      return
    }
    do throws(Problem) {
      self.init(try JSONCursor(reading: line, as: .invalidValue), in: line)
    } catch {
      self = .broken(RPCError(.parse, error), id: nil)
    }
  }

  private init(_ root: JSONCursor, in line: [UInt8]) {
    let id = try? LineID(root["id"], in: line)
    guard root.isObject, root["jsonrpc"].string == "2.0" else {
      self = .broken(.notRequest, id: id ?? nil)
      return
    }
    guard let method = root["method"].string else {
      let isAnswer = root.present("result") != nil || root.present("error") != nil
      self = isAnswer ? .nothing : .broken(.notRequest, id: id ?? nil)
      return
    }
    let (parameters, hasID) = (root["params"], root.present("id") != nil)
    guard parameters.isAbsent || parameters.isObject else {
      self = .broken(.badParameters, id: id ?? nil)
      return
    }
    switch (hasID, id ?? nil) {
    case (false, _): self = .notification(method: method, parameters)
    case (true, let id?):
      self = .request(AgentRequest(id: id, method: method, parameters: parameters, line: line))
    case (true, nil): self = .broken(.notRequest, id: nil)
    }
  }
}

/// A request, and in which revision of the protocol it is made.
struct AgentRequest: Sendable {
  let id: LineID
  let method: String
  let parameters: JSONCursor
  /// The line that it was read from.
  let line: [UInt8]

  /// The revision that it names itself; `nil` for one that follows a handshake.
  var namedVersion: String? { parameters["_meta"]["io.modelcontextprotocol/protocolVersion"].string }
}
