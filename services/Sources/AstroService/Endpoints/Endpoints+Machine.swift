import AstroSvitla
import HTTPTypes

extension Endpoints {
  static let places: [Endpoint] = [
    Endpoint(
      .get, "/v1/places", .open,
      EndpointFacts(
        "Search a place by its present or a former name, whole or the beginning of it",
        query: [
          QueryParameter("name", "The name", ["type": "string", "minLength": 1, "maxLength": 100]),
          QueryParameter(
            "limit", "How many to list", ["type": "integer", "minimum": 1, "maximum": 20, "default": 8]),
          Schema.language,
        ], answer: Schema.object(["places": Schema.list]))
    ) { call in
      guard let name = try call.query.text("name", most: 100) else { throw Refusal.missing("name") }
      let limit = try call.query.integer("limit", in: 1...20) ?? 8
      let language = call.language
      let found = try await call.house.workshop.make { studio in
        // A name that nothing resembles is no mistake of one who is still typing.
        do throws(Problem) {
          return try studio.places(named: name, limit: limit, in: language).places
        } catch  where error.code == .unknownPlace {
          return []
        }
      }
      return .json(["places": .list(found.map(\.json))])
    }
  ]

  /// What watches the service, and what describes it.
  static let machine: [Endpoint] = [
    Endpoint(
      .get, "/health", .free,
      EndpointFacts(
        "Whether the service answers and its store can be read",
        answer: Schema.object(["status": ["const": "ok"]]))
    ) { call in
      try await call.house.store.check()
      return .json(["status": "ok"])
    },
    Endpoint(
      .get, "/metrics", .free, EndpointFacts("Figures for Prometheus", media: .metrics)
    ) { call in .file(Array(call.house.counters.text.utf8), of: .metrics) },
    Endpoint(
      .get, "/openapi.json", .free, EndpointFacts("This description")
    ) { call in .json(OpenAPI.document(of: Endpoints.all, source: call.house.options.source)) },
  ]
}

extension FoundPlace {
  fileprivate var json: JSONTree {
    [
      "name": .text(name), "title": .text(title), "country": .text(country), "region": JSONTree(region),
      "latitude": .number(latitude), "longitude": .number(longitude), "timeZone": .text(timeZone),
      "population": .integer(population), "matched": .text(matched), "how": .text(match.rawValue),
    ]
  }
}
