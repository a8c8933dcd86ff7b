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
      if sky == .transit { around.insert(OuterSky(base, as: .progressed), at: 0) }
      // Days of exactness take the most room of a row.
      let last = around.count - 1
      for aspect in around[last].aspects(with: base) {
        around[last].exactDays[aspect] = CivilDate(year: 2026, month: 11, day: 26)
      }
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
    let aspects = around.aspects(with: base).sorted { $0.isCloser(than: $1) }
    let fleeting = aspects.count { $0.end1.body == nil }
    around.exactDays[aspects[0]] = CivilDate(daysSince1970: 20_844)
    let words = PlacedWords.all(of: sheet(base, [around], .en, fonts).scene(shaper: fonts).items)
    let orbs = words.filter { $0.text.hasSuffix("′") && $0.box.minX > 260 && $0.box.minY > 530 }
    #expect(orbs.map(\.text) == aspects.map { Degrees.text($0.orb) })
    #expect(words.contains { $0.text == "26 Jan 2027" })
    // What an angle of the passing sky ties lasts minutes, and stands below all planets.
    #expect(fleeting > 0 && aspects.suffix(fleeting).allSatisfy { $0.end1.body == nil })
    #expect(words.count { $0.text == "lasts minutes" } == fleeting)
  }

  @Test(arguments: Language.allCases)
  func `no degree, mark of motion or caption on a sheet of three skies is smaller than 5.5 points`(
    language: Language
  )
    throws
  {
    let fonts = try FontBook()
    let base = try SwissEphemeris().chart(of: KnownBirths.oksana)
    for birth in KnownBirths.crowded.prefix(3) {
      let outer = try SwissEphemeris().chart(of: birth)
      let wheel = sheet(
        base,
        [
          OuterSky(outer, as: .progressed, caption: "Progressions"),
          OuterSky(outer, as: .transit, caption: "Transits"),
        ], language, fonts
      ).wheel
      #expect(wheel.rings.dropFirst().allSatisfy { !$0.caption.isEmpty })
      let words =
        wheel.rings.flatMap(\.bodies).flatMap(\.marks).filter {
          [.planetDegree, .planetRetrograde].contains($0.kind)
        } + wheel.rings.flatMap(\.caption)
      #expect(words.count > 40)
      #expect(words.flatMap(\.text.runs).allSatisfy { $0.size >= 5.49 })
      #expect(wheel.audit(against: wheel.figure).map(\.description) == [])
    }
  }

  @Test func `a couple of whom one has no time says whose`() throws {
    let fonts = try FontBook()
    let (timed, untimed) = (
      try SwissEphemeris().chart(of: KnownBirths.crowded[0]),
      try SwissEphemeris().chart(of: KnownBirths.oksanaWithoutTime)
    )
    for (base, outer, line) in [(timed, untimed, 1), (untimed, timed, 0)] {
      let dump = sheet(base, [OuterSky(outer, as: .partner)], .en, fonts).scene(shaper: fonts).dump()
      let header = dump.split(separator: "\n").filter {
        $0.contains("April 1990") || $0.contains("February 1962")
      }
      #expect(header.count == 2)
      #expect(
        header.indices.allSatisfy { header[$0].contains("birth time unknown") == ($0 == line) }, "\(header)")
      #expect(dump.contains("Positions for local noon"))
    }
  }

  @Test func `what is told of a Moon of any hour has no arrow, and stands last`() throws {
    let fonts = try FontBook()
    let base = try SwissEphemeris().chart(of: KnownBirths.oksanaWithoutTime)
    let skies = try KnownBirths.crowded.map { OuterSky(try SwissEphemeris().chart(of: $0), as: .transit) }
    let around = try #require(skies.first { $0.aspects(with: base).contains { $0.isBroad } })
    let aspects = around.aspects(with: base)
    let words = PlacedWords.all(of: sheet(base, [around], .en, fonts).scene(shaper: fonts).items)
      .filter { $0.box.minX > 260 && $0.box.minY > 530 }
    #expect(
      words.count { ["→", "←"].contains($0.text) } == aspects.count { !$0.isBroad && $0.end1.body != nil })
    let orbs = words.filter { $0.text.hasSuffix("′") || $0.text.hasPrefix("≈") }.map(\.text)
    #expect(orbs == aspects.sorted { $0.isCloser(than: $1) }.map(\.orbText))
  }

  @Test func `the foot says within which orbs aspects are listed`() throws {
    let fonts = try FontBook()
    let base = try SwissEphemeris().chart(of: KnownBirths.oksana)
    func foot(_ skies: [OuterSky], _ language: Language = .en) -> String {
      let items = sheet(base, skies, language, fonts).scene(shaper: fonts).items
      return PlacedWords.all(of: items).filter { $0.box.minY > 800 }.map(\.text).joined()
    }
    #expect(foot([.init(base, as: .partner)]).contains("Orb: ☌ ☍ △ □ ≤ 6°, ⚹ ≤ 4°"))
    #expect(foot([.init(base, as: .transit)], .uk).contains("Орб: ☌ ☍ △ □ ≤ 3°, ⚹ ≤ 2°"))
    let three = foot([.init(base, as: .progressed), .init(base, as: .transit, orbs: [.square: 1.5])])
    #expect(three.contains("Orb P: ☌ ☍ △ □ ⚹ ≤ 1°") && three.contains("Orb T: □ ≤ 1°30′"))
  }

  @Test func `names of right-to-left scripts leave figures in their order`() throws {
    let fonts = try FontBook()
    let base = try SwissEphemeris().chart(of: KnownBirths.oksana, name: "نور")
    let dump = sheet(base, [.init(base, as: .partner)], .en, fonts).scene(shaper: fonts).dump()
    #expect(dump.contains("15 April 1990"))
  }
}

/// Whose each body is, read back from pictures in a single ink.
@Suite struct SheetOwnerTests {
  private func words(_ base: Chart, _ skies: [OuterSky], _ fonts: FontBook) -> [PlacedWords] {
    let sheet = SkySheet(of: base, around: skies, theme: .print, language: .en, shaper: fonts)
    return PlacedWords.all(of: sheet.scene(shaper: fonts).items)
  }

  private func births() throws -> [Chart] {
    [
      try SwissEphemeris().chart(of: KnownBirths.oksana, name: "Oksana"),
      try SwissEphemeris().chart(of: KnownBirths.crowded[0], name: "Ravi"),
    ]
  }

  @Test func `a sheet of two births names both axes, both balances and the guests of houses`() throws {
    let fonts = try FontBook()
    let charts = try births()
    let words = words(charts[0], [.init(charts[1], as: .partner)], fonts)
    let grid = words.filter { $0.box.minY > 530 && $0.box.maxX < 424 }
    let (rows, columns) = (
      try #require(grid.first { $0.text == "Oksana" }), try #require(grid.first { $0.text == "Ravi" })
    )
    // The rows' name is lower and farther to the left than that of the columns.
    #expect(rows.box.minX < columns.box.minX && rows.box.minY > columns.box.minY)
    let heads = words.filter { $0.box.minX > 424 && $0.box.minY > 690 }
      .filter { ["Oksana", "Ravi"].contains($0.text) }
    #expect(heads.map(\.text) == ["Oksana", "Ravi"])
    // A column of guests is marked with their owner, as its head names the owner of the houses.
    let head = try #require(words.first { $0.text == "Houses of Oksana" })
    let marks = words.filter { ["O", "R"].contains($0.text) && $0.box.minX > 424 }
    #expect(marks.count > 8)
    #expect(marks.allSatisfy { ($0.text == "R") == ($0.box.minX < head.box.maxX) })
  }

  @Test func `a list of two skies tells whose the first end of every aspect is`() throws {
    let fonts = try FontBook()
    let charts = try births()
    let skies = [OuterSky(charts[1], as: .progressed), OuterSky(charts[1], as: .transit)]
    let words = words(charts[0], skies, fonts)
    #expect(words.contains { $0.text == "ASPECTS: TRANSITS (T), PROGRESSIONS (P) → NATAL CHART" })
    for (sky, mark) in zip(skies, ["P", "T"]) {
      #expect(words.count { $0.text == mark } == sky.aspects(with: charts[0]).count)
    }
  }
}
