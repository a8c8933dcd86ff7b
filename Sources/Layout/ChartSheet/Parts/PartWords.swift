import AstroChartModel
import AstroWording

/// The words above and below a part of a sheet.
struct PartWords {
  /// Whose it is.
  let name: String
  let head: [String]
  let foot: [String]

  init(of chart: Chart, with partner: OuterSky?, _ content: PartContent, _ painter: SheetPainter) {
    let language = painter.language
    let caption = ChartCaption(of: chart, in: language)
    let words = TableWords(language)
    guard let partner, case .cross(let sheet, _) = content else {
      name = chart.name ?? chart.title(in: language)
      head = [PartWords.line(caption.time), PartWords.line(caption.place)].filter { !$0.isEmpty }
      let key = [words.applying, words.separating].map { "\($0.prefix(1)) – \($0)" }
      foot =
        (content.tellsMotion ? [PartWords.line(key)] : [])
        + [PartWords.line(caption.unknownTime), PartWords.line(caption.notes)].filter { !$0.isEmpty }
      return
    }
    name = sheet.owners.names.joined(separator: " · ")
    let other = ChartCaption(of: partner.chart, in: language)
    head = zip(sheet.owners.names, [caption, other]).map { name, caption in
      PartWords.line([name] + caption.time + caption.place + caption.unknownTime)
    }
    let isShort = CrossGrid.axisNames(of: sheet, painter) == sheet.owners.names
    foot = (isShort ? [] : [sheet.owners.legend([0, 1])]) + sheet.orbs
  }

  /// Parts of a line, which is broken between them only.
  static func line(_ parts: [String]) -> String {
    parts.map { WritingDirection.isolated($0.replacing(" ", with: "\u{A0}")) }.joined(separator: " · ")
  }
}
