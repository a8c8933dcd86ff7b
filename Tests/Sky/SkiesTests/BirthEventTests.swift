import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import CAstroSwissEphemeris
import TestSupport
import Testing

/// Houses entered, the progressed Moon and times out of bounds, against libswe called directly, step by step.
@Suite struct BirthEventTests {
  private static let births = Array(RandomBirths(seed: 31).lazy.filter { $0.time != nil }.prefix(3))

  private static func span(_ first: Int, _ last: Int) throws -> CalendarSpan {
    try CalendarSpan(from: .utc("\(first)-01-01T00:00:00Z"), to: .utc("\(last)-01-01T00:00:00Z"))
  }

  private static func events(
    _ kind: EventKind, _ span: CalendarSpan, of natal: Chart? = nil, movers: [Body] = CalendarListing.movers
  ) throws -> [SkyEvent] {
    var calendar = SkyCalendar(around: span.from)
    return try calendar.events(CalendarRequest(span, kinds: [kind], movers: movers), of: natal).value
  }

  /// Longitude and latitude, or right ascension and declination.
  private static func place(_ body: Body, _ julianDay: Double, _ flags: Int32 = 0) -> (Double, Double) {
    let numbers: [Body: Int32] = [
      .sun: SE_SUN, .moon: SE_MOON, .mercury: SE_MERCURY, .venus: SE_VENUS, .mars: SE_MARS,
      .jupiter: SE_JUPITER,
      .saturn: SE_SATURN,
    ]
    let found = [Double](unsafeUninitializedCapacity: 6) { place, count in
      let used = unsafe swe_calc_ut(
        julianDay, numbers[body] ?? -1, SEFLG_SWIEPH | flags, place.baseAddress, nil)
      #expect(used & SEFLG_SWIEPH != 0)
      count = 6
    }
    return (found[0], found[1])
  }

  private static func obliquity(_ julianDay: Double) -> Double {
    [Double](unsafeUninitializedCapacity: 6) { values, count in
      _ = unsafe swe_calc_ut(julianDay, SE_ECL_NUT, 0, values.baseAddress, nil)
      count = 6
    }[0]
  }

  // MARK: - Houses

  @Test func `a house is entered where libswe finds the body at its cusp, and none is left out`() throws {
    let span = try Self.span(2026, 2028)
    for birth in Self.births {
      let natal = try SwissEphemeris().chart(of: birth)
      let houses = try #require(natal.houses)
      for body in [Body.mercury, .mars, .jupiter, .saturn] {
        let found = try Self.events(.houseIngress, span, of: natal, movers: [body])
        for case .houseIngress(let ingress) in found {
          let cusp = houses.cusp(ingress.house + (ingress.isRetrograde ? 1 : 0)).degrees
          let place = Self.place(body, ingress.moment.julianDay).0
          #expect(apart(place, cusp) * 3600 < 0.05, "\(ingress)")
        }
        let steps = stride(from: span.from.julianDay, through: span.to.julianDay, by: 0.5).map {
          houses.house(of: Longitude(Self.place(body, $0).0))
        }
        #expect(found.count == zip(steps, steps.dropFirst()).count { $0 != $1 }, "\(body)")
      }
    }
  }

  @Test func `without a time of birth neither houses nor the progressed Moon are told`() throws {
    let natal = try SwissEphemeris().chart(of: KnownBirths.oksanaWithoutTime)
    for kind in [EventKind.houseIngress, .progressed] {
      #expect(try Self.events(kind, Self.span(2026, 2028), of: natal).isEmpty)
    }
  }

  // MARK: - The progressed Moon

  @Test func `the progressed Moon enters a sign and an octant where libswe finds it, and none is left out`()
    throws
  {
    let span = try Self.span(1990, 2050)
    for birth in Self.births {
      let natal = try SwissEphemeris().chart(of: birth)
      let born = try #require(natal.moment).julianDay
      func place(_ moment: Moment) -> (moon: Double, phase: Double) {
        let day = born + (moment.julianDay - born) / 365.242_19
        let moon = Self.place(.moon, day).0
        return (moon, (moon - Self.place(.sun, day).0 + 360).truncatingRemainder(dividingBy: 360))
      }
      let found = try Self.events(.progressed, span, of: natal)
      for case .progressed(let change) in found {
        let (moon, phase) = place(change.moment)
        let rest =
          change.of == .sign
          ? apart(moon, change.sign.start)
          : apart(phase, 45 * Double(try #require(MoonPhase.allCases.firstIndex(of: change.phase))))
        // The progressed Moon needs two seconds for a millionth of a degree.
        #expect(rest < 1e-6, "\(change)")
        #expect(change.of == .sign || Longitude(moon).sign == change.sign)
        #expect(change.of == .phase || MoonPhase(elongation: phase) == change.phase)
      }
      let start = max(born, span.from.julianDay)
      let steps = stride(from: start, through: max(start, span.to.julianDay), by: 20).compactMap {
        Moment(julianDay: $0).map(place)
      }
      let signs = steps.map { Int($0.moon / 30) }
      let octants = steps.map { Int($0.phase / 45) }
      let changes = [signs, octants].map { steps in zip(steps, steps.dropFirst()).count { $0 != $1 } }
      #expect(found.count == changes[0] + changes[1])
    }
  }

  // MARK: - Out of bounds

  @Test func `a body is out of bounds from where its declination is the obliquity to where it is again`()
    throws
  {
    let span = try Self.span(2025, 2027)
    for body in [Body.moon, .mercury, .venus, .mars] {
      let found = try Self.events(.declination, span, movers: [body])
      for case .declination(let time) in found {
        for moment in [time.start, time.end] {
          let declination = Self.place(body, moment.julianDay, SEFLG_EQUATORIAL).1
          #expect((declination > 0) == (time.side == .north))
          #expect(abs(abs(declination) - Self.obliquity(moment.julianDay)) * 3600 < 0.05, "\(time)")
        }
      }
      let steps = stride(from: span.from.julianDay, to: span.to.julianDay, by: 0.5).map {
        abs(Self.place(body, $0, SEFLG_EQUATORIAL).1) > Self.obliquity($0)
      }
      let runs = zip([false] + steps, steps).count { !$0 && $1 }
      #expect(found.count == runs && runs > 0, "\(body): \(found.count), \(runs)")
    }
    #expect(try Self.events(.declination, span, movers: [.sun]).isEmpty)
  }

  @Test(arguments: [EventKind.houseIngress, .progressed, .declination])
  func `the events of two spans are those of both together`(kind: EventKind) throws {
    let natal = try SwissEphemeris().chart(of: Self.births[0])
    func found(_ span: CalendarSpan) throws -> Set<SkyEvent> {
      Set(try Self.events(kind, span, of: natal, movers: Body.planets))
    }
    let middle = Moment(secondsSince1970: 1_771_000_000)
    let whole = try Self.span(2025, 2028)
    let parts = try [
      CalendarSpan(from: whole.from, to: middle), CalendarSpan(from: middle, to: whole.to),
    ]
    #expect(try found(whole) == found(parts[0]).union(found(parts[1])))
    #expect(try !found(whole).isEmpty)
  }
}
