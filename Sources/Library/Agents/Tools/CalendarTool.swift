import AstroChartFiles
import AstroChartModel
import AstroDiagnostics
import AstroJSON
import AstroSvitla

/// Lists what happens in the sky in a span of time.
struct CalendarTool: Tool {
  let name = "calendar"
  let title = "Events of a span"
  let about = """
    Every event of a span in order of time: transits to a birth chart with each exact hit (passages are always told \
    whole, so they may begin before the span), and of the sky itself ingresses, stations, lunations, eclipses and \
    more. Ask narrowly: a year of all kinds with all movers has some 700 events; name the movers and points that you \
    need. Every date that you tell must be one of these. at, start, end and exact are UTC; the same with Local are by \
    the zone.
    """

  /// More than a model can read.
  static let mostEvents = 2_000
  static let mostYears = 30

  let takes = Schema.object(
    [
      Fields.chart("chart", "The birth for transits, returns and profections; leave out for the sky alone."),
      Schema.Field(
        "from", .text, "The beginning: a date or moment (ISO 8601), a month 2027-03 or a year 2027."
      ).required,
      .init("to", .text, "The end, exclusive, at most 30 years later; not needed after a month or year."),
      .init(
        "events", .list(of: .name(among: EventKind.allCases.map(\.plural)), atMost: EventKind.allCases.count),
        "The kinds; by default transits, returns, stations, lunations, eclipses, without a chart ingresses instead of transits and returns."
      ),
      .init(
        "movers", .list(of: .name(among: Body.planets.map(\.rawValue)), atMost: 10),
        "The moving bodies of transits; by default the Sun to Pluto without the Moon."),
      .init(
        "points", .list(of: .name(among: CalendarTool.knownPoints.map(\.name)), atMost: 30),
        "The natal points that they meet; by default ten planets, ascendant, midheaven."),
      Fields.zone, Fields.at, Fields.place, Fields.language,
    ], isOpen: false)

  let gives = Schema.open([
    Schema.Field(
      "events",
      .list(
        of: .open([
          Schema.Field("kind", .name(among: EventKind.allCases.map(\.rawValue))).required,
          Schema.Field("summary", .text).required,
          .init("at", .text, "When, UTC; of a transit start, exact[] and end instead."),
          .init("exact", .list(of: .text), "Each exact hit of a transit; empty if it only comes close."),
        ]))
    ).required
  ])

  fileprivate static let knownPoints =
    Body.allCases.map(AspectEnd.body) + ChartAngle.allCases.map(AspectEnd.angle)

  func answer(_ desk: Desk) throws -> ToolAnswer {
    let natal = desk.arguments["chart"].isAbsent ? nil : try desk.natal("chart")
    let place = try desk.viewpoint()
    let zone = try desk.arguments["zone"].text() ?? place?.timeZone ?? natal?.birth?.zoneToday
    let span = try span(desk, zone: zone, of: natal)
    let listing = try listing(desk.arguments, of: natal)
    var events: [SkyEvent] = []
    var known: Set<SkyEvent> = []
    for part in try span.years() {
      // Long work goes on in steps, between which it can be given up.
      try desk.check()
      let list = try desk.studio.calendar(
        of: natal, over: part, listing: listing, zone: zone, seenFrom: place, in: desk.language
      ).value
      events += list.events.filter { known.insert($0).inserted }
      guard events.count <= CalendarTool.mostEvents else {
        throw desk.arguments["from"].problem(
          AgentFault.manyEvents(most: CalendarTool.mostEvents), code: .tooLong)
      }
    }
    let list = CalendarList(told: events.inOrder, in: span, desk.language, isLocal: zone != nil)
    return ToolAnswer(try desk.limited(list.json))
  }

  private func span(_ desk: Desk, zone: String?, of natal: Chart?) throws -> CalendarSpan {
    let longitude = natal?.birth?.longitude ?? 0
    func unit(_ field: JSONCursor) throws(Problem) -> CalendarSpan? {
      guard let unit = try field.text().flatMap({ SpanUnit($0) }) else { return nil }
      return try field.checked { () throws(Problem) in
        try unit.span(in: zone ?? "+00:00", longitude: longitude)
      }
    }
    let (from, to) = (desk.arguments["from"], desk.arguments["to"])
    let whole = try unit(from)
    guard let start = try whole?.from ?? desk.moment("from", zone: zone) else { throw from.missing() }
    guard let end = try unit(to)?.from ?? desk.moment("to", zone: zone) ?? whole?.to else {
      throw to.missing()
    }
    let span = try to.checked { () throws(Problem) in try CalendarSpan(from: start, to: end) }
    guard span.to.julianDay - span.from.julianDay <= 366 * Double(CalendarTool.mostYears) else {
      throw to.problem(AgentFault.longSpan(most: CalendarTool.mostYears), code: .tooLong)
    }
    return span
  }

  private func listing(_ arguments: JSONCursor, of natal: Chart?) throws(Problem) -> CalendarListing {
    var listing = CalendarListing()
    let kinds = try arguments["events"].names(among: EventKind.allCases.map { ($0.plural, $0) })
    let usual: Set<EventKind> = natal == nil ? [.ingress] : [.transit, .return]
    listing.kinds = kinds.isEmpty ? usual.union([.station, .lunation, .eclipse]) : Set(kinds)
    let movers = try arguments["movers"].names(among: Body.planets.map { ($0.rawValue, $0) })
    if !movers.isEmpty { listing.movers = movers }
    let points = try arguments["points"].names(among: CalendarTool.knownPoints.map { ($0.name, $0) })
    if !points.isEmpty { listing.points = points }
    return listing
  }
}

extension JSONCursor {
  /// What the names of a list stand for; the schema has refused unknown ones.
  fileprivate func names<Value>(among known: [(name: String, value: Value)]) throws(Problem) -> [Value] {
    var values: [Value] = []
    for element in try elements() {
      let name = try element.text()
      values += known.filter { $0.name == name }.map(\.value)
    }
    return values
  }
}

extension CalendarSpan {
  /// The span in parts of at most a year.
  fileprivate func years() throws(Problem) -> [CalendarSpan] {
    var (parts, start): ([CalendarSpan], Moment) = ([], from)
    while start.precedes(to) {
      var end = start
      end.secondsSince1970 += 366 * 86_400
      if !end.precedes(to) { end = to }
      parts.append(try CalendarSpan(from: start, to: end))
      start = end
    }
    return parts
  }
}

extension [SkyEvent] {
  /// In order of time; a passage that is found in a later part may have begun before earlier events.
  fileprivate var inOrder: [SkyEvent] {
    let keys = enumerated().map { (moment: $1.moment, index: $0) }
    return keys.sorted {
      $0.moment.precedes($1.moment) || (!$1.moment.precedes($0.moment) && $0.index < $1.index)
    }.map { self[$0.index] }
  }
}
