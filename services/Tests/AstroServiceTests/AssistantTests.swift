import Foundation
import Testing

@Suite("Assistants")
struct AssistantTests {
  private let client: Client

  init() throws { client = try Server().key() }

  private func send(_ message: String, _ headers: [String: String] = [:]) async throws -> Reply {
    try await client.call(
      "POST", "/mcp", message,
      headers: [
        "Content-Type": "application/json", "Accept": "application/json, text/event-stream",
      ].merging(headers) { $1 })
  }

  @Test("a handshake and calls need a key and no session")
  func handshake() async throws {
    let hello = try await send(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#)
    #expect((hello["result"] as? [String: Any])?["protocolVersion"] as? String == "2025-11-25")
    #expect(hello.header("Mcp-Session-Id") == nil)
    let version = ["MCP-Protocol-Version": "2025-11-25"]
    let taken = try await send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, version)
    #expect(taken.status == 202 && taken.data.isEmpty)
    let drawn = try await send(
      #"""
      {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "draw_chart", "arguments": {"size": 300,
      "chart": {"birth": {"date": "1990-04-15", "time": "14:30", "place": "Kyiv, Ukraine"}}}}}
      """#, version)
    let blocks = (drawn["result"] as? [String: Any])?["content"] as? [[String: Any]] ?? []
    #expect(drawn.status == 200 && blocks.map { $0["type"] as? String } == ["text", "image"])
    let stranger = try await client.stranger.call(
      "POST", "/mcp", #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
    #expect(stranger.status == 401)
    #expect(try await client.call("GET", "/mcp").status == 405)
    #expect(try await client.call("DELETE", "/mcp").status == 405)
  }

  @Test("a tool tells what is wrong in the language asked for, and statuses are those of the protocol")
  func refusals() async throws {
    let call =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"natal_chart","arguments":{"birth":{}}}}"#
    let wrong = try await send(call, ["Accept-Language": "uk"])
    #expect(wrong.status == 200 && wrong.text.contains("MISSING_BIRTH_DATA") && wrong.text.contains("бракує"))
    #expect(try await send("[").status == 400)
    #expect(try await send(call, ["MCP-Protocol-Version": "1900-01-01"]).status == 400)
    #expect(try await send(call, ["MCP-Protocol-Version": "2026-07-28"]).text.contains("-32020"))
    #expect(try await send(call, ["Origin": "http://localhost:6274"]).status == 200)
    for origin in ["https://example.org", "http://localhost.example.org", "null", ""] {
      #expect(try await send(call, ["Origin": origin]).status == 403, "\(origin)")
    }
  }
}
