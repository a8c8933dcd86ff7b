import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroShaping
import AstroThemes
import AstroWording
import TestSupport
import Testing

@testable import AstroWheelLayout

/// The words in the corners.
@Suite struct CaptionTests {
  private func marks(_ caption: WheelCaption, side: Double = 600) throws -> [Mark] {
    let options = try WheelOptions(side: side, caption: caption, language: "uk")
    return Wheel(of: try SampleChart.oksana(), options: options, theme: .light, shaper: try FontBook())
      .captions
  }

  @Test(arguments: [
    "Олександра-Вікторія Добровольська-Заворотнюк", "Jean-Baptiste Poquelin de Molière, dit le Grand",
    String(repeating: "Wolfeschlegelsteinhausen", count: 4),
  ])
  func `a name is never cut, whatever its length`(name: String) throws {
    let title = try marks(WheelCaption(title: name)).filter { $0.id.description.hasPrefix("caption.title") }
    #expect(title.count <= 2)
    #expect(
      title.map(\.words).joined() == name.split(separator: " ").joined(separator: " ")
        || title.map(\.words).joined(separator: " ") == name)
  }

  @Test func `a place breaks at its commas, and all lines are of one size`() throws {
    let caption = WheelCaption(
      title: "О", time: ["31 грудня 1988 р., 23:59", "Europe/Kyiv, UTC+3"],
      place: ["село Нижні Ворота, Мукачівський район, Закарпатська область, Україна", "Доми Плацидуса"])
    let marks = try marks(caption).filter { $0.id.description != "caption.title" }
    let places = marks.filter { $0.id.description.hasPrefix("caption.place.1") }
    #expect(places.dropLast().allSatisfy { $0.words.hasSuffix(",") })
    #expect(Set(marks.compactMap { $0.text.runs.first?.size }).count == 1)
  }

  @Test func `an unknown time is told under the name, in ink`() throws {
    var caption = WheelCaption(title: "О", time: ["15 квітня 1990 р."])
    caption.unknownTime = ["Час народження невідомий"]
    let marks = try marks(caption)
    let lines = marks.filter { $0.id.description.hasPrefix("caption.unknown") }
    #expect(lines.map(\.words).joined(separator: " ") == "Час народження невідомий")
    let unknown = try #require(lines.first)
    let title = try #require(marks.first)
    #expect(unknown.center.y > title.center.y && unknown.center.y < 100 && unknown.center.x < 150)
    #expect(unknown.text.runs.first?.paint == Theme.light.paint(.ink))
  }

  @Test func `a short name takes one line, and so does the unknown time`() throws {
    var caption = WheelCaption(title: "Ганна Шевченко", time: ["15 квітня 1990 р.", "Europe/Kyiv, UTC+4"])
    caption.unknownTime = ["Час народження невідомий"]
    let words = try marks(caption).map(\.words)
    #expect(words.contains("Ганна Шевченко"))
    #expect(words.count { "Час народження невідомий".contains($0) } <= 2)
  }

  @Test(arguments: ["Lastmoon", "Останній місяць"])
  func `the Moon stands a space before the name of its phase`(phase: String) throws {
    var caption = WheelCaption(title: "О")
    (caption.phase, caption.elongation) = (phase, 300)
    let options = try WheelOptions(side: 600, caption: caption)
    let wheel = Wheel(of: try SampleChart.oksana(), options: options, theme: .light, shaper: try FontBook())
    let moon = try #require(wheel.cornerSigns.first { if case .moon = $0.kind { true } else { false } }).box
    let words = try #require(wheel.captions.first { $0.words == phase })
    let gap = words.box.bounds.minX - moon.maxX
    let size = try #require(words.text.runs.first).size
    #expect(gap > 0.2 * size && gap < 0.45 * size)
  }

  @Test func `what else is to be said of it stands quietly in one line at the foot`() throws {
    var caption = WheelCaption(title: "О", time: ["15 квітня 1990 р."])
    caption.unknownTime = Language.uk.phrasebook.unknownTime
    caption.key = [.applying: "сходиться", .separating: "розходиться", .tight: "тісний"]
    let marks = try marks(caption)
    let notes = marks.filter { $0.id.description.hasPrefix("caption.note") }
    #expect(notes.map(\.words) == ["Положення на місцевий полудень"])
    #expect(notes.first?.text.runs.first?.paint == Theme.light.paint(.faintInk))
    #expect(marks.filter { $0.id.description.hasPrefix("caption.unknown") }.count <= 2)
    #expect(notes.first?.center.y == marks.map(\.center.y).max())
  }

  @Test func `a long zone takes a second line, and nothing else gives way`() throws {
    var caption = WheelCaption(
      title: "Ushuaia",
      time: ["13 серпня 2003 р., 07:13", "America/Argentina/Ushuaia, UTC−3", "10:13 UTC"],
      place: ["Ushuaia, Tierra del Fuego, Argentina"])
    caption.meaning = ["Управитель карти", "Стеліум у 1-му домі"]
    caption.key = [.applying: "сходиться", .separating: "розходиться", .tight: "тісний"]
    let marks = try marks(caption)
    let zone = marks.filter { $0.id.description.hasPrefix("caption.time.2") }
    #expect(zone.map(\.words) == ["America/Argentina/Ushuaia,", "UTC−3"])
    #expect(marks.count { $0.id.description.hasPrefix("caption.meaning") } == 2)
    #expect(marks.count { $0.id.description.hasPrefix("caption.key") } >= 2)
  }

  @Test func `where every house is a sign no degree is told twelve times`() throws {
    let chart = try SampleChart.oksana(ChartSettings(houseSystem: .wholeSign))
    let wheel = Wheel(of: chart, theme: .light, shaper: try FontBook())
    #expect(!wheel.marks.contains { $0.kind == .cuspLabel })
  }
}
