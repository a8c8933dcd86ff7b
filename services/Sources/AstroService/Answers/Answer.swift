import HTTPTypes

/// What is sent back for one request.
struct Answer: Sendable {
  var status: HTTPResponse.Status
  var headers: HTTPFields
  var body: [UInt8]

  init(_ status: HTTPResponse.Status = .ok, headers: HTTPFields = [:], body: [UInt8] = []) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  /// A JSON document.
  static func json(_ tree: JSONTree, _ status: HTTPResponse.Status = .ok) -> Answer {
    file(tree.bytes, of: .json, status)
  }

  /// A document or picture as a whole.
  static func file(_ bytes: [UInt8], of media: Media, _ status: HTTPResponse.Status = .ok) -> Answer {
    Answer(status, headers: [.contentType: media.type], body: bytes)
  }

  /// Done, and nothing to say.
  static let done = Answer(.noContent)
}

/// The formats in which the service answers.
enum Media: String, Sendable {
  case json, svg, png, pdf, html, calendar, metrics

  var type: String {
    switch self {
    case .json: "application/json"
    case .svg: "image/svg+xml"
    case .png: "image/png"
    case .pdf: "application/pdf"
    case .html: "text/html; charset=utf-8"
    case .calendar: "text/calendar; charset=utf-8"
    case .metrics: "text/plain; version=0.0.4; charset=utf-8"
    }
  }

  /// The type without its parameters, as OpenAPI lists it.
  var name: String { String(type.prefix { $0 != ";" }) }
}

/// Members put at the head of an object that the library wrote.
enum Spliced {
  /// - Parameters:
  ///   - members: What is added.
  ///   - object: A JSON object that has a member.
  static func adding(_ members: [(String, JSONTree)], to object: [UInt8]) -> [UInt8] {
    guard let start = object.firstIndex(of: UInt8(ascii: "{")) else { return object }
    let head = JSONTree.object(members.map { JSONTree.Member(name: $0, value: $1) }).bytes.dropLast()
    return head + [UInt8(ascii: ",")] + object[object.index(after: start)...]
  }
}
