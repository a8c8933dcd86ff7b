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

@testable import AstroChartSheet

/// The tables below a chart's wheel.
@Suite struct SheetFootTests {
  private let fonts: FontBook
  init() throws { fonts = try FontBook() }

  private func words(
    _ chart: Chart, _ language: Language = .en, options: WheelOptions = WheelOptions()
  ) -> [PlacedWords] {
    let sheet = ChartSheet(of: chart, options: options, theme: .light, language: language, shaper: fonts)
    return PlacedWords.all(of: sheet.scene(shaper: fonts).items)
  }

  private func chart(knowsTime: Bool = true, points: [Body] = Body.points) throws -> Chart {
    try SwissEphemeris().chart(
      of: knowsTime ? KnownBirths.oksana : KnownBirths.oksanaWithoutTime,
      settings: ChartSettings(points: points))
  }

  @Test(arguments: Language.allCases)
  func `columns have heads, and every aspect of the grid its orb`(language: Language) throws {
    let chart = try chart()
    let texts = words(chart, language).map(\.text)
    let table = TableWords(language)
    for head in [table.house, table.ruler] { #expect(texts.contains(head)) }
    let orbs = chart.aspects.map { aspect in
      let minutes = Int((aspect.orb * 60).rounded())
      return "\(minutes / 60)°\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)′"
    }
    #expect(orbs.count > 15)
    for orb in Set(orbs) { #expect(texts.count { $0 == orb } == orbs.count { $0 == orb }, "\(orb)") }
  }

  @Test(arguments: Language.allCases, [true, false])
  func `the staircase is no wider than its heading, and nothing stands above its steps`(
    language: Language, knowsTime: Bool
  ) throws {
    let chart = try chart(knowsTime: knowsTime, points: ChartSettings().points)
    let sheet = ChartSheet(of: chart, theme: .light, language: language, shaper: fonts)
    let words = PlacedWords.all(of: sheet.scene(shaper: fonts).items)
    let table = TableWords(language)
    let balance = try #require(words.first { $0.text == table.balance.uppercased() })
    let aspects = try #require(words.first { $0.text == table.aspects.uppercased() })
    // What stands between the two headings is the staircase: it ends before the balance begins.
    let foot = words.filter { $0.box.minY > aspects.box.maxY && $0.box.minX >= aspects.box.minX - 1 }
    let staircase = foot.filter { $0.box.minX < balance.box.minX - 2 }
    #expect(staircase.count > 20)
    #expect(staircase.allSatisfy { $0.box.maxX < balance.box.minX - 8 })
  }

  @Test(arguments: [true, false])
  func `an orb keeps clear of the borders of its cell`(knowsTime: Bool) throws {
    for points in [ChartSettings().points, []] {
      let chart = try chart(knowsTime: knowsTime, points: points)
      let sheet = ChartSheet(of: chart, theme: .light, language: .en, shaper: fonts)
      let foot = SheetFoot(of: sheet, fonts)
      let top = foot.tables[0].y + SheetPlan.gridHead
      // Other tables stand above the steps.
      let orbs = PlacedWords.all(of: sheet.scene(shaper: fonts).items).filter {
        let row = (($0.box.center.y - top) / foot.cell.height).rounded(.down)
        let step = foot.gridX...(foot.gridX + foot.cell.width * max(row, 0))
        return $0.text.contains("°") && step.contains($0.box.center.x)
      }
      #expect(orbs.count >= 10)
      for orb in orbs {
        // An advance has the bearings of the letters on both sides, so more than this is free of ink.
        #expect(orb.box.width < foot.cell.width - 0.5, "\(orb.text) in \(foot.cell.width)")
      }
    }
  }

  @Test func `orbs that could not be read are left out`() throws {
    var options = WheelOptions()
    options.pixelsPerPoint = 1
    let decimals = words(try chart(), options: options).filter { $0.text.contains(".") }
    #expect(decimals == [])
  }

  @Test func `the Vertex has a glyph of the family`() throws {
    let sheet = ChartSheet(of: try chart(), theme: .light, language: .en, shaper: fonts)
    #expect(sheet.scene(shaper: fonts).faces(of: "Vx").allSatisfy { $0 == .symbols })
    #expect(!sheet.scene(shaper: fonts).faces(of: "Vx").isEmpty)
  }

  @Test(arguments: Language.allCases, [true, false])
  func `no quarter of the foot is idle, and nothing lies on another`(language: Language, knowsTime: Bool)
    throws
  {
    for points in [ChartSettings().points, Body.points, []] {
      let words = words(try chart(knowsTime: knowsTime, points: points), language)
      #expect(PlacedWords.overlaps(words) == [])
      let foot = words.filter { $0.box.minY > 600 && $0.box.maxY < 810 }
      for quarter in 0..<4 {
        let (left, right) = (38 + 131.0 * Double(quarter), 38 + 131.0 * Double(quarter + 1))
        let part = foot.filter { $0.box.minX >= left && $0.box.minX < right }
        #expect(part.count > 7, "quarter \(quarter) of \(language.tag), \(points.count) points")
        #expect((part.map(\.box.maxY).max() ?? 0) > 700)
      }
    }
  }
}

extension Scene {
  /// The faces that a word is set in.
  fileprivate func faces(of word: String) -> [Face] {
    func faces(_ items: [Scene.Item]) -> [Face] {
      items.flatMap { item -> [Face] in
        switch item {
        case .glyphs(let run, _) where run.text == word: [run.face]
        case .group(let group): faces(group.items)
        default: []
        }
      }
    }
    return faces(items)
  }
}
