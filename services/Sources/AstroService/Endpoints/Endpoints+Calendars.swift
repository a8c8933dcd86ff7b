import AstroSvitla
import HTTPTypes

extension Endpoints {
  static let calendars: [Endpoint] = [
    Endpoint(
      .get, "/v1/charts/{chart}/calendar.ics", .user,
      EndpointFacts(
        "The events of twelve months for calendar programs",
        query: [
          QueryParameter(
            "from", "The day in UTC on which it begins; today by default",
            ["type": "string", "pattern": .text(Schema.dayPattern)]), Schema.language,
        ], media: .calendar, refusals: [.notFound])
    ) { call in
      let chart = try await call.chart()
      let from =
        try call.query.values["from"].map { text throws(Refusal) in try Moment(day: text) } ?? Clock.today
      return try await call.calendar(of: chart.document, from: from, in: call.language)
    },
    Endpoint(
      .post, "/v1/charts/{chart}/feed", .user,
      EndpointFacts(
        "Give the calendar an address of its own, which needs no key; one given before no longer works",
        query: [Schema.language], status: 201,
        answer: Schema.object(["feed": ["type": "string"], "address": ["type": "string"]]),
        refusals: [.notFound], names: ["feed": "feed"])
    ) { call in
      let chart = try await call.chart()
      let secret = try await call.house.store.openFeed(of: chart.id, in: call.language.tag, at: Clock.text)
      return .json(
        ["feed": .text(secret.text), "address": "/v1/feeds/\(secret.text)/calendar.ics"], .created)
    },
    Endpoint(
      .delete, "/v1/charts/{chart}/feed", .user,
      EndpointFacts("Take the address of the calendar back", status: 204, media: nil, refusals: [.notFound])
    ) { call in
      try await call.house.store.closeFeed(of: call.chart().id)
      return .done
    },
    Endpoint(
      .get, "/v1/feeds/{feed}/calendar.ics", .open,
      EndpointFacts("A calendar by its own address", media: .calendar, refusals: [.notFound])
    ) { call in
      let feed = try await call.house.store.feed(call.part("feed"))
      return try await call.calendar(
        of: feed.document, from: Clock.today, in: Language(rawValue: feed.language) ?? .en)
    },
  ]
}

extension Call {
  /// The events of a chart for a year from a day; the same for a whole day.
  fileprivate func calendar(of document: [UInt8], from: Moment, in language: Language) async throws -> Answer
  {
    let to = Moment(secondsSince1970: from.secondsSince1970 + 365 * 86_400)
    return try await fresh([document, Array(from.utcText.utf8), Array(language.tag.utf8)], .calendar) {
      try await house.workshop.make { studio in
        let span = try CalendarSpan(from: from, to: to)
        return try studio.calendar(of: studio.kept(document), over: span, in: language).value
          .iCalendar(madeAt: from)
      }
    }
  }
}

extension Moment {
  /// The beginning of a day in UTC.
  fileprivate init(day text: String) throws(Refusal) {
    guard CivilDate(text) != nil else {
      throw .invalid("from", Words("a day such as 2027-01-01", "днем, наприклад 2027-01-01"))
    }
    do { try self.init(asWritten: text, time: ClockTime(hour: 0, minute: 0)) } catch { throw Refusal(error) }
  }
}
