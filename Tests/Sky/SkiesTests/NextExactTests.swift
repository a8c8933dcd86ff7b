import AstroAlmanac
import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import TestSupport
import Testing

@testable import AstroSkies

/// The days that transits beside a chart are told with.
@Suite struct NextExactTests {
  @Test(arguments: ReferenceRows.read("transit_hits", as: TransitRow.self))
  func `followed from one to the next they are all the hits of the reference`(row: TransitRow) throws {
    let (from, to) = (try Moment.utc(row.span_utc[0]), try Moment.utc(row.span_utc[1]))
    var calendar = SkyCalendar(around: from)
    var count = 0
    for body in row.movers.compactMap(Body.init(rawValue:)) {
      for point in row.points {
        for type in AspectType.major {
          let expected = row.hits.filter {
            ($0.transiting, $0.aspect, $0.natal) == (body.rawValue, type.rawValue, point.end.name)
          }
          var moment = from
          for hit in expected.sorted(by: { $0.jd_tt < $1.jd_tt }) {
            let next = try calendar.nextExact(type, of: body, to: Longitude(point.longitude), after: moment)
            moment = try #require(next)
            // Terrestrial time goes ahead by 51 to 75 s in these years.
            let tolerance = 60 + 86_400 / 60 / abs(hit.speed) + 75
            #expect(abs(moment.julianDay - hit.jd_tt) * 86_400 < tolerance, "\(hit.utc)")
            count += 1
          }
          let beyond = try calendar.nextExact(type, of: body, to: Longitude(point.longitude), after: moment)
          #expect(beyond.map { !$0.precedes(to) } ?? true, "\(body) \(type) \(point.end)")
        }
      }
    }
    #expect(count == row.count)
  }

  @Test func `at the moment itself the next one counts, and how far is looked is kept`() throws {
    let start = try Moment.utc("2027-01-01T00:00:00Z")
    var calendar = SkyCalendar(around: start)
    let place = Longitude(0)
    let first = try #require(try calendar.nextExact(.conjunction, of: .sun, to: place, after: start))
    #expect(first.utcText.hasPrefix("2027-03-20T20:2"))
    let second = try #require(try calendar.nextExact(.conjunction, of: .sun, to: place, after: first))
    #expect(abs(second.julianDay - first.julianDay - 365.2422) < 0.02)
    let days = first.julianDay - start.julianDay
    for (within, isFound) in [(days + 0.001, true), (days - 0.001, false)] {
      let found = try calendar.nextExact(.conjunction, of: .sun, to: place, after: start, within: within)
      #expect((found != nil) == isFound)
    }
  }

  @Test func `beyond the ephemeris nothing is told`() throws {
    let late = try Moment.utc("9000-01-01T00:00:00Z")
    var calendar = SkyCalendar(around: try .utc("2027-01-01T00:00:00Z"))
    let error = #expect(throws: Problem.self) {
      try calendar.nextExact(.trine, of: .mars, to: Longitude(10), after: late)
    }
    #expect(error?.code == .outOfRange)
  }

  @Test func `it is the first there is, whoever looks`() throws {
    var dice = SeededGenerator(seed: 33)
    let start = try Moment.utc("2026-11-21T00:00:00Z")
    var calendar = SkyCalendar(around: start)
    for body in Body.planets {
      let place = Longitude(dice.number(in: 0...360))
      let type = dice.one(of: AspectType.major, or: .trine)
      let found = try calendar.nextExact(type, of: body, to: place, after: start, within: 500)
      let step = body == .moon ? 0.1 : 1
      let days = stride(from: start.julianDay, to: start.julianDay + 500, by: step)
      let first = try days.first { day in
        let (now, then) = (try excess(body, type, place, day), try excess(body, type, place, day + step))
        return now.contains { target, value in
          let next = then[target] ?? 0
          return (value < 0) != (next < 0) && abs(value) < 90 && abs(next) < 90
        }
      }
      #expect((found == nil) == (first == nil), "\(body)")
      guard let found, let first else { continue }
      #expect((0...step).contains(found.julianDay - first), "\(body)")
    }
  }

  /// How far a body is from each place at which it makes an aspect.
  private func excess(
    _ body: Body, _ type: AspectType, _ place: Longitude, _ day: Double
  ) throws -> [Double: Double] {
    let longitude = try SwissEphemeris().position(of: body, at: day, in: .tropical).longitude
    let sides = [type.exactDegree, -type.exactDegree].map {
      ($0, Degrees.folded(longitude - place.degrees - $0))
    }
    return Dictionary(sides) { first, _ in first }
  }
}
