import AstroSvitla
import HTTPTypes

extension Endpoints {
  /// The functions that the apps call by their own names.
  static let arca: [Endpoint] = [
    Endpoint(
      .post, "/get_natal_chart", .userInBody,
      EndpointFacts(
        "The drawing response of the user's own chart", body: .withUser(["house_system": Schema.houses]),
        answer: Schema.reference("drawing"), refusals: [.missingBirthData])
    ) { call in
      let houses = try call.fields.houses
      let chart = try await call.house.store.ownChart(of: call.owner)
      let (document, language) = (chart.document, call.language)
      return .file(
        try await call.house.workshop.make { studio in
          try studio.response(of: studio.kept(document, houses: houses), in: language)
        }, of: .json)
    },
    Endpoint(
      .post, "/get_transit_chart", .userInBody,
      EndpointFacts(
        "The drawing response of the sky at a moment, around the user's own chart if asked",
        body: .withUser([
          "date": Schema.instant, "include_natal_overlay": ["type": ["boolean", "null"]],
        ]), answer: Schema.reference("drawing"), refusals: [.missingBirthData])
    ) { call in
      let fields = try call.fields
      let moment = try fields.moment("date") ?? Clock.now
      let isOverlaid = try fields.truth("include_natal_overlay") ?? false
      let chart = try await call.house.store.ownChart(of: call.owner)
      let (document, language) = (chart.document, call.language)
      return .file(
        try await call.house.workshop.make { studio in
          let natal = try studio.kept(document)
          let sky = try studio.transits(to: natal, at: moment)
          return try isOverlaid
            ? studio.response(of: natal, around: [sky], in: language)
            : studio.response(of: sky.chart, in: language)
        }, of: .json)
    },
    Endpoint(
      .post, "/get_compatibility", .userInBody,
      EndpointFacts(
        "The user's own chart compared with that of a connection",
        body: .withUser(["connection_id": Schema.id], required: ["connection_id"]),
        answer: Schema.reference("synastry"), refusals: [.missingBirthData, .notFound])
    ) { call in
      let connection = try call.fields.requiredText("connection_id", most: 64)
      let first = try await call.house.store.ownChart(of: call.owner)
      let second = try await call.house.store.chart(ofConnection: connection, of: call.owner)
      let json = try await call.synastry(first, second)
      return .file(Spliced.adding([("success", true)], to: json), of: .json)
    },
  ]
}

extension Fields {
  /// The house system; `equal_house` is another name of `equal`.
  fileprivate var houses: HouseSystem? {
    get throws(Refusal) {
      guard let name = try text("house_system", most: 64) else { return nil }
      let known = HouseSystem(rawValue: name == "equal_house" ? "equal" : name)
      guard let known else { throw .unknown("house_system", known: Schema.houseNames) }
      return known
    }
  }

  /// A moment in UTC unless its text says otherwise; a bare day is its noon.
  func moment(_ name: String) throws(Refusal) -> Moment? {
    guard let text = try text(name, most: 40) else { return nil }
    return try Moment(asked: text)
  }
}

extension Moment {
  /// - Throws: `INVALID_INPUT`.
  init(asked text: String) throws(Refusal) {
    let noon = text.contains("T") ? nil : ClockTime(hour: 12, minute: 0)
    do { try self.init(asWritten: text, time: noon) } catch { throw Refusal(error) }
  }
}

extension Studio {
  func response(of chart: Chart, around skies: [OuterSky] = [], in language: Language) throws(Problem)
    -> [UInt8]
  {
    try drawing(of: chart, around: skies, for: [.pixels], in: language).response.json
  }
}

extension JSONTree {
  /// The schema of a body with `user_id` and more.
  fileprivate static func withUser(_ members: JSONTree, required: [String] = []) -> JSONTree {
    guard case .object(let members) = members else { return members }
    return [
      "type": "object",
      "required": .list((["user_id"] + required).map { .text($0) }),
      "properties": .object([Member(name: "user_id", value: Schema.id)] + members),
    ]
  }
}
