import AstroDiagnostics
import AstroJSON

/// Why a request cannot be answered at all; what a tool objects to is a result of the tool.
struct RPCError: Error, Sendable {
  /// The codes of JSON-RPC and of the protocol.
  enum Code: Int {
    case parse = -32700
    case request = -32600
    case method = -32601
    case parameters = -32602
    case version = -32022
    case headers = -32020
  }

  let code: Code
  let message: String
  /// The revisions that are known and the one that was asked for, if that is the error.
  private(set) var requested: String?

  private init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  init(_ code: Code, _ problem: Problem) { self.init(code, problem.commandLineOfAgent) }

  static let notRequest = RPCError(
    .request,
    "not a request: one object with jsonrpc \"2.0\", a method, and an id that is a string or a number")
  static let badParameters = RPCError(.parameters, "params must be an object")
  static let idInUse = RPCError(.request, "the id is that of a request under way")

  static func unknownMethod(_ name: String) -> RPCError {
    RPCError(.method, "unknown method \(Quotation.of(name))")
  }

  static func unknownTool(_ name: String, among known: [String]) -> RPCError {
    RPCError(.parameters, Problem.unknown("tool", name, among: known))
  }

  static func unknownResource(_ address: String) -> RPCError {
    RPCError(.parameters, "Resource not found: \(Quotation.of(address))")
  }

  /// - Parameter header: The one that is missing, or says another thing than the body.
  static func headerMismatch(_ header: String) -> RPCError {
    RPCError(.headers, "Header mismatch: \(header) must say what the body says")
  }

  static func unknownVersion(_ name: String) -> RPCError {
    var error = RPCError(.version, "Unsupported protocol version")
    error.requested = String(name.unicodeScalars.prefix(80).map(Character.init))
    return error
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", code.rawValue)
      writer.member("message", message)
      guard let requested else { return }
      writer.member("data") { writer in
        writer.object { writer in
          writer.member("supported", ProtocolVersion.names)
          writer.member("requested", requested)
        }
      }
    }
  }
}

extension Problem {
  /// The problem as one line of English.
  fileprivate var commandLineOfAgent: String { line(options: nil, in: .english) }
}
