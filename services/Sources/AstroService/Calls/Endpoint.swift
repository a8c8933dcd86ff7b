import HTTPTypes

/// One thing that the service does: its address, who may ask, what is said of it in OpenAPI, and the doing.
struct Endpoint: Sendable {
  /// Whose key an endpoint wants.
  enum Access: Sendable {
    /// Nobody's, and it may be asked as often as one likes: what watches a service is never refused.
    case free
    /// Nobody's; each address has a limit of its own.
    case open
    /// Anybody's who has one.
    case key
    /// That of an app.
    case app
    /// That of a user, or of the app that made the user and names it in `user_id` of the query.
    case user
    /// The same, but the body has `user_id`.
    case userInBody
  }

  let method: HTTPRequest.Method
  /// The path, with its variable parts in braces.
  let path: String
  let segments: [Substring]
  let access: Access
  let facts: EndpointFacts
  let answer: @Sendable (Call) async throws -> Answer

  init(
    _ method: HTTPRequest.Method, _ path: String, _ access: Access = .user, _ facts: EndpointFacts,
    answer: @escaping @Sendable (Call) async throws -> Answer
  ) {
    (self.method, self.path, self.access, self.facts, self.answer) = (method, path, access, facts, answer)
    segments = path.split(separator: "/")
  }

  var wantsKey: Bool { access != .free && access != .open }

}

/// What OpenAPI says of an endpoint.
struct EndpointFacts: Sendable {
  var summary: String
  var query: [QueryParameter] = []
  /// The schema of the body, if it has one.
  var body: JSONTree?
  /// Whether it may be left out.
  var isBodyOptional = false
  /// Whether the body is that of a form of a page.
  var isForm = false
  var status = 200
  /// The format of the answer; `nil` for an answer without a body.
  var media: Media? = .json
  /// The schema of a JSON answer.
  var answer: JSONTree = ["type": "object"]
  /// The refusals beside those that everything may meet.
  var refusals: [Refusal.Code] = []
  /// The variable parts of other paths that the answer names, and in which of its members.
  var names: [String: String] = [:]
  /// Other statuses, and what each says.
  var further: [Int: String] = [:]

  init(
    _ summary: String, query: [QueryParameter] = [], body: JSONTree? = nil,
    optionalBody: JSONTree? = nil, form: JSONTree? = nil, status: Int = 200, media: Media? = .json,
    answer: JSONTree = ["type": "object"], refusals: [Refusal.Code] = [], names: [String: String] = [:],
    further: [Int: String] = [:]
  ) {
    (self.summary, self.query, self.status) = (summary, query, status)
    (self.body, isBodyOptional, isForm) = (body ?? optionalBody ?? form, optionalBody != nil, form != nil)
    (self.media, self.answer, self.refusals) = (media, answer, refusals)
    (self.names, self.further) = (names, further)
  }
}

/// A parameter after the question mark.
struct QueryParameter: Sendable {
  let name: String
  let description: String
  let schema: JSONTree

  init(_ name: String, _ description: String, _ schema: JSONTree) {
    (self.name, self.description, self.schema) = (name, description, schema)
  }

  static func oneOf(_ name: String, _ description: String, _ names: [String]) -> QueryParameter {
    QueryParameter(name, description, ["type": "string", "enum": .list(names.map { .text($0) })])
  }

  static func truth(_ name: String, _ description: String) -> QueryParameter {
    QueryParameter(name, description, ["type": "boolean"])
  }
}
