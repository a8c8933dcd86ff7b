package import AstroChartModel

/// What a year has for one birth, with times on the clock of the year.
package struct YearMatter: Sendable {
  package let subject: SpanSubject
  let natal: Chart
  /// The profected years that overlap the year; none without a time of birth.
  let profections: [Profection]
  /// The Sun's return in the year, and the sky at that moment; `nil` without a time of birth.
  package let sunReturn: (event: BodyReturn, chart: Chart)?
  /// The sky of the return before, which holds until that one.
  package let returnBefore: Chart?

  package init(
    _ subject: SpanSubject, natal: Chart, profections: [Profection], sunReturn: (BodyReturn, Chart)?,
    returnBefore: Chart?
  ) {
    (self.subject, self.natal, self.profections) = (subject, natal, profections)
    self.sunReturn = sunReturn.map { (event: $0.0, chart: $0.1) }
    self.returnBefore = returnBefore
  }

  /// The Sun's return among some events.
  package static func sunReturn(among events: [SkyEvent]) -> BodyReturn? {
    events.lazy.compactMap { if case .return(let event) = $0, event.body == .sun { event } else { nil } }
      .first
  }

  /// The profected years among some events.
  package static func profections(among events: [SkyEvent]) -> [Profection] {
    events.compactMap { if case .profection(let time) = $0, time.period == .year { time } else { nil } }
  }

  /// Where a point of the birth stands.
  func place(of end: AspectEnd) -> Longitude? {
    switch end {
    case .body(let body): natal.placement(of: body)?.longitude
    case .angle(let angle): natal.angles?[angle]
    }
  }
}

/// All that one slow body does to one point of a birth in a year.
struct Story: Hashable, Sendable {
  /// The passages, the weightiest first.
  let passages: [SpanPassage]
  let weight: Double

  var main: SpanPassage { passages[0] }
  var natal: AspectEnd { main.contact.natal }
  var body: Body { main.contact.body }

  /// The stories of a year, the weightiest first: those of Jupiter to Pluto to what is one's own.
  static func all(in facts: YearMatter) -> [Story] {
    let told = facts.subject.passages.filter { $0.contact.body > .mars && $0.contact.long != nil }
    let groups = Dictionary(grouping: told) { "\($0.contact.body.rawValue) \($0.contact.natal.name)" }
    return groups.values.map { Story($0, in: facts.subject.span) }.sorted { one, other in
      (-one.weight, one.main.contact.id) < (-other.weight, other.main.contact.id)
    }
  }

  private init(_ passages: [SpanPassage], in span: CalendarSpan) {
    func weight(_ told: SpanPassage) -> Double {
      told.contact.weight * Story.depth(of: told.contact)
        * (1 + 0.5 * Double(told.peaks(in: span).count - 1))
    }
    self.passages = passages.sorted { (-weight($0), $0.contact.id) < (-weight($1), $1.contact.id) }
    self.weight = passages.reduce(0) { $0 + weight($1) }
  }

  /// A body's own cycle comes once in years, and says of a year as much as what touches a light.
  private static func depth(of contact: Contact) -> Double {
    contact.cycle != nil && contact.body > .saturn ? 3 : 1
  }

  /// The weightiest that differ: each body twice at most, and each point of the birth once.
  static func chosen(_ count: Int, of stories: [Story]) -> [Story] {
    var chosen: [Story] = []
    for story in stories where chosen.count < count {
      if chosen.contains(where: { $0.natal == story.natal }) { continue }
      if chosen.count(where: { $0.body == story.body }) > 1 { continue }
      chosen.append(story)
    }
    return chosen
  }
}
