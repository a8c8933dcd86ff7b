import HTTPTypes

extension Endpoints {
  static let users: [Endpoint] = [
    Endpoint(
      .post, "/v1/users", .app,
      EndpointFacts(
        "Make a user; its key is told this once", status: 201,
        answer: Schema.object(["id": Schema.id, "key": ["type": "string"]]))
    ) { call in
      let user = try await call.house.store.makeUser(of: call.app, at: Clock.text)
      return .json(["id": .text(user.id), "key": .text(user.key.text)], .created)
    },
    Endpoint(
      .get, "/v1/users/me", .user,
      EndpointFacts(
        "Who one is",
        answer: Schema.object([
          "id": Schema.id, "created": Schema.time, "charts": ["type": "integer", "minimum": 0],
        ]))
    ) { call in
      let user = try call.owner
      guard let facts = try await call.house.store.facts(of: user) else { throw Refusal.invalidUser }
      return .json(["id": .text(user), "created": .text(facts.created), "charts": .integer(facts.charts)])
    },
    Endpoint(
      .delete, "/v1/users/me", .user,
      EndpointFacts("Forget the user and all that was kept of it", status: 204, media: nil)
    ) { call in
      try await call.house.store.forget(user: call.owner)
      return .done
    },
  ]
}
