import AstroSvitla
import HTTPTypes

extension Endpoints {
  static let connections: [Endpoint] = [
    Endpoint(
      .post, "/v1/connections", .user,
      EndpointFacts(
        "Keep one of the charts as that of another person",
        body: Schema.object(["chart": Schema.id, "name": Schema.label], required: ["chart"]), status: 201,
        answer: Schema.reference("connection"), refusals: [.notFound],
        names: ["connection": "id", "chart": "chart"])
    ) { call in
      let fields = try call.fields
      return .json(
        try await call.house.store.connect(
          call.owner, to: fields.requiredText("chart", most: 64), name: fields.text("name"), at: Clock.text),
        .created)
    },
    Endpoint(
      .get, "/v1/connections", .user,
      EndpointFacts("List the connections", query: Page.parameters, answer: Schema.page("connections"))
    ) { call in .json(try await call.house.store.connections(of: call.owner, Page(call.query))) },
    Endpoint(
      .delete, "/v1/connections/{connection}", .user,
      EndpointFacts("Delete a connection; its chart stays", status: 204, media: nil, refusals: [.notFound])
    ) { call in
      try await call.house.store.delete(call.part("connection"), from: .connections, of: call.owner)
      return .done
    },
  ]

  static let couples: [Endpoint] =
    [
      Endpoint(
        .get, "/v1/couples/{first}/{second}", .user,
        EndpointFacts(
          "Two charts compared", query: [Schema.language], answer: Schema.reference("synastry"),
          refusals: [.notFound, .invalidChart])
      ) { call in
        let (first, second) = try await call.couple()
        return try await call.fresh([first.document, second.document], .json) {
          try await call.synastry(first, second)
        }
      },
      Endpoint(
        .get, "/v1/couples/{first}/{second}/reading", .user,
        EndpointFacts(
          "The reading of two people", query: [Schema.language], refusals: [.notFound, .invalidChart])
      ) { call in
        let (first, second) = try await call.couple()
        let (one, other, language) = (first.document, second.document, call.language)
        return try await call.fresh([one, other], .json) {
          try await call.house.workshop.make { studio in
            let couple = try studio.synastry(of: studio.kept(one), with: studio.kept(other)).value
            return try CoupleReport(of: couple, in: language).json
          }
        }
      },
    ]
    + [Media.svg, .png, .pdf].map { media in
      Endpoint(
        .get, "/v1/couples/{first}/{second}/picture.\(media.rawValue)", .user,
        EndpointFacts(
          "Two charts, one around the other, as \(media.rawValue.uppercased())",
          query: PictureStyle.parameters + [Schema.language], media: media,
          refusals: [.notFound, .invalidChart])
      ) { call in
        let (first, second) = try await call.couple()
        let (style, other) = (try PictureStyle(call.query), second.document)
        return try await call.picture(of: first, style, media, with: [second]) { studio, _ in
          [OuterSky(try studio.kept(other), as: .partner)]
        }
      }
    }
}

extension Call {
  fileprivate func couple() async throws -> (ChartRecord, ChartRecord) {
    (try await chart("first"), try await chart("second"))
  }

  func synastry(_ first: ChartRecord, _ second: ChartRecord) async throws -> [UInt8] {
    let (one, other, language) = (first.document, second.document, self.language)
    return try await house.workshop.make { studio in
      try studio.synastry(of: studio.kept(one), with: studio.kept(other)).value.json(in: language)
    }
  }
}
