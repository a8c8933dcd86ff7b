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
