import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import TestSupport
import Testing

/// Calendars by the ephemeris, checked by our own charts.
@Suite struct CalendarTests {
  /// Years of some people, the same in every run.
  private static let years: [(birth: BirthData, year: Int)] = {
    var dice = SeededGenerator(seed: 2027)
    return RandomBirths(seed: 14).prefix(10).map { ($0, dice.whole(in: 1850...2350)) }
  }()

  private static func year(_ year: Int) throws -> CalendarSpan {
    try CalendarSpan(from: .utc("\(year)-01-01T00:00:00Z"), to: .utc("\(year + 1)-01-01T00:00:00Z"))
  }

  @Test(arguments: CalendarTests.years.indices)
  func `at every hit of a year our own transit chart shows an orb below 0.05″`(index: Int) throws {
    let (birth, year) = CalendarTests.years[index]
    let natal = try SwissEphemeris().chart(of: birth)
    let span = try CalendarTests.year(year)
    var calendar = SkyCalendar(around: span.from)
    let movers = index < 2 ? Body.planets : CalendarListing.movers
    let events = try calendar.events(CalendarRequest(span, kinds: [.transit], movers: movers), of: natal)
      .value
    var count = 0
    for case .transit(let passage) in events {
      let target = try natal.degrees(passage.natal.name)
      for hit in passage.hits {
        let sky = try Skies().transit(to: natal, at: hit.moment)
        let body = try #require(sky.placement(of: passage.transiting))
        let orb = abs(apart(body.longitude.degrees, target) - passage.aspect.exactDegree)
        #expect(orb * 3600 <= 0.05, "\(passage.transiting) \(passage.aspect) \(passage.natal.name)")
        #expect(body.isRetrograde == hit.isRetrograde || abs(body.speed ?? 0) < 0.001)
        count += 1
      }
      #expect(passage.hits.count.isMultiple(of: 2) == false)
      #expect(!passage.hits.contains { $0.moment.precedes(passage.start) || passage.end.precedes($0.moment) })
      #expect(passage.house == natal.houses?.house(of: passage.target))
    }
    #expect(count > 300)
  }

  @Test func `hits are as many as the turns and the targets between them say`() throws {
    let natal = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let span = try CalendarTests.year(2027)
    var calendar = SkyCalendar(around: span.from)
    for body in [Body.mercury, .mars, .saturn, .pluto] {
      let request = CalendarRequest(span, kinds: [.transit], movers: [body])
      let found = try calendar.events(request, of: natal).value.flatMap { event -> [Passage.Hit] in
        if case .transit(let passage) = event { passage.hits.filter { span.contains($0.moment) } } else { [] }
      }
      #expect(found.count == (try crossings(of: body, natal, span)))
    }
  }

  /// Sign changes from one quarter of a day of a span to the next, which at a station may lose two.
  private func crossings(of body: Body, _ natal: Chart, _ span: CalendarSpan) throws -> Int {
    let targets = try CalendarListing.points.flatMap { point in
      let place = try natal.degrees(point.name)
      return [0.0, 60, -60, 90, -90, 120, -120, 180].map { place + $0 }
    }
    func place(_ step: Int) throws -> Double {
      let julianDay = span.from.julianDay + Double(step) / 4
      return try SwissEphemeris().longitude(of: body, at: julianDay, in: .tropical)
    }
    var (count, last) = (0, try place(0))
    let steps = Int((4 * (span.to.julianDay - span.from.julianDay)).rounded())
    for step in 1...steps {
      let next = try place(step)
      count += targets.count {
        (folded(last - $0) < 0) != (folded(next - $0) < 0) && abs(folded(next - $0)) < 90
      }
      last = next
    }
    return count
  }

  private func folded(_ degrees: Double) -> Double {
    let turned = (degrees + 180).truncatingRemainder(dividingBy: 360)
    return (turned < 0 ? turned + 360 : turned) - 180
  }

  @Test func `one calendar serves any number of births as if it were new`() throws {
    let span = try CalendarTests.year(2031)
    let request = CalendarRequest(span, kinds: CalendarRequest.kinds(withBirth: true))
    var shared = SkyCalendar(around: span.from)
    for (birth, _) in CalendarTests.years.prefix(3) {
      let natal = try SwissEphemeris().chart(of: birth)
      var own = SkyCalendar(around: span.from)
      #expect(try shared.events(request, of: natal).value == own.events(request, of: natal).value)
    }
  }

  @Test func `the events of a year are those of its parts`() throws {
    let natal = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let ends = try ["2027-01-01", "2027-02-17", "2027-06-30", "2028-01-01"].map {
      try Moment.utc("\($0)T00:00:00Z")
    }
    func events(_ from: Moment, _ to: Moment) throws -> [SkyEvent] {
      let request = CalendarRequest(
        try CalendarSpan(from: from, to: to), kinds: Set(SkyEvent.Kind.allCases).subtracting([.hour]))
      var calendar = SkyCalendar(around: from)
      return try calendar.events(request, of: natal).value
    }
    let parts = try zip(ends, ends.dropFirst()).flatMap { try events($0, $1) }
    let whole = try events(ends[0], ends[3])
    #expect(Set(parts) == Set(whole))
    #expect(Set(whole).count == whole.count)
    for (event, next) in zip(whole, whole.dropFirst()) { #expect(!next.moment.precedes(event.moment)) }
  }

  @Test func `returns agree with those that have charts of their own`() throws {
    let natal = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let span = try CalendarTests.year(2027)
    var calendar = SkyCalendar(around: span.from)
    let request = CalendarRequest(span, kinds: [.return, .profection], movers: [.sun, .mercury, .venus])
    let events = try calendar.events(request, of: natal).value
    for case .return(let back) in events {
      let charts =
        back.body == .sun
        ? [try Skies().solarReturn(of: natal, year: 2027)]
        : try Skies().returns(of: back.body, in: natal, cycle: back.cycle)
      let moment = try #require(charts[back.body == .sun ? 0 : back.pass - 1].moment)
      #expect(abs(moment.julianDay - back.moment.julianDay) * 86_400 < 0.5)
      if back.body == .sun {
        #expect(back.cycle == 37)
        #expect(
          events.contains { if case .profection(let year) = $0 { year.start == back.moment } else { false } })
      }
    }
  }

  @Test func `without a time of birth neither angles nor the Moon are met, and nobody is profected`() throws {
    let natal = try SwissEphemeris().chart(of: KnownBirths.oksanaWithoutTime)
    let span = try CalendarTests.year(2027)
    var calendar = SkyCalendar(around: span.from)
    let made = try calendar.events(
      CalendarRequest(span, kinds: CalendarRequest.kinds(withBirth: true)), of: natal)
    #expect(made.notes.count == 1 && made.notes.first?.code == .timeUnknown)
    for event in made.value {
      #expect(event.kind != .profection)
      guard case .transit(let passage) = event else { continue }
      #expect(passage.natal != .body(.moon) && passage.natal.body != nil && passage.house == nil)
    }
  }

  @Test func `what cannot be listed is refused with the way out`() throws {
    let span = try CalendarTests.year(2027)
    var calendar = SkyCalendar(around: span.from)
    #expect(throws: Problem.self) { try calendar.events(CalendarRequest(span, kinds: [.transit])) }
    #expect(throws: Problem.self) { try calendar.events(CalendarRequest(span, kinds: [.hour])) }
    #expect(throws: Problem.self) {
      try calendar.events(CalendarRequest(span, kinds: [.ingress], movers: [.vertex]))
    }
    let late = try CalendarSpan(from: .utc("9000-01-01T00:00:00Z"), to: .utc("9001-01-01T00:00:00Z"))
    var beyond = SkyCalendar(around: late.from)
    #expect(throws: Problem.self) { try beyond.events(CalendarRequest(late, kinds: [.lunation])) }
  }

  @Test(arguments: [
    ("1800-01-01T06:00:00Z", "1800-03-01T00:00:00Z"), ("2399-11-01T00:00:00Z", "2400-01-01T00:00:00Z"),
  ])
  func `at the ends of the ephemeris calendars go as far as it does`(from: String, to: String) throws {
    let natal = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let span = try CalendarSpan(from: .utc(from), to: .utc(to))
    var calendar = SkyCalendar(around: span.from)
    let request = CalendarRequest(span, kinds: Set(SkyEvent.Kind.allCases).subtracting([.hour]))
    #expect(try calendar.events(request, of: natal).value.count > 50)
  }

  @Test(arguments: [
    ("1800-01-01T06:00:00Z", "1800-01-02T12:00:00Z"), ("2399-12-30T17:59:59Z", "2399-12-31T23:59:59Z"),
  ])
  func `the Moon's hits of the first and the last day that is covered are found`(from: String, to: String)
    throws
  {
    let natal = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let span = try CalendarSpan(from: .utc(from), to: .utc(to))
    var calendar = SkyCalendar(around: span.from)
    let request = CalendarRequest(span, kinds: [.transit], movers: [.moon])
    let found = try calendar.events(request, of: natal).value.flatMap { event -> [Passage.Hit] in
      if case .transit(let passage) = event { passage.hits.filter { span.contains($0.moment) } } else { [] }
    }
    #expect(found.count == (try crossings(of: .moon, natal, span)))
    #expect(found.count > 2)
  }

  @Test func `near a pole some days have no hours, and a note says so`() throws {
    let site = try Site(latitude: 69.65, longitude: 18.96)
    let span = try CalendarSpan(from: .utc("2027-05-10T00:00:00Z"), to: .utc("2027-06-10T00:00:00Z"))
    var calendar = SkyCalendar(around: span.from, seenFrom: .init(site))
    let made = try calendar.events(CalendarRequest(span, kinds: [.hour]))
    #expect(made.notes.map(\.code) == [.noSunrise])
    #expect(made.value.count > 24 && made.value.count < 24 * 20)
  }
}
