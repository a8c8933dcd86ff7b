import AstroDiagnostics
import AstroJSON
import TestSupport
import Testing

@testable import AstroAgents

/// Lines of whatever, to a server that must stay.
@Suite struct HostileLineTests {
  private static let honest = [
    Assistant.request("initialize", #"{"protocolVersion":"2025-06-18"}"#), Assistant.request("tools/list"),
    Assistant.request("ping"), Assistant.request("resources/read", #"{"uri":"astrosvitla://schemas/chart"}"#),
    Assistant.request("tools/call", #"{"name":"place_search","arguments":{"name":"Львів","limit":3}}"#),
    Assistant.request("tools/call", #"{"name":"natal_chart","arguments":\#(Assistant.birth)}"#),
    Assistant.request(
      "tools/call", #"{"name":"returns","arguments":{"chart":\#(Assistant.birth),"of":"moon"}}"#),
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
  ]

  private static func line(_ random: inout SeededGenerator) -> [UInt8] {
    let kind = Int.random(in: 0..<4, using: &random)
    var line = Array((honest.randomElement(using: &random) ?? "").utf8)
    switch kind {
    // Noise, with braces and quotes more often than chance has it.
    case 0:
      let letters = Array(#"{}[]":,0123456789eE+-.\u truefalsenull"#.utf8)
      return (0..<Int.random(in: 0..<200, using: &random)).map { _ in
        Bool.random(using: &random)
          ? letters[Int.random(in: 0..<letters.count, using: &random)]
          : UInt8.random(in: 0...255, using: &random)
      }.filter { $0 != 0x0A }
    // A message with some bytes changed.
    case 1:
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        line[Int.random(in: 0..<line.count, using: &random)] = UInt8.random(in: 0x0B...255, using: &random)
      }
      return line
    // A message that is cut, or told twice.
    case 2:
      return Array(line.prefix(Int.random(in: 0...line.count, using: &random)))
        + (Bool.random(using: &random) ? line : [])
    // A whole message with a value of another kind.
    default:
      let values = ["null", "[]", "{}", "-1", "1e308", #""""#, "true", String(repeating: "[", count: 100)]
      let text = String(decoding: line, as: UTF8.self)
      let value = values.randomElement(using: &random) ?? ""
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      let cut = Int.random(in: 1..<parts.count, using: &random)
      return Array(
        (parts[..<cut].joined(separator: ":") + ":" + value + "," + parts[cut...].joined(separator: ":")).utf8
      )
    }
  }

  @Test func `ten thousand random lines neither end nor stop the server`() throws {
    var random = SeededGenerator(seed: 32)
    let lines = (0..<10_000).map { _ in Self.line(&random) }
    let last = #"{"jsonrpc":"2.0","id":"last","method":"ping"}"#
    let answers = try Assistant.lines(lines + [Array(last.utf8)])
    #expect(answers.contains(#"{"jsonrpc":"2.0","id":"last","result":{}}"# + "\n"))
    for answer in answers {
      let root = try JSONCursor(reading: Array(answer.utf8), as: .invalidValue)
      #expect(root["jsonrpc"].string == "2.0" && (root["result"].isObject != root["error"].isObject))
    }
  }
}
