import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import AstroTradition
import AstroWording
import TestSupport
import Testing

@testable import AstroTimeline

/// The promises of the graphic ephemeris.
@Suite struct GraphicEphemerisTests {
  private static let spring = Result {
    try GraphicSky(
      over: CalendarSpan(
        from: Moment(utcText: "2027-02-20T00:00:00Z"), to: Moment(utcText: "2027-04-25T00:00:00Z")))
  }
  private static let oksana = Result { try SwissEphemeris().chart(of: KnownBirths.oksana) }

  private func figure(_ modulus: DialModulus, ofBirth: Bool = true) throws -> GraphicFigure {
    var sky = try Self.spring.get()
    return try sky.figure(of: ofBirth ? Self.oksana.get() : nil, modulus)
  }

  private func picture(_ modulus: DialModulus = .ninety, ofBirth: Bool = true) throws -> GraphicEphemeris {
    try GraphicEphemeris(
      of: figure(modulus, ofBirth: ofBirth), theme: .light, language: .en, shaper: RulerShaper())
  }

  @Test func `a picture by any modulus breaks no promise, with a birth and without`() throws {
    let fonts = try FontBook()
    for (modulus, language) in zip(DialModulus.allCases, [Language.en, .uk, .en]) {
      let figure = try figure(modulus, ofBirth: modulus != .whole)
      let picture = GraphicEphemeris(of: figure, theme: .print, language: language, shaper: fonts)
      #expect(picture.audit() == [])
      let facts = try #require(picture.marks.first { $0.id == "facts" }?.title)
      #expect([Body.sun, .pluto, .moon].allSatisfy { facts.contains($0.name(in: language).prefix(5)) })
      #expect(picture.curves.count == 9 && picture.curves.allSatisfy { !$0.marks.isEmpty })
      #expect(picture.natal.count == (modulus == .whole ? 0 : 12))
    }
  }

  @Test func `every dot is exact in the sky, and in the calendar with its usual orbs`() throws {
    let (chart, ephemeris) = (try Self.oksana.get(), SwissEphemeris())
    let figure = try figure(.fortyFive)
    var dots = 0
    for case .transit(let passage) in figure.events {
      let line = try #require(figure.natal.first { $0.end == passage.natal })
      let here = try ephemeris.longitude(
        of: passage.transiting, at: passage.moment.julianDay, in: .tropical)
      let off = (here - line.longitude.degrees + 22.5).truncatingRemainder(dividingBy: 45)
      #expect(abs((off < 0 ? off + 45 : off) - 22.5) < 0.1 / 3600, "\(passage.transiting) \(passage.natal)")
      dots += 1
    }
    #expect(dots > 50)
    var sky = try Self.spring.get()
    let listed = try sky.hits(of: chart, CalendarRequest(figure.span, kinds: [.transit]))
    let drawn = try figureHits(.ninety)
    #expect(drawn.count > 30 && drawn.isSubset(of: listed))
  }

  private func figureHits(_ modulus: DialModulus) throws -> Set<Moment> {
    Set(
      try figure(modulus).events.compactMap { event in
        if case .transit(let passage) = event { passage.moment } else { nil }
      })
  }

  @Test func `a curve runs from edge to edge between its folds, and meets just the boxes that it enters`()
    throws
  {
    let figure = try figure(.fortyFive)
    let grid = GraphicGrid(figure)
    var random = SeededGenerator(seed: 5)
    for way in figure.ways {
      let curve = GraphicCurve(way, on: grid)
      let pieces = curve.pieces
      for (before, after) in zip(pieces, pieces.dropFirst()) {
        let (end, start) = (before[before.count - 1], after[0])
        #expect(abs(end.x - start.x) < 1e-9 && abs(abs(end.y - start.y) - grid.plot.height) < 1e-6)
      }
      let segments = pieces.flatMap { zip($0, $0.dropFirst()).map { Segment($0, $1) } }
      for _ in 0..<12 {
        let corner = Point(
          x: .random(in: grid.plot.minX...(grid.plot.maxX - 40), using: &random),
          y: .random(in: grid.plot.minY...(grid.plot.maxY - 40), using: &random))
        let box = Rect(origin: corner, size: Size(width: 40, height: 40))
        #expect(curve.meets(box) == segments.contains { $0.part(within: box) != nil })
      }
    }
  }

  @Test func `every spot is in the list, by its clock and to the second`() throws {
    let picture = try picture()
    let rows = picture.list.flatMap(\.marks).filter { $0.id.hasSuffix(".event") }
    #expect(rows.count == picture.spots.count && picture.list.map(\.count).reduce(0, +) == rows.count)
    let times = picture.list.flatMap(\.marks).filter { $0.id.hasSuffix(".time") }.map(\.title)
    #expect(times.count == rows.count)
    for (title, spot) in zip(times, picture.spots) {
      let moment = spot.event.moment
      #expect(title.contains(moment.clockTextWithSeconds) && title.contains("\(moment.local.date.day) "))
    }
  }

  @Test func `the day of a turn is nearest to its own curve, or the body says whose it is`() throws {
    let fonts = try FontBook()
    var sky = try GraphicSky(
      over: CalendarSpan(
        from: Moment(utcText: "2027-01-01T00:00:00Z"), to: Moment(utcText: "2028-01-01T00:00:00Z")))
    let figure = try sky.figure(of: try Self.oksana.get(), .fortyFive)
    var picture = GraphicEphemeris(of: figure, theme: .light, language: .uk, shaper: fonts)
    #expect(picture.audit() == [])
    let turns = picture.spots.filter { $0.kind == .station }
    let words = turns.map { $0.marks.flatMap(\.text.runs).map(\.text).joined() }
    let isNamed = zip(turns, words).map { turn, words in words.contains(turn.bodies[0].symbol) }
    #expect(turns.count > 10 && isNamed.contains(true) && isNamed.contains(false))
    // Only in the thickest of the lines a turn is without its day, which the list tells.
    #expect(words.count { !$0.contains { $0.isNumber } } <= 4, "\(words)")
    // Without its glyph, a name is missed.
    let index = try #require(
      picture.spots.firstIndex { $0.id == turns[isNamed.firstIndex(of: true) ?? 0].id })
    picture.spots[index].marks[0].text.runs.removeFirst()
    #expect(picture.audit().contains { $0.kind == .misplaced })
  }

  @Test func `every dot has the glyph of its aspect, beside it or at the end of a line`() throws {
    let fonts = try FontBook()
    var sky = try GraphicSky(
      over: CalendarSpan(
        from: Moment(utcText: "2027-01-01T00:00:00Z"), to: Moment(utcText: "2028-01-01T00:00:00Z")))
    let figure = try sky.figure(of: try Self.oksana.get(), .ninety)
    let picture = GraphicEphemeris(of: figure, theme: .light, language: .en, shaper: fonts)
    #expect(picture.audit() == [])
    let dots = picture.spots.filter { $0.kind == .natal }
    #expect(dots.count > 150 && dots.contains { $0.leader != nil })
    #expect(dots.filter(\.marks.isEmpty).map(\.id) == [])
    for dot in dots where dot.leader == nil {
      let glyph = try #require(dot.marks.first).box.center
      let nearest = dots.filter { $0.center != dot.center }.map { $0.center.distance(to: glyph) }.min() ?? 99
      #expect(nearest > 1.39 * dot.center.distance(to: glyph), "\(dot.id)")
    }
  }

  @Test(arguments: [DialModulus.ninety, .fortyFive])
  func `hardly any two leaders cross, however crowded a month is`(modulus: DialModulus) throws {
    let fonts = try FontBook()
    var sky = try GraphicSky(
      over: CalendarSpan(
        from: Moment(utcText: "2027-01-01T00:00:00Z"), to: Moment(utcText: "2028-01-01T00:00:00Z")))
    var births = RandomBirths(seed: 2895)
    var (count, crossed) = (0, 0)
    for birth in (0..<8).compactMap({ _ in births.next() }) {
      let figure = try sky.figure(of: try SwissEphemeris().chart(of: birth), modulus)
      let picture = GraphicEphemeris(of: figure, theme: .light, language: .en, shaper: fonts)
      let leaders = picture.spots.compactMap(\.leader)
      count += leaders.count
      for (index, leader) in leaders.enumerated() {
        crossed += leaders.dropFirst(index + 1).count { $0.crosses(leader) }
      }
    }
    #expect(count > 100)
    #expect(crossed * 75 <= count, "\(crossed) of \(count)")
  }

  @Test func `the number of a week stands below its tick`() throws {
    let picture = try picture()
    let ticks = picture.rules.filter { $0.rank == .tick }.flatMap(\.parts).map(\.start.x)
    let numbers = picture.marks.filter { $0.id.hasPrefix("day.") }
    #expect(numbers.count > 5)
    for number in numbers {
      #expect(ticks.contains { abs($0 - number.box.center.x) < 0.5 }, "\(number.id)")
    }
  }

  @Test func `a line with fewer points stays within the distance, and keeps its ends`() {
    let wave = (0...300).map { step in
      Point(x: Double(step), y: 40 * Angle(degrees: Double(step) * 3).sine)
    }
    let fewer = wave.simplified(within: 0.2)
    #expect(fewer.first == wave.first && fewer.last == wave.last && fewer.count < 80)
    let segments = zip(fewer, fewer.dropFirst()).map { Segment($0, $1) }
    #expect(wave.allSatisfy { point in segments.contains { $0.distance(to: point) <= 0.2 + 1e-9 } })
  }

  @Test func `an audit finds a glyph on a line, a dot beside its curve, and a lost row`() throws {
    func kinds(_ change: (inout GraphicEphemeris) -> Void) throws -> Set<TimelineFinding.Kind> {
      var picture = try picture()
      #expect(picture.audit() == [])
      change(&picture)
      return Set(picture.audit().map(\.kind))
    }
    #expect(
      try kinds { picture in
        let line = picture.natal[0].parts[0].midpoint
        picture.curves[0].marks[0].origin = line
      }.contains(.crossing))
    #expect(try kinds { $0.spots[0].center.y += 30 }.contains(.misplaced))
    #expect(try kinds { $0.spots.removeLast() } == [.missing])
  }
}
