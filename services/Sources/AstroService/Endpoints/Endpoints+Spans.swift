import AstroSvitla
import HTTPTypes

extension Endpoints {
  /// What time brings to a birth, in words.
  static let spans: [Endpoint] = Span.allCases.map { span in
    Endpoint(
      .get, "/v1/charts/{chart}/\(span.rawValue)", .user,
      EndpointFacts(
        "What a \(span.rawValue) brings to a birth, in words",
        query: [span.parameter, Span.zone, Schema.language], answer: Schema.reference("span"),
        refusals: [.notFound, .invalidChart])
    ) { call in
      let chart = try await call.chart()
      let (document, language) = (chart.document, call.language)
      let zone = try call.query.text("zone", most: 64)
      let date: CivilDate
      if let text = call.query.values[span.parameter.name] {
        date = try span.date(asked: text)
      } else {
        date = try await call.house.workshop.make { studio in
          try studio.today(at: Clock.now, zone: zone, for: studio.kept(document))
        }
      }
      return try await call.fresh([document, Array(date.text.utf8)], .json) {
        try await call.house.workshop.make { studio in
          try span.report(by: studio, on: studio.kept(document), date, zone, language).json
        }
      }
    }
  }
}

/// How much time is told.
private enum Span: String, CaseIterable {
  case day, week, month, year

  /// What names the span.
  var parameter: QueryParameter {
    switch self {
    case .day: .matching("date", "The local day; today by default", Schema.dayPattern)
    case .week: .matching("date", "A day of the week; this week by default", Schema.dayPattern)
    case .month: .matching("month", "The month; this one by default", Schema.monthPattern)
    case .year: .matching("year", "The year; this one by default", Schema.yearPattern)
    }
  }

  static let zone = QueryParameter(
    "zone",
    "The time zone whose clock begins and ends it: an IANA name, or an offset such as +03:00; by default that of the birth",
    ["type": "string", "minLength": 1, "maxLength": 64])

  /// The first day of a month or a year; the day itself of others.
  func date(asked text: String) throws(Refusal) -> CivilDate {
    switch self {
    case .day, .week:
      if let date = CivilDate(text) { return date }
      throw .invalid("date", Words("a day such as 2027-01-31", "днем, наприклад 2027-01-31"))
    case .month:
      if let date = CivilDate(text + "-01") { return date }
      throw .invalid("month", Words("a month such as 2027-01", "місяцем, наприклад 2027-01"))
    case .year:
      if let date = CivilDate(text + "-01-01") { return date }
      throw .invalid("year", Words("a year such as 2027", "роком, наприклад 2027"))
    }
  }

  func report(
    by studio: Studio, on chart: Chart, _ date: CivilDate, _ zone: String?, _ language: Language
  ) throws(Problem) -> PeriodReport {
    switch self {
    case .day: try studio.day(of: chart, on: date, zone: zone, in: language).value
    case .week: try studio.week(of: chart, with: date, zone: zone, in: language).value
    case .month: try studio.month(of: chart, date.month, of: date.year, zone: zone, in: language).value
    case .year: try studio.year(of: chart, date.year, zone: zone, in: language).value
    }
  }
}

extension QueryParameter {
  /// A text of a form.
  static func matching(_ name: String, _ description: String, _ pattern: String) -> QueryParameter {
    QueryParameter(name, description, ["type": "string", "pattern": .text(pattern)])
  }
}
