import AstroDiagnostics
import AstroJSON
import Foundation
import TestSupport
import Testing

@testable import AstroAgents

/// The messages of the protocol, whatever is called.
@Suite struct ProtocolTests {
  private static let modern =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2024-11-05", "2025-11-25"),
    ("2026-07-28", "2025-11-25"), ("anything", "2025-11-25"),
  ])
  func `a handshake agrees on a revision that both know, or offers one`(asked: String, agreed: String) throws
  {
    let result = try Assistant.answer(
      Assistant.request("initialize", #"{"protocolVersion":"\#(asked)","capabilities":{}}"#))["result"]
    #expect(result["protocolVersion"].string == agreed)
    #expect(result["serverInfo"]["name"].string == "astrosvitla")
    #expect(result["capabilities"]["tools"].isObject && result["capabilities"]["resources"].isObject)
  }

  @Test func `a revision without sessions is served request by request`() throws {
    let result = try Assistant.answer(Assistant.request("server/discover", "{\(Self.modern)}"))["result"]
    #expect(try result["supportedVersions"].elements().compactMap(\.string) == ProtocolVersion.names)
    #expect(result["resultType"].string == "complete" && result["cacheScope"].string == "public")
    let list = try Assistant.answer(Assistant.request("tools/list", "{\(Self.modern)}"))["result"]
    #expect(list["resultType"].string == "complete" && list["ttlMs"].double != nil)
    let old = try Assistant.answer(Assistant.request("tools/list"))["result"]
    #expect(old["resultType"].isAbsent && old["ttlMs"].isAbsent)
  }

  @Test func `a revision that is not known is refused with those that are`() throws {
    let wanted = #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01"}}"#
    for method in ["tools/list", "server/discover", "tools/call"] {
      let error = try Assistant.answer(Assistant.request(method, wanted))["error"]
      #expect(error["code"].double == -32022)
      #expect(try error["data"]["supported"].elements().count == ProtocolVersion.allCases.count)
      #expect(error["data"]["requested"].string == "1900-01-01")
    }
  }

  @Test(arguments: [
    ("{", -32700), (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#, -32700), ("[]", -32600),
    (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600), ("5", -32600),
    (#"{"id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"prompts/list"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"natal_chrat"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"report","arguments":[]}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}"#, -32602),
  ])
  func `a line that cannot be answered is told why by the code of JSON-RPC`(line: String, code: Int) throws {
    let error = try Assistant.answer(line)["error"]
    #expect(error["code"].double == Double(code), "\(line)")
    #expect(error["message"].string?.isEmpty == false)
  }

  @Test func `an id comes back as it was sent`() throws {
    for id in ["7", "-3", "9007199254740993", #""a\"b""#, #""й""#] {
      let line = try Assistant.lines([Array(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#.utf8)])[0]
      #expect(line == #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"# + "\n")
    }
  }

  @Test func `notifications, answers and blank lines are not answered`() throws {
    let lines = [
      "", "  \r", #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":77}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{}}"#,
      #"{"jsonrpc":"2.0","id":4,"result":{}}"#, #"{"jsonrpc":"2.0","id":4,"error":{"code":1,"message":""}}"#,
    ]
    #expect(try Assistant.answers(lines).isEmpty)
  }

  @Test func `a call that is cancelled is not answered, and others are`() throws {
    let long =
      #"{"name":"calendar","arguments":{"from":"1990","to":"2019-12-31","events":["aspects","voids"]}}"#
    let answers = try Assistant.answers([
      Assistant.request("tools/call", long, id: 1), Assistant.request("tools/call", long, id: 2),
      Assistant.request("tools/call", long, id: 3),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}"#,
      Assistant.request("ping", id: 4),
      Assistant.request("tools/call", #"{"name":"place_search","arguments":{"name":"Kyiv"}}"#, id: 5),
    ])
    #expect(Set(answers.compactMap { $0["id"].double }) == [2, 4, 5])
    // What costs nothing does not wait for what is under way.
    #expect(answers[0]["id"].double == 4)
  }

  @Test func `an id may not be used twice at the same time`() throws {
    let call = #"{"name":"calendar","arguments":{"from":"1990","to":"1995-01-01"}}"#
    let answers = try Assistant.answers([
      Assistant.request("tools/call", call), Assistant.request("tools/call", call),
    ])
    #expect(answers.count == 2)
    #expect(answers[0]["error"]["code"].double == -32600)
  }

  @Test func `a line longer than is read is refused, and the next is answered`() throws {
    let long =
      Array(#"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":""#.utf8)
      + [UInt8](repeating: 0x61, count: 5 << 20)
    let answers = try Assistant.lines([long, Array(Assistant.request("ping").utf8)])
    #expect(answers.count == 2)
    #expect(answers[0].contains("-32700") && answers[1].contains(#""result":{}"#))
  }

  @Test func `resources are the schemas and the glossary`() throws {
    let list = try Assistant.answer(Assistant.request("resources/list"))["result"]
    let addresses = try list["resources"].elements().compactMap { $0["uri"].string }
    #expect(addresses.count == 11 && Set(addresses).count == 11)
    for address in addresses {
      let read = try Assistant.answer(Assistant.request("resources/read", #"{"uri":"\#(address)"}"#))[
        "result"]
      let text = try #require(try read["contents"].elements()[0]["text"].string)
      if address.contains("schemas") {
        let name = address.split(separator: "/").last.map(String.init) ?? ""
        let schema = try JSONCursor(reading: Array(text.utf8), as: .invalidValue)
        #expect(schema["$id"].string == "urn:astrosvitla:schema:\(name)")
      } else {
        #expect(text.split(separator: "\n").count > 20)
      }
    }
  }
}
