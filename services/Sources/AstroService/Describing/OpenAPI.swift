import HTTPTypes

/// The description of the service, made from the endpoints themselves.
enum OpenAPI {
  /// The version of what the service answers.
  static let version = "1"

  static func document(of endpoints: [Endpoint], source: String?) -> JSONTree {
    let paths = Dictionary(grouping: endpoints, by: \.path).sorted { $0.key < $1.key }
    let document: JSONTree = [
      "openapi": "3.1.0",
      "info": [
        "title": "AstroSvitla", "version": .text(version),
        "summary": "Charts, pictures, reports and calendars of births, in English and Ukrainian",
        "license": ["name": "AGPL-3.0-or-later", "identifier": "AGPL-3.0-or-later"],
      ],
      "paths": .object(paths.map { JSONTree.Member(name: $0.key, value: path($0.value, among: endpoints)) }),
      "components": [
        "schemas": Schema.components,
        "securitySchemes": ["key": ["type": "http", "scheme": "bearer"]],
      ],
    ]
    guard let source else { return document }
    return document.with(
      "externalDocs", ["description": "The source of the running version", "url": .text(source)])
  }

  private static func path(_ endpoints: [Endpoint], among all: [Endpoint]) -> JSONTree {
    .object(
      endpoints.map {
        JSONTree.Member(name: $0.method.rawValue.lowercased(), value: operation($0, among: all))
      })
  }

  private static func operation(_ endpoint: Endpoint, among all: [Endpoint]) -> JSONTree {
    let facts = endpoint.facts
    var operation: JSONTree = [
      "summary": .text(facts.summary), "operationId": .text(endpoint.name),
      "parameters": .list(parameters(of: endpoint)), "responses": responses(of: endpoint, among: all),
      "security": endpoint.access.isOpen ? [] : [["key": []]],
    ]
    if let body = facts.body {
      operation = operation.with(
        "requestBody",
        [
          "required": .truth(!facts.isBodyOptional),
          "content": .object([
            .init(
              name: facts.isForm ? "application/x-www-form-urlencoded" : Media.json.name,
              value: ["schema": body])
          ]),
        ])
    }
    return operation
  }

  private static func parameters(of endpoint: Endpoint) -> [JSONTree] {
    var query = endpoint.facts.query
    if case .user = endpoint.access {
      query.append(QueryParameter("user_id", "The user, with the key of the app that made it", Schema.id))
    }
    return endpoint.variables.map { name in
      ["name": .text(name), "in": "path", "required": true, "schema": Schema.variables[name] ?? Schema.id]
    }
      + query.map { parameter in
        [
          "name": .text(parameter.name), "in": "query", "description": .text(parameter.description),
          "required": .truth(parameter.name == "name"), "schema": parameter.schema,
        ]
      }
  }

  private static func responses(of endpoint: Endpoint, among all: [Endpoint]) -> JSONTree {
    let facts = endpoint.facts
    var success: JSONTree = ["description": "Done"]
    if let media = facts.media {
      let schema: JSONTree = media == .json ? facts.answer : ["type": "string"]
      success = success.with("content", .object([.init(name: media.name, value: ["schema": schema])]))
    }
    let links = links(from: facts, to: all)
    if !links.isEmpty { success = success.with("links", .object(links)) }
    var responses: [JSONTree.Member] = [.init(name: String(facts.status), value: success)]
    let refusals = Dictionary(grouping: endpoint.refusals, by: \.status.code).sorted { $0.key < $1.key }
    for (status, codes) in refusals {
      responses.append(.init(name: String(status), value: refusal(codes, endpoint)))
    }
    for (status, description) in facts.further.sorted(by: { $0.key < $1.key }) {
      responses.append(.init(name: String(status), value: ["description": .text(description)]))
    }
    return .object(responses)
  }

  /// To what can be asked of the thing that an answer names.
  private static func links(from facts: EndpointFacts, to all: [Endpoint]) -> [JSONTree.Member] {
    all.compactMap { endpoint in
      let members = endpoint.variables.compactMap { name in facts.names[name].map { (name, $0) } }
      guard !members.isEmpty else { return nil }
      let parameters = members.map { name, member in
        JSONTree.Member(name: name, value: .text("$response.body#/\(member)"))
      }
      return JSONTree.Member(
        name: endpoint.name, value: ["operationId": .text(endpoint.name), "parameters": .object(parameters)])
    }
  }

  /// - Parameter endpoint: One that reads a form may tell a mistake on a page.
  private static func refusal(_ codes: [Refusal.Code], _ endpoint: Endpoint) -> JSONTree {
    let json: JSONTree = ["application/json": ["schema": Schema.reference("refusal")]]
    return [
      "description": .text(codes.map(\.rawValue).joined(separator: ", ")),
      "content": endpoint.facts.isForm ? json.with(Media.html.name, ["schema": ["type": "string"]]) : json,
    ]
  }
}

extension Endpoint.Access {
  fileprivate var isOpen: Bool {
    switch self {
    case .free, .open: true
    case .key, .app, .user, .userInBody: false
    }
  }
}

extension Endpoint {
  /// The variable parts of the path.
  fileprivate var variables: [String] {
    segments.filter { $0.first == "{" }.map { String($0.dropFirst().dropLast()) }
  }

  /// A name of its own, such as `get_v1_charts_chart`.
  fileprivate var name: String {
    method.rawValue.lowercased()
      + path.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// Every refusal that the endpoint may answer with.
  fileprivate var refusals: [Refusal.Code] {
    let keyed: [Refusal.Code] = access.isOpen ? [] : [.invalidUser]
    return Array(
      Set(
        facts.refusals + keyed + [
          .tooLarge, .invalidInput, .rateLimited, .calculationError, .busy, .storageFull,
        ])
    ).sorted { $0.rawValue < $1.rawValue }
  }
}
