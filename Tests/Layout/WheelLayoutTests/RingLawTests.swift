import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

/// What holds for every wheel of several skies.
@Suite struct RingLawTests {
  @Test(arguments: 0..<4, [2, 3])
  func `rings lie apart, and every body within its own`(seed: UInt64, rings: Int) throws {
    var skies = RandomSkies(seed: 50 + seed)
    let figure = try skies.next(rings: rings)
    let wheel = Wheel(of: figure, theme: .light, shaper: RulerShaper())
    #expect(wheel.rings.map(\.name) == figure.rings.map(\.name))
    for ring in wheel.rings {
      let room = ring.band.stackInner * 300...ring.band.tickOuter * 300
      for mark in ring.bodies.flatMap(\.marks) {
        #expect(room.contains(mark.center.distance(to: wheel.dial.center)))
      }
    }
    for (inner, outer) in zip(wheel.plan.bands, wheel.plan.bands.dropFirst()) {
      #expect(inner.tickOuter < outer.stackInner)
    }
  }

  @Test(arguments: 0..<8, [2, 3])
  func `house numbers touch neither stacks nor lines`(seed: UInt64, rings: Int) throws {
    var skies = RandomSkies(seed: 30 + seed)
    let fonts = try FontBook()
    let wheel = Wheel(of: try skies.next(rings: rings), theme: .light, shaper: fonts)
    let ring = wheel.plan.aspectOuter * 300...wheel.plan.houseOuter * 300
    for number in wheel.houseNumbers {
      for corner in number.box.corners { #expect(ring.contains(corner.distance(to: wheel.dial.center))) }
    }
  }

  @Test(arguments: 0..<8)
  func `a body of any ring stands in its house of the base`(seed: UInt64) throws {
    var skies = RandomSkies(seed: 70 + seed)
    let wheel = Wheel(of: try skies.next(rings: 3), theme: .light, shaper: RulerShaper())
    guard let houses = wheel.figure.houses else { return }
    for seat in wheel.seats where !seat.isBorrowed {
      #expect(houses.house(of: Longitude(seat.drawnDegree)) == houses.house(of: seat.placement.longitude))
    }
  }

  @Test(arguments: 0..<8)
  func `lines join true places of the base and the outermost sky, at most forty`(seed: UInt64) throws {
    var skies = RandomSkies(seed: 90 + seed)
    let figure = try skies.next(rings: 2 + Int(seed % 2))
    let wheel = Wheel(of: figure, theme: .light, shaper: RulerShaper())
    let outermost = figure.rings.count - 1
    #expect(wheel.chords.count <= 40)
    #expect(
      wheel.chords.count + wheel.undrawnAspects
        == figure.ties.count { $0.ring1 == outermost && $0.ring2 == 0 && !$0.aspect.isFleeting })
    for chord in wheel.chords where chord.form == .line {
      #expect(chord.tie.ring1 == outermost && chord.tie.ring2 == 0)
      let ends = [
        (chord.segment.start, chord.tie.longitude1, outermost), (chord.segment.end, chord.tie.longitude2, 0),
      ]
      for (end, longitude, ring) in ends {
        let place = wheel.dial.point(longitude.degrees, radius: wheel.endRadius(ofRing: ring))
        #expect(end.distance(to: place) < 1e-9)
      }
    }
  }

  @Test(arguments: [300.0, 600, 1200], [Theme.light, .contrastLight])
  func `the dot of one sky never touches that of another`(side: Double, theme: Theme) throws {
    var skies = RandomSkies(seed: 130)
    for rings in [2, 3, 2, 3, 2, 3] {
      let options = try WheelOptions(side: side, detail: WheelOptions.Detail(pixels: Int(side)))
      let wheel = Wheel(
        of: try skies.next(rings: rings), options: options, theme: theme, shaper: RulerShaper())
      let lines = wheel.chords.filter { $0.form == .line }
      for other in lines.map(\.segment.start) {
        for base in lines.map(\.segment.end) {
          #expect(other.distance(to: base) > (2.1 + 2.5 + 0.45) * wheel.lineWidth + side / 2400)
        }
      }
    }
  }

  @Test func `more than forty lines leave the loosest to a table, and conjunctions do not count`() throws {
    let chart = try SampleChart.oksana()
    let wide = Dictionary(uniqueKeysWithValues: AspectType.major.map { ($0, 12.0) })
    let figure = WheelFigure(of: chart, around: [.init(chart, as: .partner, orbs: wide)])
    let wheel = Wheel(of: figure, theme: .light, shaper: RulerShaper())
    let ties = figure.ties.filter { $0.aspect.type != .conjunction }
    let lines = wheel.chords.filter { $0.form == .line }
    #expect(lines.count == 40 && ties.count < figure.ties.count)
    #expect(wheel.chords.count == 40 + figure.ties.count - ties.count)
    #expect(wheel.undrawnAspects == ties.count - 40)
    let loosestDrawn = lines.map(\.tightness).min() ?? 0
    #expect(ties.count { $0.tightness > loosestDrawn } < 40)
  }

  @Test func `aspects of a middle ring are counted under the wheel`() throws {
    let chart = try SampleChart.oksana()
    let skies = [OuterSky(chart, as: .progressed), OuterSky(chart, as: .transit)]
    let figure = WheelFigure(of: chart, around: skies)
    let count = figure.ties.count { $0.ring1 == 1 }
    #expect(count > 1)
    let fleeting = figure.ties.count { $0.ring1 == 2 && $0.aspect.isFleeting }
    #expect(
      figure.undrawnRings(in: .en) == [
        "Progressions: \(count) aspects are not drawn",
        "ASC T, MC T: \(fleeting) aspects are not drawn",
      ])
    #expect(WheelFigure(of: chart, around: [skies[0]]).undrawnRings(in: .en) == [])
    var caption = WheelCaption(title: "Oksana")
    caption.skies = [["Progressions"], ["Transits"]]
    let options = WheelOptions(caption: caption, language: "en")
    let wheel = Wheel(of: figure, options: options, theme: .light, shaper: RulerShaper())
    #expect(wheel.chords.allSatisfy { $0.aspect.end1.body != nil })
    let words = wheel.captions.map { $0.text.runs.map(\.text).joined() }.joined(separator: " ")
    #expect(words.contains("Progressions: \(count) aspects are not drawn"))
    #expect(words.contains("Aspects of planets and angles only"))
  }

  @Test(arguments: zip([Language.en, .uk], ["Natal chart, inner ring", "Натальна карта, внутрішнє коло"]))
  func `the key tells whose the rings are without any color`(language: Language, inner: String) throws {
    let chart = try SampleChart.oksana()
    let figure = WheelFigure(of: chart, around: [OuterSky(chart, as: .transit)])
    var caption = WheelCaption(title: "Oksana")
    caption.key = WheelCaption.key(in: language)
    let options = WheelOptions(caption: caption, language: language.tag)
    let wheel = Wheel(of: figure, options: options, theme: .print, shaper: RulerShaper())
    let words = wheel.captions.map { $0.text.runs.map(\.text).joined() }
    #expect(words.contains { $0.contains(inner) }, "\(words)")
    #expect(words.contains { $0.contains(language == .en ? "outer ring" : "зовнішнє коло") })
  }

  @Test func `the angles of another sky fly flags and draw no lines`() throws {
    let figure = WheelFigure(
      of: try SampleChart.oksana(), around: [.init(try SampleChart.crowded(3), as: .transit)])
    let wheel = Wheel(of: figure, theme: .light, shaper: RulerShaper())
    #expect(wheel.rings[0].flags.isEmpty)
    #expect(wheel.rings[1].flags.map(\.angle) == [.ascendant, .midheaven])
    #expect(wheel.rimLabels.filter { $0.kind == .angleFlag }.count == 2)
    #expect(wheel.cusps.map(\.longitude) == figure.houses?.cusps)
  }

  @Test func `a conjunction of two skies is a mark on the divider`() throws {
    let chart = try SampleChart.oksana()
    let wheel = Wheel(
      of: WheelFigure(of: chart, around: [.init(chart, as: .transit)]), theme: .light, shaper: RulerShaper())
    let bridges = wheel.chords.filter { [.bridge, .comb].contains($0.form) }
    #expect(!bridges.isEmpty)
    let divider = try #require(wheel.plan.divider(around: 0))
    for bridge in bridges {
      #expect(bridge.aspect.type == .conjunction)
      let reach = [bridge.segment.start, bridge.segment.end].map { $0.distance(to: wheel.dial.center) / 300 }
      #expect(abs(reach[0] - divider.upperBound) < 1e-9 && abs(reach[1] - divider.lowerBound) < 1e-9)
    }
  }

  @Test func `where each of several bodies meets each of several others there is one mark for all`() throws {
    let birth = KnownBirths.crowded[0]
    var later = birth
    later.time = ClockTime(hour: 12, minute: 0)
    let charts = try [birth, later].map { try SwissEphemeris().chart(of: $0) }
    let wheel = Wheel(
      of: WheelFigure(of: charts[0], around: [.init(charts[1], as: .partner)]), theme: .light,
      shaper: RulerShaper())
    let combs = Dictionary(grouping: wheel.chords.filter { $0.form == .comb }, by: \.bracket)
    #expect(combs.values.map(\.count).max() ?? 0 >= 12)
    for comb in combs.values {
      // As many as all pairs of the bodies on its two sides: it ties no two that are not conjunct.
      let sides = [Set(comb.map(\.aspect.end1)), Set(comb.map(\.aspect.end2))]
      #expect(
        comb.count == sides[0].count * sides[1].count && comb.allSatisfy { $0.aspect.type == .conjunction })
    }
  }
}
