import AstroBirthplaces
import AstroBirths
import AstroChartFiles
import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroJSON
import AstroSkies
import AstroSvitla
import AstroWording

/// Where a tool works on a call: the arguments, and the studio that makes what they ask for.
///
/// It stays on the studio's thread.
struct Desk {
  let studio: Studio
  let arguments: JSONCursor
  /// The language of the call, or else that of the server.
  let language: Language
  private let options: AgentOptions
  private let call: Call

  init(_ studio: Studio, _ options: AgentOptions, _ call: Call, _ request: AgentRequest) {
    (self.studio, self.options, self.call) = (studio, options, call)
    (arguments, language) = (request.arguments, Desk.language(of: request, options))
  }

  static func language(of request: AgentRequest, _ options: AgentOptions) -> Language {
    request.arguments["language"].string.flatMap { Language(named: $0) } ?? options.studio.language
  }

  /// What a tool answers; a problem is told as an answer.
  ///
  /// - Throws: `CallCancelled`.
  func answer(by tool: any Tool) throws -> ToolAnswer {
    do {
      try check()
      try tool.takes.check(arguments, isWhole: false)
      let answer = try tool.answer(self)
      try check()
      return answer
    } catch let problem as Problem {
      return .failure(problem, in: language)
    }
  }

  /// Goes on only while the result is wanted; asked for between the steps of long work.
  func check() throws(CallCancelled) { try call.check() }

  /// Refuses a result beyond the limits of the studio.
  func limited(_ bytes: [UInt8]) throws(Problem) -> [UInt8] { try studio.options.limits.check(bytes) }

  // MARK: - Charts

  /// The chart of an argument: as it was computed, or computed from its birth.
  func chart(_ name: String) throws(Problem) -> Chart {
    try made(named: name) { (maker, document) throws(Problem) in try maker.chart(of: document) }
  }

  /// The natal chart of an argument, in full precision.
  func natal(_ name: String) throws(Problem) -> Chart {
    try made(named: name) { (maker, document) throws(Problem) in try maker.natal(of: document) }
  }

  /// The chart that the arguments themselves are.
  func ownChart() throws(Problem) -> Chart {
    try made(arguments, steps: []) { (maker, document) throws(Problem) in try maker.chart(of: document) }
  }

  private func made(
    named name: String, _ make: (ChartMaker, Made<ChartDocument>) throws(Problem) -> Chart
  ) throws(Problem) -> Chart {
    try made(arguments[name], steps: [.name(name)], make)
  }

  private func made(
    _ field: JSONCursor, steps: [Problem.Location.Step],
    _ make: (ChartMaker, Made<ChartDocument>) throws(Problem) -> Chart
  ) throws(Problem) -> Chart {
    let (language, settings) = (language, options.settings)
    let maker = ChartMaker(studio.ephemeris) { settings($0) }
    do throws(Problem) {
      let document = try ChartDocument.read(field) { name throws(Problem) in
        try Birthplace(named: name, in: language)
      }
      var chart = try make(maker, document)
      chart.warnings = chart.warnings.map { $0.worded(in: language) }
      return chart
    } catch {
      var problem = error.code == .invalidValue ? error.coded(.invalidChart) : error
      // A reader that knows where it is in the line has said so.
      if error.location.path.starts(with: AgentRequest.argumentSteps) { throw problem }
      problem.location.path = steps + error.location.path
      throw problem
    }
  }

  // MARK: - Moments and places

  /// The moment that an argument names in a time zone; `nil` if there is none.
  ///
  /// - Parameter hour: That of a bare date.
  func moment(_ name: String, zone: String?, hour: Int = 0) throws(Problem) -> Moment? {
    guard let text = try arguments[name].text() else { return nil }
    if text == "now" { return try options.now() }
    return try arguments[name].checked { () throws(Problem) in
      try Moment(asWritten: text, zone: zone ?? "+00:00", time: ClockTime(hour: hour, minute: 0))
    }
  }

  func now() throws(Problem) -> Moment { try options.now() }

  /// The place of `at` or `place`; `nil` if neither is given.
  func viewpoint() throws(Problem) -> Skies.Viewpoint? {
    let (at, place) = (arguments["at"], arguments["place"])
    if let name = try place.text() {
      guard at.isAbsent else { throw place.problem(AgentFault.notTogether("at")) }
      let found = try place.checked { () throws(Problem) in try Birthplace(named: name, in: language) }
      let site = try Site(latitude: found.latitude, longitude: found.longitude, name: found.title)
      return .init(site, timeZone: found.timeZone)
    }
    guard let latitude = try at["latitude"].number(), let longitude = try at["longitude"].number() else {
      return nil
    }
    let site = try at.checked { () throws(Problem) in try Site(latitude: latitude, longitude: longitude) }
    return .init(site, timeZone: try at["timeZone"].text())
  }
}
