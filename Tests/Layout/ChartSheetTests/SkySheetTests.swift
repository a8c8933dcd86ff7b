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

@Suite struct SkySheetTests {
  private func sheet(
    _ base: Chart, _ skies: [OuterSky], _ language: Language = .en, _ fonts: FontBook
  ) -> SkySheet {
    SkySheet(of: base, around: skies, theme: .light, language: language, shaper: fonts)
  }

  @Test(arguments: Language.allCases, [SkyRole.partner, .transit])
  func `no words lie on others, and none leave the page`(language: Language, sky: SkyRole) throws {
    let fonts = try FontBook()
    var random = RandomCharts(seed: 11)
    let charts = try random.next(12)
    for (base, outer) in zip(charts, charts.dropFirst()) {
      var around = [OuterSky(outer, as: sky, tiesPoints: true)]
      if sky == .transit { around.append(OuterSky(base, as: .progressed)) }
      let words = PlacedWords.all(of: sheet(base, around, language, fonts).scene(shaper: fonts).items)
      #expect(words.count > 60)
      let page = Rect(origin: .origin, size: SkySheet.size)
      #expect(words.filter { !page.contains($0.box) } == [])
      #expect(PlacedWords.overlaps(words) == [])
    }
  }

  @Test func `the grid of two births leaves out no aspect, whichever way round`() throws {
    let fonts = try FontBook()
    let (one, other) = (
      try SwissEphemeris().chart(of: KnownBirths.oksana),
      try SwissEphemeris().chart(of: KnownBirths.crowded[0])
    )
    for (base, outer) in [(one, other), (other, one)] {
      let around = OuterSky(outer, as: .partner)
      let words = PlacedWords.all(of: sheet(base, [around], .en, fonts).scene(shaper: fonts).items)
      let orbs = around.aspects(with: base).map { Degrees.text($0.orb) }
      #expect(orbs.count > 30)
      for orb in Set(orbs) {
        #expect(words.count { $0.text == orb } == orbs.count { $0 == orb })
      }
    }
  }

  @Test func `a list of aspects has the closest first, with the day of the next`() throws {
    let fonts = try FontBook()
    let base = try SwissEphemeris().chart(of: KnownBirths.oksana)
    var around = OuterSky(try SwissEphemeris().chart(of: KnownBirths.crowded[0]), as: .transit)
    let aspects = around.aspects(with: base).sorted { $0.orb < $1.orb }
    around.exactDays[aspects[0]] = CivilDate(daysSince1970: 20_844)
    let words = PlacedWords.all(of: sheet(base, [around], .en, fonts).scene(shaper: fonts).items)
    let orbs = words.filter { $0.text.hasSuffix("′") && $0.box.minX > 260 && $0.box.minY > 530 }
    #expect(orbs.map(\.text) == aspects.map { Degrees.text($0.orb) })
    #expect(words.contains { $0.text == "26 Jan 2027" })
  }

  @Test func `names of right-to-left scripts leave figures in their order`() throws {
    let fonts = try FontBook()
    let base = try SwissEphemeris().chart(of: KnownBirths.oksana, name: "نور")
    let dump = sheet(base, [.init(base, as: .partner)], .en, fonts).scene(shaper: fonts).dump()
    #expect(dump.contains("15 April 1990"))
  }
}
