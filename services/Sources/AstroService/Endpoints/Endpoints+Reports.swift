import AstroSvitla
import HTTPTypes

extension Endpoints {
  static let reports: [Endpoint] = [
    Endpoint(
      .get, "/v1/charts/{chart}/reports", .user,
      EndpointFacts(
        "List the reports of a chart", answer: Schema.object(["reports": Schema.list]), refusals: [.notFound])
    ) { call in
      let reports = try await call.house.store.reports(of: call.chart().id)
      return .json([
        "reports": .list(
          reports.map {
            ["area": .text($0.area), "language": .text($0.language), "created": .text($0.created)]
          })
      ])
    },
    Endpoint(
      .post, "/v1/charts/{chart}/reports/{area}", .user,
      EndpointFacts(
        "Make the report on an area of life, and keep it; where reports are sold, for the transaction that pays",
        query: [Schema.language],
        optionalBody: Schema.object(["transaction": Schema.signed.orNull], required: []), status: 201,
        answer: Schema.reference("report"), refusals: [.notFound])
    ) { call in
      let (chart, area) = (try await call.chart(), try call.area)
      return .file(try await call.ordered(on: area, of: chart), of: .json, .created)
    },
    Endpoint(
      .get, "/v1/charts/{chart}/reports/{area}", .user,
      EndpointFacts(
        "A report that was made, in either language", query: [Schema.language],
        answer: Schema.reference("report"), refusals: [.notFound])
    ) { call in
      let (chart, area) = (try await call.chart(), try call.area)
      let report = try await call.delivered(on: area, of: chart)
      return try await call.fresh([report], .json) { report }
    },
    Endpoint(
      .get, "/v1/charts/{chart}/reports/{area}/document.pdf", .user,
      EndpointFacts(
        "A report that was made, as a document with the wheel and the figures", query: [Schema.language],
        media: .pdf, refusals: [.notFound])
    ) { call in
      let (chart, area) = (try await call.chart(), try call.area)
      let report = try await call.delivered(on: area, of: chart)
      let (document, language) = (chart.document, call.language)
      return try await call.fresh([report, document], .pdf) {
        try await call.house.workshop.make { studio in
          try studio.document(of: studio.kept(document), [Report(json: report)], in: language).value
        }
      }
    },
  ]
}

extension Call {
  /// The area of life that the path names.
  var area: Area {
    get throws(Refusal) {
      guard let area = Area(rawValue: try part("area")) else { throw .notFound }
      return area
    }
  }

  /// The report on an area, paid for where reports are sold.
  fileprivate func ordered(on area: Area, of chart: ChartRecord) async throws -> [UInt8] {
    let signed = body.isEmpty ? nil : try fields.text("transaction", most: Schema.longestSigned)
    if let signed { return try await deliver(purchase(signed), on: chart, area: area) }
    if house.till != nil, try await !house.store.hasReport(on: area.rawValue, of: chart.id) {
      throw Refusal.missing("transaction")
    }
    return try await report(on: area, of: chart)
  }

  /// The report on an area, as it was kept, or made now and kept.
  func report(on area: Area, of chart: ChartRecord) async throws -> [UInt8] {
    let (name, tag, store) = (area.rawValue, language.tag, house.store)
    if let kept = try await store.report(on: name, of: chart.id, in: tag) { return kept }
    let made = try await write(on: area, of: chart, store.purchase(on: name, of: chart.id))
    return try await store.keep(made, on: name, of: chart.id, in: tag, at: Clock.text)
  }

  /// Makes a report.
  ///
  /// - Parameter purchase: What paid for it.
  func write(on area: Area, of chart: ChartRecord, _ purchase: JSONTree?) async throws -> [UInt8] {
    let (document, language) = (chart.document, self.language)
    let made = try await house.workshop.make { studio in
      try studio.report(on: area, of: studio.kept(document), in: language).value.json
    }
    return purchase.map { Spliced.adding([("purchase", $0)], to: made) } ?? made
  }

  /// The same for an area on which a report was made before, in whatever language.
  func delivered(on area: Area, of chart: ChartRecord) async throws -> [UInt8] {
    guard try await house.store.hasReport(on: area.rawValue, of: chart.id) else { throw Refusal.notFound }
    return try await report(on: area, of: chart)
  }
}
