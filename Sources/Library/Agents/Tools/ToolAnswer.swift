import AstroBytes
import AstroDiagnostics
import AstroJSON
import AstroWording

/// What a tool answers.
struct ToolAnswer {
  /// A JSON object on one line.
  let structured: [UInt8]
  /// What stands beside it for a client that shows text alone; by default the same JSON.
  var words: String?
  var picture: (media: String, bytes: [UInt8])?
  private(set) var isError = false

  /// - Parameter structured: A JSON object on one line, with or without the line's end.
  init(_ structured: [UInt8]) {
    self.structured = structured.last == 0x0A ? structured.dropLast() : structured
  }

  /// Why a tool cannot do what it is asked for: `{"error": {"code", "place", "message"}}`.
  static func failure(_ problem: Problem, in language: Language) -> ToolAnswer {
    let tongue = Tongue(language)
    var answer = ToolAnswer(
      JSONWriter.bytes(.oneLine, capacity: 256) { writer in
        writer.object { writer in
          writer.member("error") { writer in
            writer.object { writer in
              writer.member("code", problem.code.rawValue)
              writer.member("place", problem.withinArguments.location.description)
              writer.member("message", problem.withoutLocation(in: tongue))
            }
          }
        }
      })
    answer.isError = true
    return answer
  }

  func reply(to request: AgentRequest, by replies: AgentReplies) -> [UInt8] {
    replies.result(request, capacity: 3 * structured.count + (picture?.bytes.count ?? 0) * 3 / 2) { writer in
      writer.member("content") { writer in
        writer.array(blocks) { $1(&$0) }
      }
      // The schema of results does not describe failures.
      if isError {
        writer.member("isError", true)
      } else {
        writer.member("structuredContent") { $0.write(json: structured) }
      }
    }
  }

  private var blocks: [(inout JSONWriter) -> Void] {
    let text = words ?? String(decoding: structured, as: UTF8.self)
    let told: (inout JSONWriter) -> Void = { writer in
      writer.object { writer in
        writer.member("type", "text")
        writer.member("text", text)
      }
    }
    guard let picture else { return [told] }
    return [
      told,
      { writer in
        writer.object { writer in
          writer.member("type", "image")
          writer.member("data", Base64.text(picture.bytes))
          writer.member("mimeType", picture.media)
        }
      },
    ]
  }
}

extension Problem {
  /// The problem with its place counted from the arguments.
  var withinArguments: Problem {
    var problem = self
    if location.path.starts(with: AgentRequest.argumentSteps) {
      problem.location.path.removeFirst(AgentRequest.argumentSteps.count)
    }
    return problem
  }
}
