import AstroChartModel
import AstroDiagnostics
import TestSupport
import Testing

@testable import AstroAlmanac

/// Voids, years of life and hours of an invented sky.
@Suite struct LifeTests {
  private func mover(_ start: Double, _ speed: Double) -> Mover {
    Wanderer(start: start, speed: speed, swing: 0, period: 100).mover
  }

  /// The Moon at 10° a day among planets that stand still.
  private func sky(_ planets: [Body: Double]) -> AlmanacSky {
    var movers: [Body: Mover] = [.moon: mover(0, 10)]
    for body in Body.planets where body != .moon {
      movers[body] = mover(planets[body] ?? planets[.sun] ?? 0, 0)
    }
    return AlmanacSky(movers: movers)
  }

  private func voids(
    _ sky: AlmanacSky, _ reckoning: VoidOfCourse.Reckoning, _ span: CalendarSpan
  ) throws -> [VoidOfCourse] {
    var almanac = Almanac(sky)
    let request = CalendarRequest(span, kinds: [.void], voids: reckoning)
    return try almanac.events(request).compactMap { event in
      if case .void(let void) = event { void } else { nil }
    }
  }

  @Test func `the Moon is void from its last aspect in a sign until it leaves it`() throws {
    // All at 5° of Aries: an aspect at 5° of most signs, and none in Taurus, Virgo, Scorpio and Pisces.
    let found = try voids(sky([.sun: 5]), .traditional, .days(0, 36))
    #expect(found.count == 12)
    for void in found {
      let day = void.start.julianDay - Wanderer.epoch
      let isEmpty: [Sign] = [.taurus, .virgo, .scorpio, .pisces]
      #expect((void.last == nil) == isEmpty.contains(void.leaves))
      #expect(abs(day - (void.leaves.start + (void.last == nil ? 0 : 5)) / 10) < 1e-4)
      #expect(abs(void.end.julianDay - Wanderer.epoch - (void.leaves.start + 30) / 10) < 1e-4)
      #expect(void.enters == Sign(index: void.leaves.index + 1))
    }
  }

  @Test func `only the modern reckoning counts Uranus, Neptune and Pluto`() throws {
    let late = sky([.sun: 5, .uranus: 25, .neptune: 5, .pluto: 5])
    let aries = { (voids: [VoidOfCourse]) in voids.first { $0.leaves == .aries } }
    #expect(aries(try voids(late, .traditional, .days(0, 3)))?.last?.body == .sun)
    #expect(aries(try voids(late, .modern, .days(0, 3)))?.last == .init(.conjunction, to: .uranus))
  }

  @Test func `years are profected a sign each, and months cut a year in twelve`() throws {
    var almanac = Almanac(AlmanacSky(movers: [.sun: mover(0, 1), .moon: mover(0, 13)]))
    let birth = Nativity(points: [], ascendant: Longitude(95), julianDay: Wanderer.epoch)
    let request = CalendarRequest(.days(0, 360 * 3), kinds: [.profection])
    var (years, months): ([Profection], [Profection]) = ([], [])
    for case .profection(let time) in try almanac.events(request, of: birth) {
      if time.period == .year { years.append(time) } else { months.append(time) }
    }
    #expect(years.map(\.sign) == [.cancer, .leo, .virgo])
    #expect(years.map(\.house) == [1, 2, 3])
    #expect(years.map(\.lord) == [.moon, .sun, .mercury])
    #expect(months.count == 36)
    #expect(months[12].sign == .leo && months[13].sign == .virgo && months[24].sign == .virgo)
    for (month, next) in zip(months, months.dropFirst()) { #expect(month.end == next.start) }
    #expect(abs(years[1].start.julianDay - Wanderer.epoch - 360) < 1e-4)
  }

  @Test func `the hours of a day begin with the ruler of its weekday and go on from slow to fast`() throws {
    let days = (0..<7).map { day in
      let sunrise = Wanderer.epoch + Double(day) + 0.2
      return AlmanacSky.Daylight.Day(
        sunrise: sunrise, sunset: sunrise + 0.4, nextSunrise: sunrise + 1, weekday: day)
    }
    var almanac = Almanac(AlmanacSky(movers: [:], daylight: { _ in .init(days) }))
    let events = try almanac.events(CalendarRequest(.days(0, 8), kinds: [.hour]))
    let hours = events.compactMap { event in if case .hour(let hour) = event { hour } else { nil } }
    #expect(hours.count == 7 * 24)
    let first = hours.filter { $0.number == 1 && $0.isByDay }.map(\.ruler)
    #expect(first == [.sun, .moon, .mars, .mercury, .jupiter, .venus, .saturn])
    // Without a break, though each day begins anew: 24 hours are three rulers more than 21.
    let order: [Body] = [.saturn, .jupiter, .mars, .sun, .venus, .mercury, .moon]
    for (hour, next) in zip(hours, hours.dropFirst()) {
      let place = order.firstIndex(of: hour.ruler) ?? 0
      #expect(next.ruler == order[(place + 1) % 7])
    }
  }
}
