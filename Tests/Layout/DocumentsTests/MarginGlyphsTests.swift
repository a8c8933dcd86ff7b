import AstroChartModel
import AstroDrawing
import AstroInterpretation
import AstroSvitla
import AstroThemes
import AstroTypesetting
import AstroWheelLayout
import AstroWording
import Testing

@testable import AstroDocuments

@Suite struct MarginGlyphsTests {
  private func lines(_ factors: [Factor], _ language: Language = .en) -> [String] {
    let type = ReportType(theme: Theme.light)
    return MarginGlyphs(type: type, language: language).notes(for: factors).map { note in
      note.text.string.replacing("\u{A0}", with: " ")
    }
  }

  @Test func `what is said of one body stands on one line`() {
    #expect(lines([.sign(.body(.mercury), .taurus), .house(.mercury, 10)]) == ["☿ ♉ 10"])
    #expect(lines([.house(.mars, 7), .motion(.mars, isRetrograde: true)]) == ["♂ 7 ℞"])
  }

  @Test func `what is said of two bodies stands on two lines`() {
    #expect(lines([.sign(.body(.sun), .aries), .sign(.body(.moon), .leo)]) == ["☉ ♈", "☽ ♌"])
  }

  @Test func `every kind of factor has its glyphs`() {
    let aspect = Aspect(.sun, .moon, .trine, orb: 2)
    let stellium = Stellium(site: .house(5), bodies: [.moon, .uranus, .neptune])
    #expect(lines([.aspect(aspect)]) == ["☉ △ ☽"])
    #expect(lines([.stellium(stellium)]) == ["☽ ♅ ♆ 5"])
    #expect(lines([.cusp(2, .virgo)]) == ["2 ♍"])
    #expect(lines([.sign(.midheaven, .taurus)]) == ["MC ♉"])
    #expect(lines([.angular(.saturn, .descendant, distance: 1)]) == ["♄ DSC"])
    #expect(lines([.rulerInHouse(of: 10, .venus, 8)]) == ["♀ 8"])
    #expect(lines([.dignity(.jupiter, .exaltation, .cancer)]) == ["♃ ♋"])
    #expect(lines([.moonPhase(.fullMoon)]) == ["🌕"])
    #expect(lines([.dominantElement(.earth, count: 5)], .uk) == ["Земля"])
  }
}
