import AstroAlmanac
package import AstroChartModel
package import AstroDiagnostics
package import AstroPeriods
import AstroSkies
package import AstroWording

extension Daybook {
  /// The reading of a week for a birth: from Monday to Sunday.
  ///
  /// - Parameters:
  ///   - natal: The chart of the birth.
  ///   - date: A day of the week.
  ///   - zone: The zone whose clock begins and ends it; by default that of the birth, else UTC.
  /// - Throws: As for a day.
  package mutating func week(
    of natal: Chart, with date: CivilDate, zone: String? = nil, in language: Language,
    generatedAt: Moment? = nil
  ) throws(Problem) -> Made<PeriodReport> {
    let (clock, name) = try Daybook.clock(of: zone, for: natal)
    let monday = date.daysSince1970 - (date.weekday - 1)
    let dates = (0...7).map { CivilDate(daysSince1970: monday + $0) }
    let span = try Daybook.span(from: dates[0], to: dates[7], by: clock)
    var days: [DaySky] = []
    for date in dates.dropLast() { days.append(try sky(of: date, by: clock, in: natal.settings.zodiac)) }
    let telling = try telling(in: language)
    let places = try places(of: natal, in: span, from: .sun, times: 8)
    return try subject(span, of: natal, by: clock).map { subject in
      PeriodReport(
        WeekPlanner(subject, days: days).plan, .week, in: span, zone: name,
        beside: SpanSky(events: subject.allEvents + days.flatMap(\.today), places: places), told: telling,
        generatedAt: generatedAt)
    }
  }

  /// The reading of a month for a birth.
  ///
  /// - Parameters:
  ///   - natal: The chart of the birth.
  ///   - month: 1 for January … 12 for December.
  ///   - zone: The zone whose clock begins and ends it; by default that of the birth, else UTC.
  /// - Throws: As for a day.
  package mutating func month(
    of natal: Chart, _ month: Int, of year: Int, zone: String? = nil, in language: Language,
    generatedAt: Moment? = nil
  ) throws(Problem) -> Made<PeriodReport> {
    let (clock, name) = try Daybook.clock(of: zone, for: natal)
    guard let first = CivilDate(year: year, month: month, day: 1),
      let next = CivilDate(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
    else { throw Problem(.outOfRange, at: .field("month"), SkyFault.noPositions) }
    let span = try Daybook.span(from: first, to: next, by: clock)
    let telling = try telling(in: language)
    let places = try places(of: natal, in: span, from: .mercury, times: 8)
    return try subject(span, of: natal, by: clock).map { subject in
      PeriodReport(
        MonthPlanner(subject).plan, .month, in: span, zone: name,
        beside: SpanSky(events: subject.allEvents, places: places), told: telling, generatedAt: generatedAt)
    }
  }

  /// The reading of a year for a birth.
  ///
  /// - Parameter zone: The zone whose clock begins and ends it; by default that of the birth, else UTC.
  /// - Throws: As for a day.
  package mutating func year(
    of natal: Chart, _ year: Int, zone: String? = nil, in language: Language, generatedAt: Moment? = nil
  ) throws(Problem) -> Made<PeriodReport> {
    let (clock, name) = try Daybook.clock(of: zone, for: natal)
    guard let first = CivilDate(year: year, month: 1, day: 1),
      let next = CivilDate(year: year + 1, month: 1, day: 1)
    else { throw Problem(.outOfRange, at: .field("year"), SkyFault.noPositions) }
    let span = try Daybook.span(from: first, to: next, by: clock)
    let telling = try telling(in: language)
    let places = try places(of: natal, in: span, from: .mars, times: 37)
    return try facts(of: span, natal, by: clock).map { facts in
      let beside = SpanSky(
        events: facts.subject.allEvents, places: places,
        sunReturns: [facts.sunReturn?.chart, facts.returnBefore].compactMap(\.self))
      return PeriodReport(
        YearPlanner(facts).plan, .year, in: span, zone: name, beside: beside, told: telling,
        generatedAt: generatedAt)
    }
  }

  /// Where bodies are at some moments of a span, spread evenly: the Sun’s and the slower ones from a given one on.
  private mutating func places(
    of natal: Chart, in span: CalendarSpan, from first: Body, times: Int
  ) throws(Problem) -> [SpanSky.Place] {
    let bodies = Body.planets.filter { $0 == .sun && first <= .mercury || $0 >= first }
    return try withCalendar(of: natal.settings.zodiac, around: span.from) { (calendar) throws(Problem) in
      try calendar.places(of: bodies, in: span, times: times)
    }
  }

  /// What a year has for a birth: every passage of Mars to Pluto, profected years, the Sun's return, eclipses.
  private mutating func facts(
    of span: CalendarSpan, _ natal: Chart, by clock: LocalClock
  ) throws(Problem) -> Made<YearMatter> {
    let skies = Skies(ephemeris)
    return try withCalendar(of: natal.settings.zodiac, around: span.from) { (calendar) throws(Problem) in
      let slow = Body.planets.filter { $0 > .venus }
      let request = CalendarRequest(span, kinds: [.transit, .lunation, .eclipse], movers: slow)
      let birth = try calendar.nativity(of: natal, for: request).value
      let isTimed = birth.houses != nil
      let listed = try calendar.events(request, of: natal)
      let lives = isTimed ? CalendarRequest(span, kinds: [.return, .profection], movers: [.sun]) : nil
      let life =
        try lives.map { (lives) throws(Problem) in try calendar.events(lives, of: natal).value } ?? []
      let entries = try calendar.entries(in: span, birth, by: clock)
      let events = (listed.value + life).map { $0.told(clock.told) } + entries
      let event = YearMatter.sunReturn(among: events)
      let solar = try event.map { (event) throws(Problem) in
        (event, try skies.solarReturn(of: natal, year: event.moment.inUTC.local.date.year))
      }
      let before = try event.flatMap { (event) throws(Problem) in
        try skies.solarReturn(before: event, of: natal)
      }
      let subject = SpanSubject(
        span, houses: birth.houses, events: events, passages: SpanPassage.all(among: events))
      return listed.map { _ in
        YearMatter(
          subject, natal: natal, profections: YearMatter.profections(among: events), sunReturn: solar,
          returnBefore: before)
      }
    }
  }

  static func span(from first: CivilDate, to next: CivilDate, by clock: LocalClock) throws(Problem)
    -> CalendarSpan
  {
    guard CivilDate.years.contains(next.year) else {
      throw Problem(.outOfRange, at: .field("date"), SkyFault.noPositions)
    }
    return try CalendarSpan(from: clock.start(of: first), to: clock.start(of: next))
  }

  /// What a span has for a birth: the sky's events, and the weightiest passages under way.
  private mutating func subject(
    _ span: CalendarSpan, of natal: Chart, by clock: LocalClock
  ) throws(Problem) -> Made<SpanSubject> {
    try withCalendar(of: natal.settings.zodiac, around: span.from) { (calendar) throws(Problem) in
      let sky = CalendarRequest(span, kinds: [.lunation, .eclipse, .station])
      let events = try calendar.events(sky).value.map { $0.told(clock.told) }
      let request = CalendarRequest(span, kinds: [.transit])
      let birth = try calendar.nativity(of: natal, for: request)
      var passages: [SpanPassage] = []
      for near in SpanPassage.weightiest(try calendar.nearnesses(request, of: birth.value)) {
        guard let passage = try calendar.passage(of: near, request, of: birth.value)?.told(clock.told),
          let told = SpanPassage(passage, near: near)
        else { continue }
        passages.append(told)
      }
      let entries = try calendar.entries(in: span, birth.value, by: clock)
      return birth.map { birth in
        SpanSubject(span, houses: birth.houses, events: events + entries, passages: passages)
      }
    }
  }
}

extension SkyCalendar {
  /// The houses that Mars to Pluto enter in a span, on its clock, in order of time.
  fileprivate mutating func entries(
    in span: CalendarSpan, _ birth: Nativity, by clock: LocalClock
  ) throws(Problem) -> [SkyEvent] {
    try houseIngresses(of: Body.planets.filter { $0 > .venus }, in: span, birth)
      .sorted { $0.moment.precedes($1.moment) }.map { .houseIngress($0.told(clock.told)) }
  }

  /// Where bodies are at some moments of a span, spread evenly from its beginning to its end.
  func places(of bodies: [Body], in span: CalendarSpan, times: Int) throws(Problem) -> [SpanSky.Place] {
    var places: [SpanSky.Place] = []
    let length = span.to.secondsSince1970 - span.from.secondsSince1970
    for body in bodies {
      for index in 0..<times {
        var moment = span.from
        moment.secondsSince1970 += length * index / max(1, times - 1)
        let place = try longitude(of: body, at: moment)
        let before = try longitude(of: body, at: moment.moved(by: -1))
        places.append(
          SpanSky.Place(body, at: place, isRetrograde: before.distance(forwardTo: place) > 180))
      }
    }
    return places
  }
}

extension Skies {
  /// The sky of the Sun's return a year before another; `nil` where that is before the birth or the ephemeris.
  fileprivate func solarReturn(before event: BodyReturn, of natal: Chart) throws(Problem) -> Chart? {
    let year = event.moment.inUTC.local.date.year - 1
    guard CivilDate.years.contains(year), let birth = natal.moment, year > birth.inUTC.local.date.year else {
      return nil
    }
    return try solarReturn(of: natal, year: year)
  }
}
