import Foundation
import Testing

/// The server of assistants, as a process.
@Suite struct MCPCommandTests {
  private static let birth = #"{"birth":{"date":"1990-04-15","time":"14:30","place":"Kyiv, Ukraine"}}"#

  private static func request(_ method: String, _ parameters: String = "{}", id: Int = 1) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"# + "\n"
  }

  private static func call(_ tool: String, _ arguments: String, id: Int = 1) -> String {
    request("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#, id: id)
  }

  @Test func `calls are answered until the input ends, and nothing else is written`() throws {
    let input = [
      Self.request("initialize", #"{"protocolVersion":"2025-06-18"}"#),
      Self.call("natal_chart", Self.birth, id: 2),
      "noise\n", Self.call("draw_chart", #"{"chart":\#(Self.birth),"size":300}"#, id: 3),
    ].joined()
    let outcome = try Command.mcp.run([], input: Array(input.utf8))
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 4)
    for line in lines {
      let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(answer?["jsonrpc"] as? String == "2.0")
    }
  }

  @Test func `a chart of the server is the chart of the command`() throws {
    let outcome = try Command.mcp.run([], input: Array(Self.call("natal_chart", Self.birth).utf8))
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let told = (answer?["result"] as? [String: Any])?["structuredContent"] as? NSDictionary
    let chart = try Command.chart.run(["-"], input: Array(Self.birth.utf8))
    let made = try JSONSerialization.jsonObject(with: Data(chart.output)) as? NSDictionary
    #expect(chart.status == 0 && told != nil && told == made)
  }

  @Test func `settings of the command line hold for every chart`() throws {
    let outcome = try Command.mcp.run(
      ["--houses", "koch", "--language", "uk"], input: Array(Self.call("natal_chart", Self.birth).utf8))
    #expect(outcome.text.contains(#""houseSystem":"koch""#) && outcome.text.contains("Київ"))
  }

  @Test func `the defaults file is not read`() throws {
    let scratch = try Scratch()
    try scratch.write(#"{"houses": "koch", "language": "uk"}"#, to: "defaults.json")
    let input = Array(Self.call("natal_chart", Self.birth).utf8)
    let defaults = ["ASTROSVITLA_DEFAULTS": scratch.path("defaults.json")]
    #expect(
      try Command.mcp.run([], input: input, environment: defaults).output
        == Command.mcp.run([], input: input).output)
  }

  @Test(.enabled(if: Strace.isAllowed, Strace.absence))
  func `no connection is opened and no file is written`() throws {
    let scratch = try Scratch()
    let input =
      Self.call("natal_chart", Self.birth)
      + Self.call("draw_chart", #"{"chart":\#(Self.birth),"size":300}"#, id: 2)
    let outcome = try Command.run(
      Strace.program,
      [
        "-f", "-o", scratch.path("log"), "-e", "trace=socket,connect,openat,creat,rename,unlink",
        Command.mcp.executable.path,
      ],
      input: Array(input.utf8))
    #expect(outcome.status == 0 && outcome.text.split(separator: "\n").count == 2)
    let log = String(decoding: try scratch.bytes("log"), as: UTF8.self)
    #expect(log.contains("openat"))
    for call in ["socket(", "connect(", "O_WRONLY", "O_RDWR|O_CREAT", "creat(", "rename(", "unlink("] {
      #expect(!log.contains(call), "\(call)")
    }
  }

  @Test func `threads beyond reason are refused`() throws {
    let outcome = try Command.mcp.run(["--threads", "0"])
    #expect(outcome.status == 64 && outcome.errors.contains("--threads"))
  }
}
