import AstroChartModel
import AstroChartSheet
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

@Suite struct ChartSheetTests {
  @Test(arguments: Language.allCases)
  func `on a sheet no words lie on others, and none leave the page`(language: Language) throws {
    let fonts = try FontBook()
    var random = RandomCharts(seed: 7)
    for chart in try random.next(12) {
      let sheet = ChartSheet(of: chart, theme: .light, language: language, shaper: fonts)
      let words = PlacedWords.all(of: sheet.scene(shaper: fonts).items)
      #expect(words.count > 100)
      let page = Rect(origin: .origin, size: ChartSheet.size)
      #expect(words.filter { !page.contains($0.box) } == [])
      #expect(PlacedWords.overlaps(words) == [])
    }
  }

  @Test func `without a time of birth there is no table of houses`() throws {
    let fonts = try FontBook()
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksanaWithoutTime)
    let sheet = ChartSheet(of: chart, theme: .dark, language: .en, shaper: fonts)
    let dump = sheet.scene(shaper: fonts).dump()
    #expect(!dump.contains("HOUSES"))
    #expect(dump.contains("Birth time unknown"))
  }

  @Test func `the Moon of an untimed birth is told as of noon, and its aspects last, without minutes`() throws
  {
    let fonts = try FontBook()
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksanaWithoutTime)
    let dump = ChartSheet(of: chart, theme: .light, language: .en, shaper: fonts).scene(shaper: fonts).dump()
    let moon = try #require(chart.placement(of: .moon))
    #expect(moon.isBroad && !dump.contains(moon.longitude.degreesText))
    #expect(dump.contains("≈\(moon.longitude.degreeAndMinute.degree)°\""))
    // In the staircase an aspect of the Moon has no orb to the minute.
    let ofTheMoon = chart.aspects.count { $0.bodies.contains(.moon) && $0.bodies.allSatisfy(\.isPlanet) }
    #expect(ofTheMoon > 0 && dump.matches(of: /"≈"/).count >= ofTheMoon)
  }

  @Test func `a long list of closest aspects of an untimed birth still ends with the uncertain ones`() throws
  {
    let fonts = try FontBook()
    var tried = 0
    for day in 0..<60 where tried < 3 {
      var birth = KnownBirths.oksanaWithoutTime
      birth.date = CivilDate(daysSince1970: day * 397)
      let chart = try SwissEphemeris().chart(of: birth)
      let unsure = chart.aspects.filter { !$0.isOrbKnown }
      guard let first = unsure.min(by: { $0.isCloser(than: $1) }), chart.aspects.count - unsure.count > 12
      else {
        continue
      }
      tried += 1
      let sheet = ChartSheet(of: chart, theme: .light, language: .en, shaper: fonts)
      let dump = sheet.scene(shaper: fonts).dump()
      #expect(dump.contains("\(first.orbText)\""), "\(birth.date.text)")
      // The twelve closest of which the orb is known stand in the list and in the staircase, whatever they are.
      let known = chart.aspects.filter(\.isOrbKnown).sorted { $0.isCloser(than: $1) }.prefix(12)
      for orb in Set(known.map(\.orbText)) {
        #expect(dump.ranges(of: orb).count >= 2 * known.count { $0.orbText == orb }, "\(orb)")
      }
    }
    #expect(tried == 3)
  }

  @Test(arguments: Language.allCases)
  func `a sheet has the phase, the ruler and the key, and orbs in minutes of 5.5 points`(language: Language)
    throws
  {
    let fonts = try FontBook()
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let sheet = ChartSheet(of: chart, theme: .light, language: language, shaper: fonts)
    let words = TableWords(language)
    let ruler = try #require(ChartCaption.Meaning(of: chart, in: language).ruler)
    let captions = sheet.wheel.captions.map { $0.text.runs.map(\.text).joined() }
    for told in [words.applying, words.separating, AspectType.conjunction.name(in: language)] {
      #expect(captions.contains(told), "\(told)")
    }
    #expect(captions.contains { $0.hasPrefix(ruler.prefix(8)) })
    let orbs = sheet.scene(shaper: fonts).orbs
    #expect(orbs.count >= 20 && orbs.allSatisfy { $0.text.contains("′") && $0.size >= 5.4 }, "\(orbs)")
  }

  @Test func `a sheet twice as wide is the same sheet at twice the size`() throws {
    let fonts = try FontBook()
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let sheet = ChartSheet(of: chart, theme: .light, language: .uk, shaper: fonts)
    let large = sheet.scene(width: 2 * ChartSheet.size.width, shaper: fonts)
    #expect(large.size == Size(width: 2 * ChartSheet.size.width, height: 2 * ChartSheet.size.height))
    let pairs = zip(
      PlacedWords.all(of: sheet.scene(shaper: fonts).items), PlacedWords.all(of: large.items))
    #expect(pairs.allSatisfy { abs($0.box.maxX * 2 - $1.box.maxX) < 1e-6 && $0.text == $1.text })
  }

  @Test func `overlapping words are told`() {
    let box = Rect(x: 0, y: 0, width: 10, height: 5)
    let words = [
      PlacedWords(text: "a", box: box), PlacedWords(text: "b", box: box.offset(by: Vector(dx: 9, dy: 0))),
    ]
    #expect(PlacedWords.overlaps(words) == ["a × b"])
  }
}

extension Scene {
  /// The runs of the staircase of aspects that hold an orb.
  fileprivate var orbs: [GlyphRun] {
    Scene.runs(in: items, isGrid: false).filter { $0.text.contains("°") }
  }

  private static func runs(in items: [Item], isGrid: Bool) -> [GlyphRun] {
    items.flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let run, _): isGrid ? [run] : []
      case .group(let group): runs(in: group.items, isGrid: isGrid || group.label == "grid")
      default: []
      }
    }
  }
}
