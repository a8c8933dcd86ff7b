import AstroSvitla
import HTTPTypes

extension Endpoints {
  /// What people use without a key: nothing of it is kept.
  static let page: [Endpoint] = [
    Endpoint(.get, "/", .open, EndpointFacts("The page for people", query: [Schema.language], media: .html)) {
      call in
      var answer = Answer.file(
        FrontPage.html(in: call.language, source: call.house.options.source), of: .html)
      answer.headers[.contentSecurityPolicy] = FrontPage.policy
      return answer
    },
    Endpoint(
      .post, "/preview/page.html", .open,
      EndpointFacts(
        "The chart of a birth, and the beginning of its reading, as a page", query: [Schema.language],
        form: Schema.birthForm, media: .html, refusals: [.missingBirthData, .invalidChart])
    ) { call in
      let (birth, language) = (call.formBirth, call.language)
      return try await call.shown(as: .html) { studio in
        let chart = try studio.chart(from: birth).value
        let report = try studio.report(on: .general, of: chart, in: language).value
        return try studio.page(of: chart, report: report.beginning, in: language).value
      }
    },
    Endpoint(
      .post, "/preview/sheet.pdf", .open,
      EndpointFacts(
        "The chart of a birth with its tables", query: [Schema.language], form: Schema.birthForm, media: .pdf,
        refusals: [.missingBirthData, .invalidChart])
    ) { call in
      let (birth, language) = (call.formBirth, call.language)
      return try await call.shown(as: .pdf) { studio in
        try studio.sheet(of: studio.chart(from: birth).value, as: .pdf, in: language).value
      }
    },
  ]
}

extension Call {
  /// What is shown to a person, who is told of a mistake in words on a page.
  fileprivate func shown(
    as media: Media, _ make: @escaping @Sendable (Studio) throws -> [UInt8]
  ) async throws -> Answer {
    do {
      return .file(
        try await house.workshop.make { studio in
          do {
            return try make(studio)
          } catch let problem as Problem where problem.code == .unknownPlace {
            throw Refusal.placeNotFound
          }
        }, of: media)
    } catch let refusal as Refusal {
      var answer = refusal.answer(in: language)
      answer.headers[.contentType] = Media.html.type
      answer.headers[.contentSecurityPolicy] = FrontPage.noticePolicy
      answer.body = FrontPage.notice(refusal.words, in: language)
      return answer
    }
  }
}

extension Refusal {
  /// The form shows places as one types; it has no field for coordinates.
  fileprivate static let placeNotFound = Refusal(
    .invalidInput,
    Words(
      "birth.place: there is no place of this name (choose one of those that are offered as you type)",
      "birth.place: місця з такою назвою немає (виберіть одне з тих, що з’являються під час введення)"))
}

extension Report {
  /// The opening and the first paragraph.
  fileprivate var beginning: Report {
    var beginning = self
    beginning.detailedAnalysis = Array(detailedAnalysis.prefix(1))
    beginning.recommendations = []
    beginning.closing = nil
    return beginning
  }
}
