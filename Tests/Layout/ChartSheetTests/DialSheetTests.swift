import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import AstroTradition
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

@testable import AstroChartSheet

/// The page of a dial with its trees.
@Suite struct DialSheetTests {
  @Test(arguments: Language.allCases, DialModulus.allCases)
  func `no words lie on others, and none leave the page`(language: Language, modulus: DialModulus) throws {
    let fonts = try FontBook()
    var random = RandomCharts(seed: 17)
    for chart in try random.next(15) {
      let sheet = DialSheet(
        of: chart, figure: DialFigure(of: chart, modulus: modulus), pixels: 1200, theme: .light,
        language: language, shaper: fonts)
      let words = PlacedWords.all(of: sheet.scene(width: 600, shaper: fonts).items)
      let page = Rect(origin: .origin, size: ChartSheet.size)
      #expect(words.filter { !page.contains($0.box) } == [])
      // The dial's own pieces are held apart by their ink, which the audit measures.
      let dial = DialSheet.dialTop..<DialSheet.treesTop
      #expect(PlacedWords.overlaps(words.filter { !dial.contains($0.box.origin.y) }) == [])
      #expect(sheet.audit() == [])
    }
  }

  @Test func `every tree has all its midpoints, or the page tells how many it has`() throws {
    let fonts = try FontBook()
    var random = RandomCharts(seed: 18)
    for chart in try random.next(30) {
      let sheet = sheet(of: chart, fonts)
      let trees = try #require(sheet.trees)
      #expect(trees.placed.map(\.tree) == sheet.dial.figure.trees)
      let most = trees.most ?? .max
      #expect(trees.placed.allSatisfy { $0.count == min(most, $0.tree.branches.count) })
    }
  }

  @Test func `planets of the Hamburg School have Cyrillic letters in Ukrainian trees too`() throws {
    let fonts = try FontBook()
    let hamburg: [Body] = [.cupido, .hades, .zeus, .kronos, .apollon, .admetos, .vulkanus, .poseidon]
    let points = hamburg.enumerated().map { Placement($1, at: Longitude(Double($0) * 45 + 3)) }
    let planets = try SwissEphemeris().chart(of: KnownBirths.oksana).planets
    let chart = try Chart(planets: planets, points: points)
    let sheet = DialSheet(
      of: chart, figure: DialFigure(of: chart, modulus: .ninety), pixels: 1200, theme: .light, language: .uk,
      shaper: fonts)
    let dump = sheet.scene(width: 600, shaper: fonts).dump()
    for body in hamburg { #expect(!dump.contains("\"\(body.symbol)\"")) }
    for letters in ["Куп", "Гад", "Зев", "Кро", "Апо", "Адм", "Вул", "Пос"] {
      #expect(dump.contains("\"\(letters)\""), "\(letters)")
    }
  }

  @Test func `where all stand together the closest are told, and that they are`() throws {
    let fonts = try FontBook()
    let bodies = try Body.planets.enumerated().map {
      try Placement(body: $1, longitude: Longitude(40 + 0.02 * Double($0)))
    }
    let sheet = sheet(of: try Chart(of: bodies), fonts)
    let most = try #require(sheet.trees?.most)
    #expect(sheet.scene(width: 600, shaper: fonts).dump().contains("the \(most) closest of each"))
    #expect(sheet.audit() == [])
  }

  @Test func `a small picture has the dial alone`() throws {
    let fonts = try FontBook()
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let small = DialSheet(
      of: chart, figure: DialFigure(of: chart), pixels: 300, theme: .light, language: .en, shaper: fonts)
    #expect(small.trees == nil && small.size.width == small.size.height)
    #expect(small.audit() == [])
  }

  @Test func `the dial is a figure, each tree a table with its place as a header`() throws {
    let sheet = sheet(of: try SwissEphemeris().chart(of: KnownBirths.oksana), try FontBook())
    let dump = sheet.scene(width: 600, shaper: try FontBook()).dump()
    #expect(dump.contains("90° dial") && dump.contains("tree.sun") && dump.contains("tree.midheaven"))
  }

  private func sheet(of chart: Chart, _ fonts: FontBook) -> DialSheet {
    DialSheet(
      of: chart, figure: DialFigure(of: chart), pixels: 1200, theme: .light, language: .en, shaper: fonts)
  }
}
