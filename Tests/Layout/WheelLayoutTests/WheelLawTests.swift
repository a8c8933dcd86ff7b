import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import TestSupport
import Testing

@testable import AstroWheelLayout

/// What holds for every wheel.
@Suite struct WheelLawTests {
  @Test(arguments: [0.0, 12.5, 138.315432, 359.999])
  func `a place follows the formula of the contract`(ascendant: Double) {
    let dial = Dial(center: Point(x: 0.5, y: 0.5), halfSide: 0.5, origin: ascendant)
    for degrees in stride(from: 0.0, to: 360, by: 7.3) {
      let turn = Angle(degrees: degrees - ascendant)
      let place = dial.point(degrees, radius: 0.8)
      #expect(abs(place.x - (0.5 - 0.4 * turn.cosine)) < 1e-12)
      #expect(abs(place.y - (0.5 + 0.4 * turn.sine)) < 1e-12)
    }
  }

  @Test(arguments: 0..<4)
  func `everything stands on the ray of the longitude it is drawn at`(seed: UInt64) throws {
    var charts = RandomCharts(seed: 300 + seed)
    for chart in try charts.next(8) {
      let wheel = Wheel.ruled(chart)
      for seat in wheel.seats {
        for center in seat.centers { #expect(wheel.strays(center, from: seat.drawnDegree) < 1e-9) }
        #expect(wheel.strays(seat.tick.start, from: seat.placement.longitude.degrees) < 1e-9)
      }
      for cusp in wheel.cusps {
        #expect(wheel.strays(cusp.segment.start, from: cusp.longitude.degrees) < 1e-9)
        #expect(wheel.strays(cusp.segment.end, from: cusp.longitude.degrees) < 1e-9)
      }
    }
  }

  @Test(arguments: 0..<4)
  func `a number stands in its house, on its side of the horizon`(seed: UInt64) throws {
    var births = RandomBirths(seed: 330 + seed, latitudes: 60...66)
    let fonts = try FontBook()
    for birth in (0..<25).compactMap({ _ in births.next() }) {
      let wheel = Wheel(of: try SwissEphemeris().chart(of: birth), theme: .light, shaper: fonts)
      let houses = try #require(wheel.figure.houses)
      for mark in wheel.houseNumbers {
        guard case .house(let house) = mark.id.subject else { continue }
        let box = mark.box.bounds
        #expect(house < 7 ? box.minY > 300 : box.maxY < 300, "\(house) of \(birth)")
        let degrees = wheel.dial.origin + 180 - (mark.center - wheel.dial.center).direction.degrees
        #expect(houses.house(of: Longitude(degrees)) == house, "\(house) of \(birth)")
      }
    }
  }

  @Test func `only near the poles a house is narrower than its number`() throws {
    var births = RandomBirths(seed: 17, latitudes: -58...58)
    let fonts = try FontBook()
    let wheels = try (0..<150).compactMap { _ in births.next() }
      .map { Wheel(of: try SwissEphemeris().chart(of: $0), theme: .light, shaper: fonts) }
    let lacking = wheels.filter { $0.houseNumbers.count < 12 }
    #expect(wheels.count > 100 && lacking.count * 50 <= wheels.count, "\(lacking.count) of \(wheels.count)")
  }

  @Test func `the ascendant is at nine o'clock, without one 0° Aries is`() throws {
    let timed = Wheel.ruled(try SampleChart.oksana())
    let ascendant = try #require(timed.cusps.first { $0.angle == .ascendant })
    #expect(abs(ascendant.segment.start.y - 300) < 1e-9)
    #expect(ascendant.segment.start.x < 300)
    let untimed = Wheel.ruled(try SampleChart.withoutTime())
    #expect(abs(untimed.dial.point(0, radius: 0.5).y - 300) < 1e-9)
    #expect(untimed.dial.point(0, radius: 0.5).x == 150)
  }

  @Test func `a body that changes its sign on a day without an hour is told as roughly as the Moon`() throws {
    // Jupiter entered Virgo on 27 August 2003 before noon.
    for (day, isSure) in [(26, true), (27, false), (28, true)] {
      var birth = KnownBirths.oksanaWithoutTime
      birth.date = try #require(CivilDate(year: 2003, month: 8, day: day))
      let wheel = Wheel.ruled(try SwissEphemeris().chart(of: birth))
      let marks = try #require(wheel.seats.first { $0.placement.body == .jupiter }).marks
      let degree = try #require(marks.first { $0.kind == .planetDegree }).text.runs.map(\.text).joined()
      #expect(degree.contains("≈") != isSure)
      #expect(marks.contains { $0.kind == .planetMinute } == isSure)
    }
  }

  @Test func `an aspect whose orb no hour tells is dotted and thin, in pictures and ornaments alike`() throws
  {
    var chart = try SampleChart.withoutTime()
    #expect(chart.aspects.contains { !$0.isCertain })
    // One that holds all day, but by what orb no one knows.
    let held = try #require(chart.aspects.firstIndex { $0.isOrbKnown && $0.orb < 1 && $0.isOfPlanets })
    chart.aspects[held].isBroad = true
    let ornament = try Wheel.ornament(
      of: WheelFigure(of: chart), side: 600, theme: .light, language: "en", shaper: RulerShaper())
    for wheel in [Wheel.ruled(chart), ornament] {
      let pen = ChordPen(theme: .light, lineWidth: wheel.lineWidth)
      let dots = ChordPen.uncertain(wheel.lineWidth)
      for chord in wheel.chords {
        #expect((pen.stroke(of: chord).dash == dots) == !chord.aspect.isOrbKnown, "\(chord.id)")
        #expect(chord.aspect.isOrbKnown || chord.tightness == 0)
      }
    }
  }

  @Test(arguments: KnownBirths.crowded.indices)
  func `lines that run together have a sign of their kind`(index: Int) throws {
    let wheel = Wheel.ruled(try SampleChart.crowded(index))
    let lines = wheel.chords.filter { $0.form == .line }
    for silent in lines where silent.glyph == nil && silent.segment.length > 0.2 * wheel.dial.halfSide {
      let isTold = lines.contains { other in
        guard let glyph = other.glyph, other.aspect.type == silent.aspect.type else { return false }
        let box = Footprint.Block(of: glyph.text, at: glyph.center)
        return box.isCrossed(by: silent.segment, gap: wheel.lineWidth * 2)
      }
      #expect(isTold, "\(silent.id)")
    }
  }

  @Test func `chords join true places, not drawn ones`() throws {
    let chart = try SampleChart.oksana()
    let wheel = Wheel.ruled(chart)
    #expect(wheel.chords.count == chart.aspects.count)
    for chord in wheel.chords {
      let ends = [(chord.segment.start, chord.aspect.end1), (chord.segment.end, chord.aspect.end2)]
      for (end, body) in ends {
        let place = try #require(chart.longitude(of: body)).degrees
        #expect(wheel.strays(end, from: place) < 1e-9)
      }
    }
  }

  @Test(arguments: 0..<8)
  func `no mark lies on the line of a ring`(seed: UInt64) throws {
    let fonts = try FontBook()
    var charts = RandomCharts(seed: 500 + seed)
    for chart in try charts.next(10) {
      let wheel = Wheel(of: chart, theme: .light, shaper: fonts)
      #expect(wheel.marksOnRings.map(\.id).isEmpty)
    }
  }

  @Test(arguments: 0..<4)
  func `a wheel twice the size is the same wheel, twice the size`(seed: UInt64) throws {
    var charts = RandomCharts(seed: 400 + seed)
    for chart in try charts.next(5) {
      let (small, large) = (Wheel.ruled(chart, side: 600), Wheel.ruled(chart, side: 1200))
      #expect(small.marks.map(\.id) == large.marks.map(\.id))
      for (a, b) in zip(small.marks, large.marks) {
        #expect(b.center.distance(to: Point(x: 2 * a.center.x, y: 2 * a.center.y)) < 1e-6)
      }
      for (a, b) in zip(small.seats, large.seats) { #expect(abs(a.drawnDegree - b.drawnDegree) < 1e-6) }
    }
  }

  @Test(arguments: WheelOptions.Detail.allDetails)
  func `without a time of birth there is nothing of houses`(detail: WheelOptions.Detail) throws {
    let wheel = Wheel.ruled(try SampleChart.withoutTime(), detail: detail)
    let ofHouses: Set<Mark.Kind> = [.houseNumber, .cuspLabel, .angleLabel, .angleDegree]
    #expect(wheel.cusps.isEmpty && wheel.axes.isEmpty && wheel.labelTicks.isEmpty)
    #expect(!wheel.marks.contains { ofHouses.contains($0.kind) })
    #expect(wheel.seats.count == 14)
  }

  @Test func `a house too full for its bodies lends some, and says which`() {
    let wheel = Wheel.ruled(Chart.overfull)
    let borrowed = wheel.seats.filter(\.isBorrowed)
    #expect(!borrowed.isEmpty)
    #expect(borrowed.count < wheel.seats.count)
    #expect(wheel.faults(against: Chart.overfull) == [])
  }

  @Test func `a body drawn outside its house is told at the foot`() throws {
    let options = WheelOptions(caption: WheelCaption(title: "Oksana"), language: "en")
    for chart in [Chart.overfull, try SampleChart.oksana()] {
      let wheel = Wheel(of: chart, options: options, theme: .light, shaper: RulerShaper())
      let words = wheel.captions.map(\.words).joined(separator: " ")
      let isBorrowing = wheel.seats.contains(where: \.isBorrowed)
      #expect(words.contains("In the 1st house, drawn beside it: ") == isBorrowing)
    }
  }

  @Test func `every mark has a name of its own`() throws {
    let wheel = Wheel.ruled(try SampleChart.oksana(.allPoints))
    #expect(Set(wheel.marks.map(\.id)).count == wheel.marks.count)
  }

  @Test(arguments: [(299, WheelOptions.Detail.minimal), (300, .reduced), (479, .reduced), (480, .full)])
  func `detail gives way below 480 pixels and again below 300`(pixels: Int, detail: WheelOptions.Detail) {
    #expect(WheelOptions.Detail(pixels: pixels) == detail)
  }

  @Test func `the same chart gives the same wheel`() throws {
    let chart = try SampleChart.crowded(1, .allPoints)
    #expect(Wheel.ruled(chart) == Wheel.ruled(chart))
  }
}

extension WheelOptions.Detail {
  static let allDetails: [WheelOptions.Detail] = [.minimal, .reduced, .full]
}

extension Wheel {
  /// How far a place is from the ray of a longitude, in points.
  fileprivate func strays(_ place: Point, from degrees: Double) -> Double {
    let ray = Vector(length: 1, direction: dial.direction(degrees))
    return abs((place - dial.center).cross(ray))
  }

  /// Marks whose boxes are partly within and partly without one of the circles that are drawn.
  fileprivate var marksOnRings: [Mark] {
    let drawn =
      [plan.zodiacOuter, plan.zodiacInner, plan.aspectOuter] + (cusps.isEmpty ? [] : [plan.houseOuter])
    return marks.filter { mark in
      let reach = mark.reach(from: dial.center)
      return drawn.contains { reach.lowerBound < $0 * dial.halfSide && $0 * dial.halfSide < reach.upperBound }
    }
  }
}

extension SeatedBody {
  /// The middles of its pieces; a degree and the mark of motion behind it are one.
  fileprivate var centers: [Point] {
    let motion = marks.first { $0.kind == .planetRetrograde }
    return marks.filter { $0.kind != .planetRetrograde }.map { mark in
      guard mark.kind == .planetDegree, let motion else { return mark.center }
      return mark.box.bounds.union(motion.box.bounds).center
    }
  }
}

extension Mark {
  /// The least and the greatest distance of the mark's box from a place outside it.
  fileprivate func reach(from place: Point) -> ClosedRange<Double> {
    let corners = box.corners
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { Segment($0, $1) }
    let nearest = sides.map { $0.distance(to: place) }.min() ?? 0
    return nearest...max(nearest, corners.map { $0.distance(to: place) }.max() ?? 0)
  }
}

extension Chart {
  /// All bodies within one degree of a house of eleven.
  fileprivate static var overfull: Chart {
    let widths = [11.0, 33, 34, 34, 34, 34]
    var cusps: [Longitude] = []
    var start = 100.0
    for width in widths + widths {
      cusps.append(Longitude(start))
      start += width
    }
    let places = Body.allCases.enumerated().map { index, body in
      Placement(body, at: Longitude(105 + Double(index) * 0.05), speed: 1, house: 1)
    }
    return sure { [cusps] in
      try Chart(
        planets: Array(places.prefix(10)), points: Array(places.dropFirst(10)),
        houses: try Houses(cusps: cusps), angles: Angles(ascendant: cusps[0], midheaven: cusps[9]))
    }
  }
}
