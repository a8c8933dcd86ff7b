import AstroAgents
import HTTPTypes

extension Endpoints {
  /// The Model Context Protocol, of which nothing is kept: any key will do.
  static let assistants: [Endpoint] = [
    Endpoint(
      .post, "/mcp", .key,
      EndpointFacts(
        "A message of the Model Context Protocol: streamable HTTP, without sessions and without streams",
        body: Schema.rpcMessage, answer: Schema.object(["jsonrpc": ["const": "2.0"]]),
        further: [
          202: "A notification was taken", 400: "The message or its headers are wrong, told as JSON-RPC does",
          403: "The page of another site asks", 404: "A method that is not known, told as JSON-RPC does",
        ])
    ) { call in
      guard Origin.isOwn(call.headers[.origin]) else { return Answer(.forbidden) }
      switch call.house.assistants.take(call.body, AgentHeaders(call.headers), in: call.language) {
      case .accepted: return Answer(.accepted)
      case .answered(let answer):
        return .file(answer.json, of: .json, HTTPResponse.Status(code: answer.status))
      case .call(let tool):
        return .file(try await call.house.workshop.make { try tool.answer(with: $0) }, of: .json)
      }
    }
  ]
}

/// Which pages may ask: assistants are programs, and those of one's own machine are all that ask from pages.
private enum Origin {
  /// - Parameter origin: The header `Origin`, which browsers send and programs leave out.
  static func isOwn(_ origin: String?) -> Bool {
    guard let origin else { return true }
    let host = origin.split(separator: "/").last ?? ""
    let isNumbered = host.last != "]" && host.contains(":")
    let name = isNumbered ? host.prefix(upTo: host.lastIndex(of: ":") ?? host.endIndex) : host
    return ["localhost", "127.0.0.1", "[::1]"].contains(name)
  }
}

extension AgentHeaders {
  fileprivate init(_ fields: HTTPFields) {
    func value(_ name: String) -> String? { HTTPField.Name(name).flatMap { fields[$0] } }
    self.init(
      version: value("MCP-Protocol-Version"), method: value("Mcp-Method"), name: value("Mcp-Name"))
  }
}
