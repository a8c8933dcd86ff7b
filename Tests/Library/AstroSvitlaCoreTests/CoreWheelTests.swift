import AstroSvitlaCore
import AstroThemes
import Foundation
import Testing

/// What a program can do that imports the core and nothing else of ours.
@Suite struct CoreWheelTests {
  private let chart: Chart
  private let font = SymbolFont()

  init() throws {
    let file = try #require(
      Bundle.module.url(forResource: "chart", withExtension: "json", subdirectory: "Resources"))
    guard case .chart(let chart) = try ChartDocument(json: Array(try Data(contentsOf: file))) else {
      throw Problem(.defect, "the chart holds no positions", advice: "")
    }
    self.chart = chart
  }

  private func svg(_ wheel: Wheel) throws -> String {
    let writer = SVGWriter(glyphs: font)
    let bytes = try writer.svg(wheel.scene(), info: DocumentInfo(of: chart, in: .en))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a picture says of which kinds its skies are`() {
    #expect(DocumentInfo(of: chart, in: .en).subject == "Natal chart")
    let couple = DocumentInfo(of: chart, around: [OuterSky(chart, as: .partner)], in: .uk)
    #expect(couple.subject == "Натальна карта · Партнер")
  }

  @Test(arguments: Theme.builtIn.map(\.name))
  func `a wheel without names comes out whole`(theme: String) throws {
    let theme = try #require(Theme.builtIn(named: theme))
    let wheel = Wheel(of: chart, theme: theme, shaper: font)
    #expect(wheel.audit(against: chart).map(\.description) == [])
    #expect(wheel.scene().notes == [])
    #expect(wheel.seats.count == chart.placements.count)
    let svg = try svg(wheel)
    // A mark of several faces is a group of its own without a place; one of a single face has its place at once.
    for mark in wheel.marks {
      #expect(svg.contains("<g id=\"\(mark.id)\" ") || svg.contains("<g id=\"\(mark.id)\">"))
    }
    let marks = svg.matches(of: #/xlink:href="#_s-[0-9]+"/#)
    #expect(marks.count >= wheel.marks.count)
  }

  @Test func `rings around it come out too`() throws {
    let figure = WheelFigure(of: chart, around: [.init(chart, as: .transit), .init(chart, as: .partner)])
    let wheel = Wheel(of: figure, theme: .dark, shaper: font)
    #expect(wheel.audit(against: figure).map(\.description) == [])
    #expect(wheel.scene().notes == [])
    #expect(try svg(wheel).contains("<g id=\"transit.sun.glyph\" "))
  }

  @Test func `a name in letters that it has not is noted, and drawn as boxes`() throws {
    let options = WheelOptions(caption: WheelCaption(title: "Оксана"))
    let scene = Wheel(of: chart, options: options, theme: .light, shaper: font).scene()
    #expect(scene.missingCharacters == Set("Оксана"))
    #expect(scene.notes.map(\.code) == [.missingGlyphs])
  }
}
