import AstroChartModel
import AstroDiagnostics
import AstroJSON
import AstroSvitla
import AstroWholeFiles
import Foundation
import Synchronization
import TestSupport

@testable import AstroAgents

/// An assistant that sends lines to a server within the process.
enum Assistant {
  static let birth = #"{"birth":{"date":"1990-04-15","time":"14:30","place":"Kyiv, Ukraine"}}"#
  static let other = #"{"birth":{"date":"1988-11-02","time":"06:45","place":"Lviv"}}"#
  static let untimed = #"{"birth":{"date":"1990-04-15","place":"Kyiv, Ukraine"}}"#

  static let options = AgentOptions(
    studio: StudioOptions(limits: AgentOptions.limits), threads: 2, version: "test",
    now: { () throws(Problem) in Moment(julianDay: 2_461_371.0) ?? { preconditionFailure() }() })

  /// What a server answers to lines, in the order of its answers.
  static func lines(_ lines: [[UInt8]], _ options: AgentOptions = options) throws -> [String] {
    let folder = try ScratchFolder()
    let file = folder.file("lines")
    try Data(lines.joined(separator: [0x0A])).write(to: file)
    let answers = Answers()
    let server = try AgentServer(options) { line throws(Problem) in answers.add(line) }
    try server.serve(InputFile(file.path))
    return answers.lines
  }

  static func answers(_ requests: [String]) throws -> [JSONCursor] {
    try lines(requests.map { Array($0.utf8) }).map { line in
      try JSONCursor(reading: Array(line.utf8), as: .invalidValue)
    }
  }

  static func answer(_ request: String) throws -> JSONCursor { try answers([request])[0] }

  /// The result of a call.
  static func call(_ tool: String, _ arguments: String) throws -> JSONCursor {
    try answer(request("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#))["result"]
  }

  static func request(_ method: String, _ parameters: String = "{}", id: Int = 1) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }
}

private final class Answers: Sendable {
  private let kept = Mutex<[String]>([])

  func add(_ line: [UInt8]) { kept.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }

  var lines: [String] { kept.withLock { $0 } }
}
