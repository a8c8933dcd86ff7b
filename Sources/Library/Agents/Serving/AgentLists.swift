import AstroDiagnostics
import AstroJSON
import AstroStreams

/// Answers what needs no studio: the handshake, and the lists of tools and resources.
struct AgentLists: Sendable {
  let replies: AgentReplies

  func answer(_ request: AgentRequest) throws(RPCError) -> [UInt8] {
    try request.checkVersion()
    switch request.method {
    case "initialize": return handshake(request)
    case "server/discover": return discovery(request)
    case "ping": return replies.result(request) { _ in }
    case "tools/list":
      return list(request, "tools") { $0.array(Tools.all) { $1.write(to: &$0) } }
    case "resources/list":
      return list(request, "resources") { $0.array(AgentResource.all) { $1.write(to: &$0) } }
    case "resources/templates/list":
      return list(request, "resourceTemplates") { $0.array([String]()) { $0.write($1) } }
    case "resources/read": return try resource(request)
    default: throw .unknownMethod(request.method)
    }
  }

  private func handshake(_ request: AgentRequest) -> [UInt8] {
    let asked = request.parameters["protocolVersion"].string.flatMap { ProtocolVersion(named: $0) }
    let version = asked.flatMap { $0.hasHandshake ? $0 : nil } ?? .latestHandshake
    return replies.result(request) { writer in
      writer.member("protocolVersion", version.rawValue)
      writer.member("capabilities", AgentIdentity.writeCapabilities)
      writer.member("serverInfo", replies.identity.write)
      writer.member("instructions", AgentIdentity.instructions)
    }
  }

  private func discovery(_ request: AgentRequest) -> [UInt8] {
    replies.result(request) { writer in
      writer.member("supportedVersions", ProtocolVersion.names)
      writer.member("capabilities", AgentIdentity.writeCapabilities)
      writer.member("instructions", AgentIdentity.instructions)
      request.writeLifetime(to: &writer)
    }
  }

  private func list(
    _ request: AgentRequest, _ name: String, _ write: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    replies.result(request, capacity: 1 << 16) { writer in
      writer.member(name, write)
      request.writeLifetime(to: &writer)
    }
  }

  private func resource(_ request: AgentRequest) throws(RPCError) -> [UInt8] {
    let address = request.parameters["uri"].string ?? ""
    guard let resource = AgentResource.all.first(where: { $0.address.utf8.elementsEqual(address.utf8) })
    else {
      throw .unknownResource(address)
    }
    return replies.result(request, capacity: 1 << 16) { writer in
      writer.member("contents") { $0.array([resource]) { $1.writeContents(to: &$0) } }
      request.writeLifetime(to: &writer)
    }
  }
}

extension AgentRequest {
  /// - Throws: An error for a revision that a request names and that is not known.
  func checkVersion() throws(RPCError) {
    guard let name = namedVersion, ProtocolVersion(named: name) == nil else { return }
    throw .unknownVersion(name)
  }
}
