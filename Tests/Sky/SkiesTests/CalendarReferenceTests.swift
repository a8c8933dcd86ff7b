import AstroAlmanac
import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import CAstroSwissEphemeris
import TestSupport
import Testing

/// Events against JPL's DE421.
///
/// Instants are compared in terrestrial time: how the Earth will turn nobody knows.
@Suite struct CalendarReferenceTests {
  @Test func `the rows are there`() {
    for (name, least) in [
      ("transit_hits", 1), ("eclipses", 9), ("ingresses", 13), ("ingresses_moon", 6), ("lunations", 9),
      ("stations", 12), ("station_grazes", 8), ("void_of_course", 9), ("planetary_hours", 8),
    ] {
      #expect(ReferenceRows.read(name, as: KindRow.self).count >= least, "\(name)")
    }
  }

  // MARK: - Transits

  @Test(arguments: ReferenceRows.read("transit_hits", as: TransitRow.self))
  func `the list of hits is complete, and there is nothing beside it`(row: TransitRow) throws {
    let span = try CalendarSpan(from: .utc(row.span_utc[0]), to: .utc(row.span_utc[1]))
    let request = CalendarRequest(
      span, kinds: [.transit], movers: row.movers.compactMap(Body.init(rawValue:)),
      points: row.points.map(\.end))
    let passages = try sky(around: span.from).passages(request, of: Nativity(points: row.points))
    var hits = passages.flatMap { passage in
      passage.hits.filter { span.contains($0.moment) }.map { (passage, $0.moment) }
    }
    #expect(hits.count == row.count && row.hits.count == row.count)
    for hit in row.hits {
      let isAngle = hit.natal == "ascendant" || hit.natal == "midheaven"
      let tolerance = 60 + 86_400 / (isAngle ? 60 : 3600) / abs(hit.speed)
      let index = hits.firstIndex { passage, moment in
        passage.transiting.rawValue == hit.transiting && passage.aspect.rawValue == hit.aspect
          && passage.natal.name == hit.natal && secondsApart(moment, hit.jd_tt) < tolerance
      }
      #expect(index != nil, "\(hit.transiting) \(hit.aspect) \(hit.natal) \(hit.utc)")
      if let index { hits.remove(at: index) }
    }
  }

  @Test(arguments: ReferenceRows.read("station_grazes", as: GrazeRow.self))
  func `a place that a station just reaches is met twice, one that it just misses not at all`(row: GrazeRow)
    throws
  {
    let body = try #require(Body(rawValue: row.body))
    let days = row.days_between * 1.25
    let span = try CalendarSpan(
      from: #require(Moment(julianDay: row.station.jd_ut1 - days)),
      to: #require(Moment(julianDay: row.station.jd_ut1 + days)))
    for target in [row.reached, row.missed] {
      let point = Nativity.Point(.body(.sun), longitude: target.target)
      let request = CalendarRequest(
        span, kinds: [.transit], movers: [body], points: [point.end], orbs: [.conjunction: 1])
      let passages = try sky(around: span.from).passages(request, of: Nativity(points: [point]))
      let hits = passages.flatMap(\.hits).map(\.moment).filter(span.contains)
      #expect(hits.count == target.hits.count)
      // 2″ by the mean speed of the loop, which within the two hits is 0.02° in the days between them.
      let tolerance = 60 + 2.0 / 3600 / (0.02 / row.days_between) * 86_400
      for (hit, expected) in zip(hits, target.hits) {
        #expect(secondsApart(hit, expected.jd_tt) <= tolerance)
      }
    }
  }

  // MARK: - What bodies do by themselves

  @Test(arguments: ReferenceRows.read("stations", as: StationRow.self))
  func `stations are within a minute, of Uranus, Neptune and Pluto within two`(row: StationRow) throws {
    let events = try events([.station], of: row.body, around: row.jd_ut1)
    let found = events.compactMap { if case .station(let station) = $0 { station } else { nil } }
    #expect(found.count == 1 && found.first?.direction.rawValue == row.direction)
    let station = try #require(found.first)
    #expect(secondsApart(station.moment, row.jd_tt) < (isSlow(row.body) ? 120 : 60))
    #expect(apart(station.longitude.degrees, row.longitude) < 0.001)
  }

  @Test(
    arguments: ReferenceRows.read("ingresses", as: IngressRow.self)
      + ReferenceRows.read("ingresses_moon", as: IngressRow.self))
  func `ingresses are within ten seconds`(row: IngressRow) throws {
    let events = try events([.ingress], of: row.body, around: row.jd_ut1)
    let found = events.compactMap { if case .ingress(let ingress) = $0 { ingress } else { nil } }
    let ingress = try #require(found.first { $0.sign.rawValue == row.sign })
    #expect(ingress.isRetrograde == row.retrograde)
    #expect(secondsApart(ingress.moment, row.jd_tt) < (isSlow(row.body) ? 300 : 10))
  }

  @Test(arguments: ReferenceRows.read("lunations", as: LunationRow.self))
  func `lunations are within two seconds`(row: LunationRow) throws {
    let events = try events([.lunation], of: "sun", around: row.jd_ut1)
    let found = events.compactMap { if case .lunation(let lunation) = $0 { lunation } else { nil } }
    let lunation = try #require(found.first)
    #expect(found.count == 1)
    #expect(lunation.phase.rawValue.lowercased() == row.phase.filter { $0 != " " })
    #expect(secondsApart(lunation.moment, row.jd_tt) < 2)
    #expect(apart(lunation.longitude.degrees, row.moon) < 0.001)
  }

  @Test(arguments: ReferenceRows.read("eclipses", as: EclipseRow.self))
  func `eclipses are of their type, and greatest within a quarter of a minute`(row: EclipseRow) throws {
    let events = try events([.eclipse], of: "sun", around: row.greatest.jd_ut1)
    let found = events.compactMap { if case .eclipse(let eclipse) = $0 { eclipse } else { nil } }
    // Three exist or not by how much the air enlarges the shadow.
    guard let eclipse = found.first else { return #expect(row.marginal) }
    #expect(eclipse.luminary.rawValue == (row.kind == "solar_eclipse" ? "sun" : "moon"))
    #expect(secondsApart(eclipse.greatest, row.greatest.jd_tt) < row.tolerance.seconds)
    #expect(eclipse.saros == row.canon.saros)
    if !row.marginal { #expect(eclipse.type.rawValue == row.type) }
    if let umbral = row.umbral_magnitude, !row.marginal {
      let expected = eclipse.type == .penumbral ? try #require(row.penumbral_magnitude) : umbral
      #expect(abs(eclipse.magnitude - expected) < row.tolerance.umbral_magnitude)
    }
  }

  @Test(arguments: ReferenceRows.read("void_of_course", as: VoidRow.self))
  func `the Moon is void from its last aspect on, by both reckonings`(row: VoidRow) throws {
    for (reckoning, expected) in [
      (VoidOfCourse.Reckoning.modern, row.modern), (.traditional, row.traditional),
    ] {
      let found = try events([.void], of: "moon", around: row.ingress.jd_ut1, reckoning).compactMap {
        if case .void(let void) = $0 { void } else { nil }
      }
      let void = try #require(found.first { secondsApart($0.end, row.ingress.jd_tt) < 10 })
      #expect(void.leaves.rawValue == row.leaves && void.enters.rawValue == row.enters)
      #expect(void.last?.body.rawValue == expected.body && void.last?.type.rawValue == expected.aspect)
      #expect(secondsApart(void.start, (expected.begins ?? row.ingress).jd_tt) < 60)
    }
  }

  @Test(arguments: ReferenceRows.read("planetary_hours", as: HourRow.self))
  func `an hour has its ruler, and days begin at sunrise`(row: HourRow) throws {
    let moment = try row.moment(row.local)
    let site = try Site(latitude: row.latitude, longitude: row.longitude)
    let around = try CalendarSpan(
      from: #require(Moment(julianDay: moment.julianDay - 1.5)),
      to: #require(Moment(julianDay: moment.julianDay + 1.5)))
    var calendar = SkyCalendar(around: moment, seenFrom: .init(site, timeZone: row.timeZone))
    let hours = try calendar.events(CalendarRequest(around, kinds: [.hour])).value.compactMap {
      if case .hour(let hour) = $0 { hour } else { nil }
    }
    let hour = try #require(hours.last { !moment.precedes($0.start) && moment.precedes($0.end) })
    #expect(hour.ruler.rawValue == row.ruler && hour.number == row.hour && hour.isByDay == row.by_day)
    let sunrise = try row.moment(row.sunrise)
    #expect(
      hours.contains {
        $0.number == 1 && $0.isByDay && abs($0.start.julianDay - sunrise.julianDay) < 60 / 86_400
      })
  }

  // MARK: - Asking

  private func sky(around moment: Moment) -> PlainSky { PlainSky(around: moment) }

  private func isSlow(_ body: String) -> Bool { ["uranus", "neptune", "pluto"].contains(body) }

  /// The events of two days around an instant.
  private func events(
    _ kinds: Set<SkyEvent.Kind>, of body: String, around julianDay: Double,
    _ reckoning: VoidOfCourse.Reckoning = .traditional
  ) throws -> [SkyEvent] {
    let span = try CalendarSpan(
      from: #require(Moment(julianDay: julianDay - 1)), to: #require(Moment(julianDay: julianDay + 1)))
    var calendar = SkyCalendar(around: span.from)
    let body = try #require(Body(rawValue: body))
    return try calendar.events(CalendarRequest(span, kinds: kinds, movers: [body], voids: reckoning)).value
  }

  private func secondsApart(_ moment: Moment, _ terrestrial: Double) -> Double {
    let julianDay = moment.julianDay
    return abs(julianDay + swe_deltat_ex(julianDay, SEFLG_SWIEPH, nil) - terrestrial) * 86_400
  }
}

/// Passages to points that are given by their longitudes.
private struct PlainSky {
  var almanac: Almanac

  init(around moment: Moment) {
    let ephemeris = SwissEphemeris()
    var movers: [Body: Mover] = [:]
    for body in Body.planets {
      movers[body] = Mover.Pace(of: body).map { pace in
        Mover(pace, longitude: ephemeris.longitudes(of: body, in: .tropical, around: moment.julianDay))
      }
    }
    almanac = Almanac(AlmanacSky(movers: movers))
  }

  func passages(_ request: CalendarRequest, of birth: Nativity) throws -> [Passage] {
    var almanac = almanac
    return try almanac.events(request, of: birth).compactMap {
      if case .transit(let passage) = $0 { passage } else { nil }
    }
  }
}
