import AstroChartModel
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroSkies
import AstroThemes
import AstroTradition
import AstroWording
import TestSupport
import Testing

@testable import AstroTimeline

/// The promises of the picture of a life.
@Suite struct LifePictureTests {
  private static func figure(of birth: BirthData, in language: Language = .en) throws -> LifeFigure? {
    let chart = try SwissEphemeris().chart(of: birth)
    var finder = DetailFinder(SwissEphemeris())
    let details = try finder.details(of: chart, [.sect, .timelords])
    return LifeFigure(of: chart, named: "Оксана", facts: ["Kyiv"], details: details, in: language)
  }

  private static func picture(of birth: BirthData = KnownBirths.oksana) throws -> LifePicture {
    let figure = try #require(try figure(of: birth))
    return LifePicture(of: figure, theme: .light, language: .en, shaper: RulerShaper())
  }

  @Test(arguments: Language.allCases)
  func `a life of any birth breaks no promise`(language: Language) throws {
    let fonts = try FontBook()
    var births = RandomBirths(seed: 81)
    for _ in 0..<2 {
      guard let birth = births.next(), let figure = try Self.figure(of: birth, in: language) else { continue }
      let picture = LifePicture(of: figure, theme: .light, language: language, shaper: fonts)
      #expect(picture.audit() == [])
      #expect(picture.rows.count == 20 && picture.rows.allSatisfy { !$0.cells.isEmpty })
    }
  }

  @Test func `without a time there is no life`() throws {
    var births = RandomBirths(seed: 82, knowsTime: false)
    let birth = try #require({ births.next() }())
    #expect(try Self.figure(of: birth) == nil)
  }

  @Test func `each year of profection is of the next sign, below its lord`() throws {
    let figure = try #require(try Self.figure(of: KnownBirths.oksana))
    let rows = try #require(figure.bands.first { $0.system == .profections }).rows
    #expect(rows[0].count == 100 && rows[0].map(\.age) == (0..<100).map { $0 })
    let signs = rows[0].compactMap { period in
      if case .sign(let sign) = period.ruler { sign } else { nil }
    }
    #expect(
      signs.first == .leo && signs[34] == .gemini
        && zip(signs, signs.dropFirst()).allSatisfy {
          ($1.index - $0.index + 12) % 12 == 1
        })
    #expect(rows[1].map(\.ruler) == signs.map { .lord($0.traditionalRuler) })
  }

  @Test func `shorter periods fill the longer ones, and no instant is without either`() throws {
    var births = RandomBirths(seed: 83)
    for _ in 0..<10 {
      guard let birth = births.next(), let figure = try Self.figure(of: birth) else { continue }
      for band in figure.bands {
        for row in band.rows {
          #expect(zip(row, row.dropFirst()).allSatisfy { abs($0.end - $1.start) < 1e-6 && $0.start < $0.end })
          #expect((row.first?.start ?? .infinity) <= figure.birth + 1e-6)
          let reach = figure.birth + Double(LifeFigure.years) * LifeFigure.year
          #expect((row.last?.end ?? 0) > reach - 0.1)
        }
      }
    }
  }

  @Test func `a bond is loosed into the opposite sign of the first`() throws {
    var births = RandomBirths(seed: 84)
    var loosed = 0
    for _ in 0..<10 {
      guard let birth = births.next(), let figure = try Self.figure(of: birth) else { continue }
      for band in figure.bands where [.spirit, .fortune].contains(band.system) {
        for (before, after) in zip(band.rows[1], band.rows[1].dropFirst()) where after.isLoosed {
          guard case .sign(let last) = before.ruler, case .sign(let next) = after.ruler else { continue }
          loosed += 1
          #expect((next.index - last.index + 12) % 12 == 7)
        }
      }
    }
    #expect(loosed > 10)
  }

  @Test func `known dates and every convention stand on the picture`() throws {
    let picture = try Self.picture()
    let titles = picture.rows.flatMap(\.cells).map(\.title)
    #expect(titles.contains { $0.hasPrefix("Vimshottari: South Node, 14 January 1991 – 14 January 1998") })
    #expect(titles.contains { $0.hasPrefix("Firdaria: Sun, 15 April 1990 – 14 April 2000") })
    let words = picture.marks.map(\.title).joined(separator: "\n")
    for convention in ["Abu Ma‘shar", "360 days", "Lahiri", "365.25 days", "solar return"] {
      #expect(words.contains(convention))
    }
  }

  @Test func `an audit finds a glyph on another, a gap in a row, and a cell without a glyph`() throws {
    func kinds(_ change: (inout LifePicture) -> Void) throws -> Set<TimelineFinding.Kind> {
      var picture = try Self.picture()
      #expect(picture.audit() == [])
      change(&picture)
      return Set(picture.audit().map(\.kind))
    }
    #expect(
      try kinds { $0.rows[1].cells[0].marks[0].origin = $0.rows[1].cells[1].marks[0].origin }
        .contains(.overlap))
    #expect(
      try kinds { $0.rows[2].cells[0].box = $0.rows[2].cells[0].box.expanded(by: -1) }.contains(.misplaced))
    #expect(try kinds { $0.rows[3].cells[0].marks = [] } == [.missing])
  }
}
