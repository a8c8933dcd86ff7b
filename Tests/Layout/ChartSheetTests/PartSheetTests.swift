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

/// The grid of aspects and the table of positions alone.
@Suite struct PartSheetTests {
  private let fonts: FontBook
  init() throws { fonts = try FontBook() }

  private func charts() throws -> [Chart] {
    let births = [KnownBirths.oksana, KnownBirths.oksanaWithoutTime, KnownBirths.crowded[0]]
    let names = [
      "Оксана", "نور الدين عبد الرحمن", "Олександра-Вікторія Добровольська-Заворотнюк-Переяславська-Х",
    ]
    return try zip(births, names).map { try SwissEphemeris().chart(of: $0, name: $1) }
  }

  private func part(_ part: SheetPart, _ chart: Chart, with partner: Chart? = nil) -> PartSheet {
    PartSheet(
      part, of: chart, with: partner.map { OuterSky($0, as: .partner) }, theme: .light, language: .uk,
      shaper: fonts)
  }

  private func words(_ part: PartSheet) -> [String] {
    PlacedWords.all(of: part.scene(width: part.size.width, shaper: fonts).items).map(\.text)
  }

  @Test func `no words touch or leave the page`() throws {
    let charts = try charts()
    for chart in charts {
      for kind in SheetPart.allCases {
        let part = part(kind, chart)
        #expect(part.audit(shaper: fonts) == [] && part.size.width > 200)
      }
      #expect(part(.grid, chart, with: charts[0]).audit(shaper: fonts) == [])
    }
  }

  @Test func `a grid has every aspect, its orb, and whether it is applying`() throws {
    for chart in try charts() {
      let words = words(part(.grid, chart))
      for type in AspectType.allCases {
        let count = chart.aspects.count { $0.type == type }
        #expect(words.count { $0 == type.symbol } == count, "\(type)")
      }
      // An aspect to a Moon of any hour tells none.
      let letters = chart.aspects.count { $0.isApplying == true && !$0.isBroad }
      #expect(words.count { $0.hasSuffix("′ с") || $0.hasSuffix("≈ с") } == letters)
    }
  }

  @Test func `a table has every body, and both angles of a birth with a time`() throws {
    for chart in try charts() {
      let words = words(part(.table, chart))
      for placement in chart.placements { #expect(words.contains(placement.body.name(in: .uk))) }
      #expect(words.contains("Асцендент") == chart.hasBirthTime)
    }
  }

  @Test func `a grid of two names both`() throws {
    let charts = try charts()
    let words = words(part(.grid, charts[0], with: charts[1])).joined(separator: " ")
    for chart in charts.prefix(2) { #expect(words.contains(chart.name ?? "?")) }
  }
}
