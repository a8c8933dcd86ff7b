import AstroChartModel
import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import AstroShaping
import AstroSymbols
import AstroThemes
import AstroWheelLayout
import TestSupport
import Testing

/// The font as we read it ourselves, held against FreeType's and HarfBuzz's reading.
@Suite struct SymbolFontTests {
  private let ours = SymbolFont()
  private let theirs: FontBook

  init() throws { theirs = try FontBook() }

  private static let letters =
    "☉☽☾☿♀♁♂♃♄♅♆♇♈♉♊♋♌♍♎♏♐♑♒♓☌☍△□⚹⚻⚺∠⚼☊☋⚷⚸⚳⚴⚵⚶⯛⊗℞°′″ \u{E001}\u{E007}\u{E010}\u{E017}"

  @Test func `every outline is that which HarfBuzz reads`() throws {
    #expect(try ours.unitsPerEm(of: .symbols) == theirs.unitsPerEm(of: .symbols))
    var drawn = 0
    for glyph in UInt32(0)..<200 {
      let outline = try ours.outline(of: glyph, in: .symbols)
      #expect(try outline == theirs.outline(of: glyph, in: .symbols), "glyph \(glyph)")
      if !outline.isEmpty { drawn += 1 }
    }
    #expect(drawn > 80)
  }

  @Test(arguments: letters) func `every sign is set as HarfBuzz sets it`(letter: Character) {
    let style = TextStyle(.symbols, size: 17, color: .black)
    let (ours, theirs) = (ours.shape(String(letter), style), theirs.shape(String(letter), style))
    #expect(ours.runs.flatMap(\.glyphs).map(\.id) == theirs.runs.flatMap(\.glyphs).map(\.id))
    #expect(abs(ours.advance - theirs.advance) < 1e-9)
    expectNear(ours.inkBounds, theirs.inkBounds)
    #expect(ours.missing.isEmpty)
  }

  private func expectNear(_ one: Rect, _ other: Rect) {
    for (a, b) in zip(
      [one.minX, one.minY, one.maxX, one.maxY], [other.minX, other.minY, other.maxX, other.maxY])
    {
      #expect(abs(a - b) < 1e-9)
    }
  }

  @Test func `a planet of the Hamburg School has letters in either alphabet`() {
    let style = TextStyle(.symbols, size: 40, color: .black)
    let bodies = Body.points.filter { $0.symbol.count == 3 }
    for (language, spelled) in [
      ("en", "Cup Had Zeu Kro Apo Adm Vul Pos"), ("uk", "Куп Гад Зев Кро Апо Адм Вул Пос"),
    ] {
      let texts = bodies.map { ours.symbol($0.symbol, style, language: language) }
      #expect(texts.map { $0.runs.map(\.text).joined() }.joined(separator: " ") == spelled)
      #expect(texts.allSatisfy { $0.missing.isEmpty && $0.runs.flatMap(\.glyphs).count == 1 })
      #expect(Set(texts.flatMap(\.runs).flatMap(\.glyphs).map(\.id)).count == 8)
    }
  }

  @Test func `signs in a row stand where HarfBuzz puts them`() {
    let style = TextStyle(.symbols, size: 40, color: .black, tracking: 0.1)
    let (ours, theirs) = (ours.shape("☉ °′ ♈☌", style), theirs.shape("☉ °′ ♈☌", style))
    #expect(ours.runs.flatMap(\.glyphs).map(\.cluster) == theirs.runs.flatMap(\.glyphs).map(\.cluster))
    #expect(abs(ours.advance - theirs.advance) < 1e-9)
    expectNear(ours.inkBounds, theirs.inkBounds)
  }

  @Test func `text faces give way to it, a quarter larger`() {
    let style = TextStyle(.interSemiBold, size: 12, color: .black)
    let run = ours.shape("12°", style).runs.first
    #expect(run?.face == .symbols)
    #expect(run?.size == 15)
    #expect(run?.text == "12°")
  }

  @Test func `what it has not is told once, what is never seen leaves nothing`() {
    let shaped = ours.shape("бb\u{200D}б\t1", TextStyle(.inter, size: 12, color: .black))
    #expect(shaped.missing == "бb")
    #expect(shaped.runs.first?.glyphs.map(\.cluster) == [0, 2, 6, 8, 9])
    #expect(shaped.runs.first?.glyphs.map { $0.id == 0 } == [true, true, true, false, false])
  }

  @Test func `other faces are refused`() {
    #expect(throws: Problem.self) { try ours.outline(of: 5, in: .inter) }
    #expect(throws: Problem.self) { try ours.unitsPerEm(of: .vollkorn) }
  }

  @Test(arguments: 0..<6) func `symbols of a wheel are those of the font book's wheel`(seed: UInt64) throws {
    var charts = RandomCharts(seed: 40 + seed)
    for chart in try charts.next(3) {
      let wheels = [
        Wheel(of: chart, theme: .light, shaper: ours), Wheel(of: chart, theme: .light, shaper: theirs),
      ]
      let signs = wheels.map { $0.signs.map(\.box) }
      for (one, other) in zip(signs[0], signs[1]) {
        #expect((one.center - other.center).length < 1e-9)
        #expect(abs(one.size.width - other.size.width) < 1e-9)
      }
      // Words differ in width, so that crowds do; but every body keeps its house, its order and its line.
      let bodies = wheels.map { $0.seats.map { [$0.tick.start, $0.tick.end] } }
      #expect(bodies[0] == bodies[1])
      #expect(wheels[0].seats.map(\.id) == wheels[1].seats.map(\.id))
      #expect(wheels[0].chords.map(\.segment) == wheels[1].chords.map(\.segment))
      #expect(wheels[0].audit(against: chart).map(\.description) == [])
      for (one, other) in zip(wheels[0].seats, wheels[1].seats) {
        let apart = Longitude(one.drawnDegree).separation(from: Longitude(other.drawnDegree))
        #expect(apart < 6, "\(one.id) stands \(apart)° apart")
      }
    }
  }
}
