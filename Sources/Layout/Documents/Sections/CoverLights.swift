import AstroChartModel
import AstroDrawing
import AstroTypesetting
import AstroWording

/// Sun, Moon and Ascendant in small type, side by side.
struct CoverLights {
  /// The number of lines of text that each of them takes.
  static let rows = 2

  let columns: [[Block]]

  init(of document: ReportDocument) {
    let (chart, type, language) = (document.chart, document.type, document.language)
    func column(_ symbol: String, _ words: String, _ figures: [String]) -> [Block] {
      let title = StyledText(
        [.init("\(symbol)\u{A0}", type.noteSymbol), .init(words, type.body)], language: language.tag)
      let detail = document.text(figures.joined(separator: "  ·  "), type.label)
      return [
        .paragraph(Paragraph(title, style: type.labelSetting)),
        .paragraph(Paragraph(detail, style: type.labelSetting)),
      ]
    }
    func light(_ body: Body) -> [Block]? {
      guard let placement = chart.placement(of: body) else { return nil }
      let house = placement.house.map { HouseWording.name($0, in: language) }
      let standing = placement.standing(in: language)
      return column(body.symbol, standing.words, [standing.place, house].compactMap(\.self))
    }
    let ascendant = chart.angles.map { angles in
      let words = angles.ascendant.sign.holding(ChartAngle.ascendant.name(in: language), in: language)
      return column(angles.ascendant.sign.symbol, words, [angles.ascendant.degreesText])
    }
    columns = [light(.sun), light(.moon), ascendant].compactMap(\.self)
  }
}
