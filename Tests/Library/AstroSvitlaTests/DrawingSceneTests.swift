import AstroSvitla
import TestSupport
import Testing

/// What a studio's drawing gives to a painter, and how many skies it takes.
@Suite struct DrawingSceneTests {
  private let studio: Studio
  private let chart: Chart

  init() throws {
    studio = try Studio()
    chart = try studio.chart(of: KnownBirths.oksana, name: "Oksana").value
  }

  private func runs(_ items: [Scene.Item]) -> [String] {
    items.flatMap { (item: Scene.Item) -> [String] in
      switch item {
      case .group(let group): runs(group.items)
      case .glyphs(let run, _): [run.text]
      case .fill, .stroke, .link, .anchor: []
      }
    }
  }

  @Test(arguments: [PictureStyle.Form.wheel, .sheet, .poster(.square)])
  func `a picture of every form is given as paths, names too`(form: PictureStyle.Form) throws {
    let drawing = try studio.drawing(of: chart, PictureStyle(form))
    let scene = try drawing.scene()
    #expect(runs(scene.items) == [] && scene.size.width > 0)
    let plain = try studio.drawing(of: chart, PictureStyle(form, showsTitle: false)).scene()
    #expect(scene.items != plain.items)
  }

  @Test(arguments: [PictureStyle.Form.wheel, .sheet, .poster(.square)])
  func `a page of a picture of any form shows the wheel alone`(form: PictureStyle.Form) throws {
    let page = String(decoding: try studio.drawing(of: chart, PictureStyle(form)).page(), as: UTF8.self)
    #expect(page.contains("<g id=\"planet.sun\"") && page.contains("<g id=\"zodiac\""))
    for part in ["header", "tables", "frame", "lights"] { #expect(!page.contains("id=\"\(part)\"")) }
  }

  @Test func `three skies are refused for every picture`() throws {
    let sky = OuterSky(chart, as: .partner)
    let three = [sky, sky, sky]
    let tries: [() throws -> Void] = [
      { _ = try studio.drawing(of: chart, around: three) },
      { _ = try studio.picture(of: chart, around: three, as: .svg) },
      { _ = try studio.sheet(of: chart, around: three) },
      { _ = try studio.page(of: chart, around: three) },
      { _ = try studio.document(of: chart, around: three) },
    ]
    for attempt in tries {
      let problem = #expect(throws: Problem.self) { try attempt() }
      #expect(problem?.code == .outOfRange && problem?.location.pathText == "around")
    }
    #expect(try !studio.picture(of: chart, around: [sky, sky], as: .svg).value.isEmpty)
  }

  @Test func `a sky in another zodiac is not drawn around a chart as if it were in the same`() throws {
    var settings = ChartSettings()
    settings.zodiac = .sidereal(.lahiri)
    let birth = try #require(chart.birth)
    let sidereal = OuterSky(try studio.chart(of: birth, settings: settings).value, as: .partner)
    let tries: [() throws -> Void] = [
      { _ = try studio.picture(of: chart, around: [sidereal], as: .svg) },
      { _ = try studio.document(of: chart, around: [sidereal]) },
    ]
    for attempt in tries {
      let problem = #expect(throws: Problem.self) { try attempt() }
      #expect(problem?.code == .invalidChart && problem?.message.contains("sidereal") == true)
    }
  }
}
