import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import CAstroSwissEphemeris
import Glibc
import TestSupport
import Testing

@testable import AstroTradition

/// Where on the Earth bodies are at angles, held against libswe on the spot.
@Suite struct MapTests {
  /// Random births with their maps.
  private static func maps(_ count: Int, seed: UInt64) throws -> [(moment: Moment, map: AstroMap)] {
    try RandomBirths(seed: seed).prefix(count).map { birth in
      let chart = try SwissEphemeris().chart(of: birth)
      return (try #require(chart.moment), try Skies().map(of: chart))
    }
  }

  /// The chart of the same moment elsewhere, with the angles of libswe’s houses.
  private static func relocated(_ moment: Moment, _ latitude: Double, _ longitude: Double) throws -> Angles {
    let sky = Sky(
      moment.julianDay, over: Sky.Horizon(latitude: latitude, longitude: longitude),
      settings: ChartSettings())
    return try #require(try SwissEphemeris().chart(of: sky).angles)
  }

  /// How high a place among the stars is above the horizon of libswe, in degrees, without refraction.
  private static func altitude(
    of place: AstroMap.Place, at moment: Moment, _ latitude: Double, _ longitude: Double
  ) -> (altitude: Double, azimuth: Double) {
    var site = [longitude, latitude, 0]
    var equator = [place.rightAscension, place.declination, 1]
    var horizon = [0.0, 0, 0]
    swe_azalt(moment.julianDay, SE_EQU2HOR, &site, 0, 0, &equator, &horizon)
    return (horizon[1], horizon[0])
  }

  private static let minute = 1.0 / 60

  @Test func `where a body culminates, libswe’s relocated Midheaven has its right ascension`() throws {
    var places = SeededGenerator(seed: 81)
    for (moment, map) in try Self.maps(20, seed: 82) {
      let obliquity = try SwissEphemeris().earth(at: moment.julianDay).obliquity * .pi / 180
      for place in map.places {
        for (angle, turn) in [(ChartAngle.midheaven, 0.0), (.imumCoeli, 180)] {
          let line = try #require(map.line(of: place.body, at: angle))
          let latitude = places.number(in: -60...60)
          let longitude = try #require(line.longitude(at: latitude))
          let degrees = try Self.relocated(moment, latitude, longitude).midheaven.degrees * .pi / 180
          let ascension = atan2(sin(degrees) * cos(obliquity), cos(degrees)) * 180 / .pi
          let apart = EarthPoint.wrapped(ascension - place.rightAscension - turn)
          #expect(abs(apart) < Self.minute, "\(place.body) \(angle)")
        }
      }
    }
  }

  @Test func `along a line of the horizon libswe sees the body rise in the east or set in the west`() throws {
    var places = SeededGenerator(seed: 83)
    for (moment, map) in try Self.maps(40, seed: 84) {
      for place in map.places {
        for angle in [ChartAngle.ascendant, .descendant] {
          let line = try #require(map.line(of: place.body, at: angle))
          let latitude = places.number(in: line.latitudes)
          let longitude = try #require(line.longitude(at: latitude))
          let seen = Self.altitude(of: place, at: moment, latitude, longitude)
          #expect(abs(seen.altitude) < Self.minute, "\(place.body) \(angle) \(latitude)")
          // libswe counts azimuths from the south towards the west.
          if abs(latitude) < 60 { #expect((seen.azimuth < 180) == (angle == .descendant)) }
        }
      }
    }
  }

  @Test func `where the Sun rises or sets, it is libswe’s relocated Ascendant or Descendant`() throws {
    var places = SeededGenerator(seed: 85)
    for (moment, map) in try Self.maps(40, seed: 86) {
      let sun = try SwissEphemeris().position(of: .sun, at: moment.julianDay, in: .tropical).longitude
      for angle in [ChartAngle.ascendant, .descendant] {
        let latitude = places.number(in: -58...58)
        let longitude = try #require(map.line(of: .sun, at: angle)?.longitude(at: latitude))
        let there = try Self.relocated(moment, latitude, longitude)[angle]
        #expect(there.separation(from: Longitude(sun)) < Self.minute)
      }
    }
  }

  @Test func `MC and IC are 180° apart, and ASC and DSC lie as far on either side of the MC`() throws {
    for (_, map) in try Self.maps(20, seed: 87) {
      for body in Body.planets {
        let lines = try Dictionary(
          uniqueKeysWithValues: AstroMap.angles.map { ($0, try #require(map.line(of: body, at: $0))) })
        let upper = try #require(lines[.midheaven]?.longitude(at: 0))
        let lower = try #require(lines[.imumCoeli]?.longitude(at: 0))
        #expect(abs(abs(EarthPoint.wrapped(upper - lower)) - 180) < 1e-9)
        for latitude in stride(from: -60.0, through: 60, by: 7.5) {
          let east = try #require(lines[.descendant]?.longitude(at: latitude))
          let west = try #require(lines[.ascendant]?.longitude(at: latitude))
          let (right, left) = (EarthPoint.wrapped(east - upper), EarthPoint.wrapped(upper - west))
          #expect(abs(right - left) < 1e-9)
          // The formula of hour angles, by which textbooks have it.
          let place = try #require(map.places.first { $0.body == body })
          let cosine = -tan(latitude * .pi / 180) * tan(place.declination * .pi / 180)
          #expect(abs(cos(right * .pi / 180) - cosine) < 1e-9)
        }
      }
    }
  }

  @Test func `a course is smooth, keeps to its latitudes, and lies on its line`() throws {
    for (_, map) in try Self.maps(10, seed: 88) {
      for line in map.lines {
        let course = line.course(within: -60...75)
        let top = min(75, line.latitudes.upperBound)
        #expect(abs((course.first?.latitude ?? 0) + 60) < 1e-9)
        #expect(abs((course.last?.latitude ?? 0) - top) < 1e-6)
        for (point, next) in zip(course, course.dropFirst()) where !line.angle.isOnMeridian {
          #expect(point.latitude < next.latitude && abs(next.longitude - point.longitude) < 4)
          let longitude = try #require(line.longitude(at: point.latitude))
          #expect(abs(EarthPoint.wrapped(point.longitude - longitude)) < 1e-6)
        }
      }
    }
  }

  @Test func `at a paran both lines pass, and every crossing within 60° is told`() throws {
    for (_, map) in try Self.maps(10, seed: 89) {
      let parans = map.parans()
      #expect(parans.map(\.latitude) == parans.map(\.latitude).sorted(by: >))
      for paran in parans {
        #expect(paran.body1 < paran.body2 && abs(paran.latitude) <= 60)
        for (body, angle) in [(paran.body1, paran.angle1), (paran.body2, paran.angle2)] {
          let line = try #require(map.line(of: body, at: angle))
          let there = try #require(line.longitude(at: paran.latitude))
          #expect(abs(EarthPoint.wrapped(there - paran.longitude)) < 1e-6)
        }
      }
      #expect(parans.count == Self.crossings(map))
    }
  }

  /// Counts the crossings of lines of different bodies by walking them from parallel to parallel.
  private static func crossings(_ map: AstroMap) -> Int {
    let steps = 6000
    let courses = map.lines.map { line in
      (0...steps).map { line.longitude(at: -60 + 120 * Double($0) / Double(steps)) ?? .nan }
    }
    var count = 0
    for (first, line) in map.lines.enumerated() {
      for (second, other) in map.lines.enumerated().dropFirst(first + 1) where other.body != line.body {
        for step in 0..<steps {
          let here = EarthPoint.wrapped(courses[first][step] - courses[second][step])
          let there = EarthPoint.wrapped(courses[first][step + 1] - courses[second][step + 1])
          if here * there < 0, abs(here) < 90 { count += 1 }
        }
      }
    }
    return count
  }

  @Test func `four minutes later all lines are a degree farther west, and parans keep their latitude`() throws
  {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let (now, later) = (try Skies().map(of: chart), try Skies().map(of: chart, later: 4))
    for body in Body.planets where body != .moon {
      for angle in AstroMap.angles {
        let from = try #require(now.line(of: body, at: angle)?.longitude(at: 40))
        let to = try #require(later.line(of: body, at: angle)?.longitude(at: 40))
        #expect(abs(EarthPoint.wrapped(from - to) - 1.0027) < 0.01)
      }
    }
    for (paran, then) in zip(now.parans(), later.parans()) where ![paran.body1, paran.body2].contains(.moon) {
      #expect(abs(paran.latitude - then.latitude) < 0.1)
    }
  }

  @Test func `a chart without a time or a moment of its own has no map`() throws {
    for birth in RandomBirths(seed: 90, knowsTime: false).prefix(1) {
      let untimed = try SwissEphemeris().chart(of: birth)
      #expect(throws: Problem.self) { try Skies().map(of: untimed) }
    }
    let bodies = try Body.planets.map { try Placement(body: $0, longitude: Longitude(40)) }
    let positions = try Chart(of: bodies)
    #expect(throws: Problem.self) { try Skies().map(of: positions) }
  }
}
