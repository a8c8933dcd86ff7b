import HTTPTypes

extension Endpoints {
  static let bookmarks: [Endpoint] = [
    Endpoint(
      .post, "/v1/bookmarks", .user,
      EndpointFacts(
        "Keep words to return to",
        body: Schema.object(
          [
            "text": [
              "type": "string", "minLength": 1, "maxLength": 2000, "pattern": .text(Schema.plainPattern),
            ],
            "source": Schema.label, "chart": Schema.id.orNull,
          ], required: ["text"]), status: 201, answer: Schema.reference("bookmark"), refusals: [.notFound],
        names: ["bookmark": "id"])
    ) { call in
      let fields = try call.fields
      return .json(
        try await call.house.store.bookmark(
          fields.requiredText("text", most: 2000), source: fields.text("source"),
          chart: fields.text("chart", most: 64), of: call.owner, at: Clock.text), .created)
    },
    Endpoint(
      .get, "/v1/bookmarks", .user,
      EndpointFacts("List the bookmarks", query: Page.parameters, answer: Schema.page("bookmarks"))
    ) { call in .json(try await call.house.store.bookmarks(of: call.owner, Page(call.query))) },
    Endpoint(
      .delete, "/v1/bookmarks/{bookmark}", .user,
      EndpointFacts("Delete a bookmark", status: 204, media: nil, refusals: [.notFound])
    ) { call in
      try await call.house.store.delete(call.part("bookmark"), from: .bookmarks, of: call.owner)
      return .done
    },
  ]
}
