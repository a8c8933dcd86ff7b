import AstroSvitla
import HTTPTypes

extension Endpoints {
  static let charts: [Endpoint] = [
    Endpoint(
      .post, "/v1/charts", .user,
      EndpointFacts(
        "Keep a chart: a birth, or a computed chart file", body: Schema.chartFile, status: 201,
        answer: Schema.reference("chart"), refusals: [.missingBirthData, .invalidChart],
        names: ["chart": "id"])
    ) { call in
      let fields = try call.fields
      let (isOwn, body, language) = (try fields.truth("own") ?? false, call.body, call.language)
      let made = try await call.house.workshop.make { studio in
        let chart = try studio.chart(from: body)
        return (chart.value.name, chart.value.json, chart.notes.map { $0.worded(in: language) })
      }
      let kept = try await call.house.store.add(
        ChartRecord(name: made.0, document: made.1, isOwn: isOwn, created: Clock.text), to: call.owner)
      return .json(kept.json.with("notes", .list(made.2.map(\.json))), .created)
    },
    Endpoint(
      .get, "/v1/charts", .user,
      EndpointFacts("List the charts", query: Page.parameters, answer: Schema.page("charts"))
    ) { call in .json(try await call.house.store.charts(of: call.owner, Page(call.query))) },
    Endpoint(
      .get, "/v1/charts/{chart}", .user,
      EndpointFacts("A chart, as a chart file", refusals: [.notFound])
    ) { call in
      let chart = try await call.chart()
      return .file(Spliced.adding([("id", .text(chart.id))], to: chart.document), of: .json)
    },
    Endpoint(
      .patch, "/v1/charts/{chart}", .user,
      EndpointFacts(
        "Rename a chart, or make it the user's own",
        body: Schema.object(["name": Schema.label, "own": ["type": ["boolean", "null"]]], required: []),
        answer: Schema.reference("chart"), refusals: [.notFound])
    ) { call in
      var chart = try await call.chart()
      let fields = try call.fields
      if try fields.truth("own") == true { chart.isOwn = true }
      if let name = try fields.text("name") {
        let document = chart.document
        chart.document = try await call.house.workshop.make { try $0.renamed(document, to: name) }
        chart.name = name
      }
      try await call.house.store.change(chart, of: call.owner)
      return .json(chart.json)
    },
    Endpoint(
      .delete, "/v1/charts/{chart}", .user,
      EndpointFacts(
        "Delete a chart",
        query: [
          .oneOf("reports", "Delete its reports too; without this a chart with reports is kept", ["delete"])
        ],
        status: 204, media: nil, refusals: [.notFound])
    ) { call in
      let word = try call.query.named("reports", known: ["delete"]) { $0 == "delete" ? true : nil }
      try await call.house.store.delete(
        chart: call.part("chart"), of: call.owner, withReports: word ?? false)
      return .done
    },
  ]
}

extension Call {
  /// The chart that the path names.
  func chart(_ part: String = "chart") async throws -> ChartRecord {
    try await house.store.chart(self.part(part), of: owner)
  }
}

extension Studio {
  /// A chart file with another name.
  fileprivate func renamed(_ document: [UInt8], to name: String) throws -> [UInt8] {
    let tree = try Call.fields(of: document).object.with("name", .text(name))
    return try chart(from: tree.bytes).value.json
  }
}

extension Note {
  fileprivate var json: JSONTree { ["code": .text(code.rawValue), "message": .text(message)] }
}
