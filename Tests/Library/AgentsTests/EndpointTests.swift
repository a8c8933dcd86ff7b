import AstroChartModel
import AstroJSON
import AstroSvitla
import Testing

@testable import AstroAgents

/// Messages that come one by one, as over HTTP.
@Suite struct EndpointTests {
  private static let endpoint = AgentEndpoint(version: "test") { Moment(secondsSince1970: 1_798_761_600) }
  private static let modern = #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#

  /// The answer to a message that needs no studio.
  private func answer(_ message: String, _ headers: AgentHeaders = AgentHeaders()) throws -> (
    status: Int, json: JSONCursor
  ) {
    guard case .answered(let answer) = Self.endpoint.take(Array(message.utf8), headers) else {
      throw NotAnswered()
    }
    return (answer.status, try JSONCursor(reading: answer.json, as: .invalidValue))
  }

  private struct NotAnswered: Error {}

  @Test func `what has no answer is taken, and what is no message is refused`() throws {
    for message in [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","id":4,"result":{}}"#,
    ] {
      guard case .accepted = Self.endpoint.take(Array(message.utf8)) else { throw NotAnswered() }
    }
    for message in ["", " \n", "{", "[]", #"{"jsonrpc":"2.0","id":1}"#] {
      let refused = try answer(message)
      #expect(refused.status == 400 && refused.json["error"]["code"].double != nil, "\(message)")
    }
  }

  @Test func `a client with a handshake is served without sessions`() throws {
    let agreed = try answer(Assistant.request("initialize", #"{"protocolVersion":"2025-11-25"}"#))
    #expect(agreed.status == 200 && agreed.json["result"]["protocolVersion"].string == "2025-11-25")
    let headers = AgentHeaders(version: "2025-11-25")
    let list = try answer(Assistant.request("tools/list"), headers)
    #expect(list.status == 200)
    #expect(try list.json["result"]["tools"].elements().count == 10)
    // 404 would tell such a client that its session has ended.
    #expect(try answer(Assistant.request("prompts/list"), headers).status == 200)
    let unknown = try answer(Assistant.request("tools/list"), AgentHeaders(version: "1900-01-01"))
    #expect(unknown.status == 400 && unknown.json["error"]["code"].double == -32022)
  }

  @Test(
    arguments: [
      (AgentHeaders(), -32020), (AgentHeaders(version: "2025-11-25", method: "tools/list"), -32020),
      (AgentHeaders(version: "2026-07-28"), -32020),
      (AgentHeaders(version: "2026-07-28", method: "ping"), -32020),
      (AgentHeaders(version: "2026-07-28", method: "tools/list"), nil),
    ] as [(AgentHeaders, Int?)])
  func `headers are held against what the body says`(headers: AgentHeaders, code: Int?) throws {
    let reply = try answer(Assistant.request("tools/list", "{\(Self.modern)}"), headers)
    #expect(reply.json["error"]["code"].double == code.map(Double.init))
    #expect(reply.status == (code == nil ? 200 : 400))
  }

  @Test(arguments: [
    ("place_search", true), ("=?base64?cGxhY2Vfc2VhcmNo?=", true), ("report", false), ("", false),
    ("=?base64?cmVwb3J0?=", false),
  ])
  func `the name in the header is that of the tool, in Base64 or not`(name: String, isRight: Bool) throws {
    let message = Assistant.request(
      "tools/call", #"{"name":"place_search","arguments":{"name":"Kyiv"},\#(Self.modern)}"#)
    let headers = AgentHeaders(version: "2026-07-28", method: "tools/call", name: name)
    switch Self.endpoint.take(Array(message.utf8), headers) {
    case .call: #expect(isRight)
    default: #expect(!isRight)
    }
  }

  @Test func `a header of a newer revision than the body's is refused`() throws {
    let reply = try answer(Assistant.request("tools/list"), AgentHeaders(version: "2026-07-28"))
    #expect(reply.status == 400 && reply.json["error"]["code"].double == -32020)
    let unknown = try answer(
      Assistant.request("prompts/list", "{\(Self.modern)}"),
      AgentHeaders(version: "2026-07-28", method: "prompts/list"))
    #expect(unknown.status == 404 && unknown.json["error"]["code"].double == -32601)
  }

  @Test
  func `a call is answered on a studio in the language of the connection, and not when it is cancelled`()
    throws
  {
    let message = Assistant.request("tools/call", #"{"name":"natal_chart","arguments":{"birth":{}}}"#)
    guard case .call(let call) = Self.endpoint.take(Array(message.utf8), in: .uk) else { throw NotAnswered() }
    let studio = Studio(drawingOnDemand: StudioOptions())
    let reply = try JSONCursor(reading: call.answer(with: studio), as: .invalidValue)
    let told = try reply["result"]["content"].elements()[0]["text"].string ?? ""
    #expect(told.contains("MISSING_BIRTH_DATA") && told.contains("бракує"), "\(told)")
    call.cancel()
    #expect(throws: (any Error).self) { try call.answer(with: studio) }
  }
}
