import AstroBytes
import AstroDiagnostics
import AstroJSON

/// What the headers of a request say of the message in its body, so that who stands between can route it unread.
///
/// Revision 2026-07-28 wants all three; earlier ones have the version alone, after the handshake.
public struct AgentHeaders: Sendable {
  /// `MCP-Protocol-Version`.
  public var version: String?
  /// `Mcp-Method`.
  public var method: String?
  /// `Mcp-Name`: that of the tool, or the URI of the resource.
  public var name: String?

  /// The headers that a request brought; those it lacks are `nil`.
  public init(version: String? = nil, method: String? = nil, name: String? = nil) {
    (self.version, self.method, self.name) = (version, method, name)
  }

  /// Holds the headers against the body: who reads only one of them must not be told another thing than who reads both.
  func check(_ request: AgentRequest) throws(RPCError) {
    guard let named = request.namedVersion else { return try checkHandshaken() }
    guard version == named else { throw .headerMismatch("MCP-Protocol-Version") }
    guard let revision = ProtocolVersion(named: named) else { throw .unknownVersion(named) }
    if revision.hasHandshake { return }
    guard method == request.method else { throw .headerMismatch("Mcp-Method") }
    guard let field = AgentHeaders.namingFields[request.method] else { return }
    guard let name, let value = request.parameters[field].string, AgentHeaders.name(name, says: value) else {
      throw .headerMismatch("Mcp-Name")
    }
  }

  /// A request that names no revision follows a handshake.
  private func checkHandshaken() throws(RPCError) {
    guard let version else { return }
    guard let revision = ProtocolVersion(named: version) else { throw .unknownVersion(version) }
    guard revision.hasHandshake else { throw .headerMismatch("MCP-Protocol-Version") }
  }

  private static let namingFields = ["tools/call": "name", "resources/read": "uri"]

  /// A name with characters that headers cannot have comes in Base64.
  private static func name(_ header: String, says value: String) -> Bool {
    header == value || header == "=?base64?\(Base64.text(Array(value.utf8)))?="
  }
}
