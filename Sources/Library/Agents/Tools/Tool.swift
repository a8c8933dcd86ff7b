import AstroDiagnostics
import AstroJSON

/// Something that an assistant may ask for.
protocol Tool: Sendable {
  var name: String { get }
  var title: String { get }
  /// What it does and when to use it, for a model.
  var about: String { get }
  /// The arguments.
  var takes: Schema { get }
  /// The structured result.
  var gives: Schema { get }

  /// - Throws: `Problem` with the place among the arguments, `CallCancelled` if nobody waits any more.
  func answer(_ desk: Desk) throws -> ToolAnswer
}

extension Tool {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("title", title)
      writer.member("description", about)
      writer.member("inputSchema") { takes.write(to: &$0) }
      writer.member("outputSchema") { gives.write(to: &$0) }
      writer.member("annotations") { writer in
        writer.object { writer in
          writer.member("readOnlyHint", true)
          writer.member("idempotentHint", true)
          writer.member("openWorldHint", false)
        }
      }
    }
  }
}

/// All tools.
enum Tools {
  static let all: [any Tool] = [
    PlaceSearch(), NatalChart(), Transits(), SynastryTool(), Returns(), CalendarTool(), DrawChart(),
    ReportTool(),
    BriefTool(), CheckText(),
  ]

  /// The tool that a request calls.
  static func tool(of request: AgentRequest) throws(RPCError) -> any Tool {
    let (name, arguments) = (request.parameters["name"].string ?? "", request.arguments)
    guard arguments.isAbsent || arguments.isObject else { throw .badParameters }
    guard let tool = all.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      throw .unknownTool(name, among: all.map(\.name))
    }
    return tool
  }
}

extension AgentRequest {
  /// The arguments of the call of a tool.
  var arguments: JSONCursor { parameters["arguments"] }

  /// How problems name the arguments' own place in the line.
  static let argumentSteps: [Problem.Location.Step] = [.name("params"), .name("arguments")]
}
