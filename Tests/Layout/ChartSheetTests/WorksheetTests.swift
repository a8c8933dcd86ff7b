import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroSkies
import AstroThemes
import AstroTradition
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

@testable import AstroChartSheet

/// The pages on which everything stands that an astrologer looks up.
@Suite struct WorksheetTests {
  private let fonts: FontBook
  private var finder = DetailFinder(SwissEphemeris())

  init() throws { fonts = try FontBook() }

  private mutating func sheet(
    of chart: Chart, _ asked: Set<Detail> = Set(Detail.allCases), on moment: Moment? = nil,
    in language: Language = .en
  ) throws -> Worksheet {
    let details = try finder.details(of: chart, asked, on: moment)
    return Worksheet(of: chart, details, pixels: 1200, theme: .light, language: language, shaper: fonts)
  }

  @Test(arguments: Language.allCases)
  mutating func `no words lie on others, and none leave the page`(language: Language) throws {
    let moment = Moment(secondsSince1970: 1_795_000_000)
    var random = RandomCharts(seed: 61)
    for chart in try random.next(12) {
      let sheet = try sheet(of: chart, on: moment, in: language)
      #expect(sheet.audit(shaper: fonts) == [])
    }
  }

  @Test func `parts never overlap, and none is lost`() {
    var state: UInt64 = 7
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    for _ in 0..<200 {
      let blocks = (0..<18).map { index in
        let lines = PartLines(
          [], SheetStyle(theme: .light, language: .en, rowHeight: 10).line, room: 1, language: "en",
          RulerShaper())
        return WorksheetBlock(
          label: "\(index)", heading: "x", content: .lines(lines), span: 1 + random(6),
          height: 20 + Double(random(260)))
      }
      let packing = WorksheetPacking(blocks, firstTop: 88, nextTop: 56)
      #expect(packing.placed.count == blocks.count)
      let boxes = packing.placed.map { placed in
        (
          placed.page,
          Rect(
            x: placed.corner.x, y: placed.corner.y,
            width: WorksheetPacking.width(of: placed.block.span), height: placed.block.height)
        )
      }
      for (index, box) in boxes.enumerated() {
        #expect(box.1.maxY <= SheetStyle.tablesBottom && box.1.maxX <= SheetStyle.right + 0.01)
        #expect(
          !boxes.dropFirst(index + 1).contains {
            $0.0 == box.0 && $0.1.expanded(by: -0.01).intersects(box.1.expanded(by: -0.01))
          })
      }
    }
  }

  @Test mutating func `what was not asked for has no table, and what was has one`() throws {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let few = try sheet(of: chart, [.lots]).placed.map(\.block.label)
    #expect(Set(few) == ["wheel", "houses", "positions", "lots", "aspects", "conventions"])
    let all = Set(try sheet(of: chart).placed.map(\.block.label))
    #expect(
      all.isSuperset(of: [
        "condition", "figuris", "receptions", "almutens", "antiscia", "parallels", "stars", "patterns",
        "mansions", "divisions", "heliocentric", "sectors", "midpoints", "firdaria", "spirit", "fortune",
        "vimshottari",
      ]))
  }

  @Test mutating func `a planet's own dignities and its score are in its row`() throws {
    let sheet = try sheet(of: try SwissEphemeris().chart(of: KnownBirths.oksana), [.dignities])
    let block = try #require(sheet.placed.first { $0.block.label == "positions" }?.block)
    guard case .table(let table) = block.content else { throw CancellationError() }
    // Venus at 9°28′ Pisces, by day: exaltation, triplicity and term.
    let venus = try #require(table.rows.first { $0[0].text == "♀" }).map(\.text)
    for own in ["♀\u{2009}+4", "♀\u{2009}+3", "♀\u{2009}+2", "+9"] { #expect(venus.contains(own)) }
    let mars = try #require(table.rows.first { $0[0].text == "♂" }).map(\.text)
    #expect(mars.contains("−5") && mars.contains { $0.contains("peregrine −5") })
  }

  @Test mutating func `without a time there are no houses, no lots and no lords`() throws {
    let chart = try SwissEphemeris().chart(
      of: BirthData(
        date: try #require(CivilDate(year: 1990, month: 4, day: 15)), time: nil, timeZone: "Europe/Kyiv",
        latitude: 50.45, longitude: 30.52))
    let sheet = try sheet(of: chart)
    let labels = Set(sheet.placed.map(\.block.label))
    #expect(
      labels.isDisjoint(with: ["houses", "lots", "figuris", "almutens", "lords", "firdaria", "sectors"]))
    #expect(sheet.audit(shaper: fonts) == [])
  }

  @Test mutating func `pages below each other are one picture as high as all`() throws {
    let sheet = try sheet(of: try SwissEphemeris().chart(of: KnownBirths.oksana))
    let scroll = sheet.scroll(width: 600, shaper: fonts).size
    #expect(sheet.pageCount > 1)
    #expect(scroll.height > ChartSheet.size.height * Double(sheet.pageCount - 1))
    #expect(scroll.height <= ChartSheet.size.height * Double(sheet.pageCount))
  }
}
