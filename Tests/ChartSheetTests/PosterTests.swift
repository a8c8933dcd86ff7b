import ChartModel
import ChartSheet
import Drawing
import Ephemeris
import Geometry
import Shaping
import TestSupport
import Testing
import WheelLayout
import Wording

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
