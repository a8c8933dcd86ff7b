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

/// Pictures to show, in every format.
@Suite struct PosterTests {
  private let fonts: FontBook
  init() throws { fonts = try FontBook() }

  private func chart(knowsTime: Bool = true, name: String = "Оксана") throws -> Chart {
    try SwissEphemeris().chart(
      of: knowsTime ? KnownBirths.oksana : KnownBirths.oksanaWithoutTime, name: name)
  }

  private func poster(_ chart: Chart, _ format: PosterFormat, _ language: Language = .uk) throws -> Poster {
    try Poster(of: chart, format: format, theme: .midnight, language: language, shaper: fonts)
  }

  @Test(arguments: PosterFormat.allCases, [true, false])
  func `all words stay on the page, apart from each other and from the wheel`(
    format: PosterFormat, knowsTime: Bool
  ) throws {
    for name in ["О", "Олександра-Вікторія Добровольська-Заворотнюк"] {
      let chart = try chart(knowsTime: knowsTime, name: name)
      let poster = try poster(chart, format)
      let scene = poster.scene(shaper: fonts)
      #expect(poster.wheel.audit(against: chart).map(\.description) == [])
      let page = scene.bounds.inset(by: Insets(all: scene.size.width * 24 / 1080))
      let words = scene.words(in: ["title", "lights"])
      #expect(words.count > 4)
      for box in words { #expect(page.contains(box)) }
      for (index, box) in words.enumerated() {
        for other in words.dropFirst(index + 1) { #expect(!box.intersects(other)) }
      }
    }
  }

  @Test(arguments: PosterFormat.allCases, Language.allCases)
  func `Sun, Moon and Ascendant keep off the frame, the middle one on the wheel's axis`(
    format: PosterFormat, language: Language
  ) throws {
    for hour in stride(from: 2, to: 24, by: 4) {
      var birth = KnownBirths.oksana
      (birth.date, birth.time) = (
        CivilDate(year: 1990, month: 12, day: 1 + hour)!, ClockTime(hour: hour, minute: 0)
      )
      let scene = try poster(try SwissEphemeris().chart(of: birth), format, language).scene(shaper: fonts)
      let unit = scene.size.width / 1080
      let lights = scene.words(in: ["lights"])
      let page = scene.bounds.inset(by: Insets(all: 54 * unit))
      for box in lights { #expect(box.minX > page.minX && box.maxX < page.maxX, "\(hour)") }
      // Each column has a symbol, words and a degree; the words are the widest.
      let words = stride(from: 1, to: lights.count, by: 3).map { lights[$0] }
      let gaps = zip(words, words.dropFirst()).map { $1.minX - $0.maxX }
      #expect(gaps.count == 2 && gaps.allSatisfy { $0 > 12 * unit }, "\(gaps)")
      let middles = words.map { $0.center.x - scene.size.width / 2 }
      #expect(abs(middles[1]) < unit && abs(middles[0] + middles[2]) < unit, "\(middles)")
    }
  }

  @Test(arguments: [PosterFormat.portrait, .story, .a3, .a2])
  func `the wheel takes 84 hundredths of the width`(format: PosterFormat) throws {
    let wheel = try poster(try chart(), format).wheel
    let circle = 2 * wheel.plan.zodiacOuter * wheel.dial.halfSide
    #expect(circle >= 0.84 * format.size.width)
  }

  @Test func `a long name breaks at a space, into even lines`() throws {
    let chart = try chart(name: "Олександра-Вікторія Добровольська-Заворотнюк")
    let lines = try poster(chart, .portrait).scene(shaper: fonts).words(in: ["title"])
    #expect(lines.count >= 3)
    #expect(abs(lines[0].width - lines[1].width) < 0.25 * lines[1].width)
    #expect(try poster(chart, .portrait).scene(shaper: fonts).texts.contains("Олександра-Вікторія"))
  }

  @Test func `without a time the Moon has no minutes`() throws {
    let texts = try poster(try chart(knowsTime: false), .square).scene(shaper: fonts).texts
    let degrees = texts.filter { $0.hasSuffix("°") || $0.hasSuffix("′") }
    #expect(degrees.contains { $0.hasSuffix("°") } && degrees.contains { $0.hasSuffix("′") })
  }

  @Test(arguments: PosterFormat.allCases)
  func `the proportions of pixels are those of the page`(format: PosterFormat) {
    let tall = Double(format.pixelWidth) * format.size.height / format.size.width
    let pixels = [
      PosterFormat.square: 1080.0, .portrait: 1350, .story: 1920, .a3: 4961, .a2: 7016,
    ]
    #expect(tall.rounded() == pixels[format])
  }

  @Test func `a chart has the same stars every time, another chart others`() throws {
    let (one, other) = (try chart(), try SwissEphemeris().chart(of: KnownBirths.crowded[0]))
    let scene = try poster(one, .square).scene(shaper: fonts)
    #expect(try scene == poster(one, .square).scene(shaper: fonts))
    #expect(try scene.group("ground") != poster(other, .square).scene(shaper: fonts).group("ground"))
    #expect(try poster(one, .square).scene(isTransparent: true, shaper: fonts).group("ground") == nil)
  }

  @Test func `in a story nothing lies where the network writes`() throws {
    let scene = try poster(try chart(), .story).scene(shaper: fonts)
    for box in scene.words(in: ["title", "lights"]) { #expect(box.minY > 250 && box.maxY < 1560) }
  }
}

extension Scene {
  /// The runs of the title and of the lights.
  fileprivate var texts: [String] {
    ["title", "lights"].compactMap(group).flatMap(\.items).compactMap { item in
      if case .glyphs(let run, _) = item { run.text } else { nil }
    }
  }

  fileprivate func group(_ label: String) -> Group? {
    items.lazy.compactMap { if case .group(let group) = $0, group.label == label { group } else { nil } }
      .first
  }

  /// The boxes of the lines in some groups: from the baseline up by the height of a capital.
  fileprivate func words(in labels: [String]) -> [Rect] {
    labels.compactMap(group).flatMap(\.items).reduce(into: []) { boxes, item in
      guard case .glyphs(let run, let origin) = item, !run.glyphs.isEmpty else { return }
      let box = Rect(
        x: origin.x, y: origin.y - 0.7 * run.size, width: run.advance, height: 0.7 * run.size)
      // Runs side by side are one line.
      if let last = boxes.last, last.maxY == box.maxY, abs(last.maxX - box.minX) < run.size {
        boxes[boxes.count - 1] = last.union(box)
      } else {
        boxes.append(box)
      }
    }
  }
}
