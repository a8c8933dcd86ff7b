import AstroBylines
import AstroChartModel
import AstroChartSheet
import AstroDiagnostics
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroInterpretation
import AstroShaping
import AstroSkies
import AstroSynastry
import AstroThemes
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

/// Cards: no words touch, leave the page or enter the wheel, whatever the name and the sky.
@Suite struct CardTests {
  private let fonts: FontBook
  init() throws { fonts = try FontBook() }

  static let names = [
    "Олександра-Вікторія Добровольська-Заворотнюк-Переяславська-Х", "نور الدين عبد الرحمن", "O",
    "陳大文 Marta",
  ]

  private static func oksana() throws -> Chart { try SwissEphemeris().chart(of: KnownBirths.oksana) }
  private static func withoutTime() throws -> Chart {
    try SwissEphemeris().chart(of: KnownBirths.oksanaWithoutTime)
  }
  private static func crowded(_ index: Int = 0) throws -> Chart {
    try SwissEphemeris().chart(of: KnownBirths.crowded[index])
  }

  private func charts() throws -> [Chart] {
    [try CardTests.oksana(), try CardTests.withoutTime(), try CardTests.crowded()]
  }

  @Test(arguments: CardFormat.allCases, names)
  func `a card of a chart is whole`(format: CardFormat, name: String) throws {
    for (index, var chart) in try charts().enumerated() {
      chart.name = name
      let card = try Card(
        of: chart, sentence: String(repeating: "Дев’яносто ", count: 8), format: format,
        byline: index == 0 ? nil : try Byline(name), theme: .celestial, language: .uk, shaper: fonts)
      #expect(card.audit() == [])
      let lights = card.scene(shaper: fonts).runs(in: "lights")
      #expect(lights == (chart.hasBirthTime ? 9 : 6))
    }
  }

  @Test(arguments: CardFormat.allCases, names)
  func `a card of two people is whole, their bars are as long as their scores`(
    format: CardFormat, name: String
  ) throws {
    var (first, second) = (try CardTests.oksana(), try CardTests.withoutTime())
    (first.name, second.name) = (name, "Тарас")
    let synastry = try Skies().synastry(of: first, with: second).value
    let card = try Card(
      of: synastry, sentence: "Найлегше вам удвох погодитися, що справді важить.", format: format,
      byline: try Byline("Студія"), theme: .dark, language: .uk, shaper: fonts)
    #expect(card.audit() == [])
    let scene = card.scene(shaper: fonts)
    #expect(scene.runs(in: "note") == 1)
    for domain in CoupleDomain.allCases {
      let bars = scene.widths(in: "score.\(domain.rawValue)")
      let score = try #require(synastry.scores[domain]).exactScore
      #expect(bars.count == 2 && bars[0] == 520 && abs(bars[1] - 5.2 * score) < 0.01)
    }
  }

  @Test(arguments: CardFormat.allCases, names)
  func `a card of a day is whole, and a square has no wheel`(format: CardFormat, name: String) throws {
    var chart = try CardTests.oksana()
    chart.name = name
    let day = CardDay(
      title: "26 листопада 2026 року", zone: "UTC+2",
      moon: "Місяць о 14:20 переходить зі Скорпіона в Стрільця і проходить вашим одинадцятим домом.",
      headline: "Сатурн у напруженому квадраті до вашого натального Меркурія, точно о 22:08 дня",
      sky: try CardTests.crowded(1))
    let card = try Card(
      of: chart, on: day, format: format, byline: try Byline("Студія"), theme: .celestial, language: .uk,
      shaper: fonts)
    #expect(card.audit() == [])
    let scene = card.scene(shaper: fonts)
    #expect((scene.runs(in: "ornament") == 0) == (format == .square))
    #expect(scene.runs(in: "headline") > 0)
  }

  @Test func `an ornament has the planets alone, at most a dozen aspects, and no number`() throws {
    for chart in try charts() {
      let wheel = try Wheel.ornament(
        of: WheelFigure(of: chart), side: 700, theme: .light, language: "en", shaper: fonts)
      #expect(wheel.audit(against: wheel.figure).map(\.description) == [])
      #expect(wheel.seats.count == chart.planets.count && wheel.chords.count <= 12)
      #expect(wheel.marks.allSatisfy { [.planetGlyph, .signGlyph].contains($0.kind) })
      let left = chart.angles?.ascendant.degrees ?? 0
      #expect(wheel.dial.origin == left)
    }
  }

  @Test(arguments: Language.allCases)
  func `a sentence on Sun and Moon fits, and is the book's`(language: Language) throws {
    let book = RuleBook.builtIn(on: [.general])
    for chart in try charts() {
      guard let sentence = LightsSentence(of: chart, in: language, atMost: 90) else { continue }
      #expect(sentence.text.count <= 90)
      let text = try #require(book.text(of: sentence.source, in: language))
      #expect([text.sentence, text.lead, text.clause].contains { $0?.contains(sentence.text) == true })
      #expect(LightsSentence(of: chart, in: language, atMost: 10) == nil)
    }
    var composite = try CardTests.oksana()
    composite.kind = .composite
    #expect(LightsSentence(of: composite, in: language, atMost: 90) == nil)
  }
}

extension Scene {
  /// How many runs of glyphs the groups of a label have, at any depth.
  fileprivate func runs(in label: String) -> Int { Scene.runs(items, in: label, isInside: false) }

  private static func runs(_ items: [Item], in label: String, isInside: Bool) -> Int {
    items.reduce(0) { count, item in
      switch item {
      case .glyphs: count + (isInside ? 1 : 0)
      case .group(let group): count + runs(group.items, in: label, isInside: isInside || group.label == label)
      default: count
      }
    }
  }

  /// The widths of the filled rectangles in the groups of a label.
  fileprivate func widths(in label: String) -> [Double] {
    items.flatMap { item -> [Double] in
      guard case .group(let group) = item, group.label == label else { return [] }
      return group.items.compactMap { item -> Double? in
        guard case .fill(let path, _) = item else { return nil }
        let xs = path.elements.compactMap { element -> Double? in
          if case .move(let point) = element { return point.x }
          if case .line(let point) = element { return point.x }
          return nil
        }
        return (xs.max() ?? 0) - (xs.min() ?? 0)
      }
    }
  }
}
