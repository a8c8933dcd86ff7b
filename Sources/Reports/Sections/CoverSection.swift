import ChartModel
import Drawing
import Geometry
import Typesetting
import WheelLayout
import Wording

/// The first page: whose it is, the wheel, and what one looks for first.
struct CoverSection {
  let document: ReportDocument
  let page: PageStyle
  private let caption: ChartCaption

  init(of document: ReportDocument, on page: PageStyle) {
    (self.document, self.page) = (document, page)
    caption = ChartCaption(of: document.chart, in: document.language)
  }

  private var type: ReportType { document.type }

  var blocks: [Block] {
    let head = document.runningHead(document.subject)
    return [.newPage(NewPage(head: head, hidesHead: true)), name, area] + birthLines.map(line) + [.flexibleSpace]
      + wheel + [.columns(Columns(CoverLights(of: document).columns, gap: 20))] + contents
  }

  // MARK: - Words

  private var name: Block {
    .heading(
      Heading(
        1, document.text(document.name, nameStyle), style: nameSetting, extent: .wide, anchor: "cover",
        isListed: !document.isBook))
  }

  private var area: Block {
    .paragraph(
      Paragraph(document.text(document.subject, type.area), style: type.areaSetting, extent: .wide))
  }

  private var birthLines: [String] {
    [caption.time, caption.place, caption.notes].filter { !$0.isEmpty }.map { $0.joined(separator: "  ·  ") }
  }

  private func line(_ words: String) -> Block {
    .paragraph(Paragraph(document.text(words, type.label), style: type.labelSetting, extent: .wide))
  }

  /// A long name is set smaller.
  private var isLong: Bool { document.name.count > 22 }
  private var nameStyle: TextStyle { isLong ? type.longName : type.name }
  private var nameSetting: ParagraphStyle { isLong ? type.areaSetting : type.nameSetting }

  // MARK: - The wheel

  /// As large as the page has room for beside the lines around it.
  private var wheel: [Block] {
    guard let wheel = document.wheel else { return [] }
    let side = min(Double(page.lines - linesAround) * page.grid, page.width(of: .wide))
    let figure = Figure(
      wheel, size: Size(square: max(side, 8 * page.grid)), extent: .wide,
      alternative: document.chart.description(in: document.language))
    return [.figure(figure), .flexibleSpace]
  }

  /// How many lines of the grid stand above and below the wheel, or more; a wheel too small is a lesser evil
  /// than one on a page of its own.
  private var linesAround: Int {
    let name = rows(document.name, size: nameStyle.size) * Int(nameSetting.leading / page.grid)
    let area = rows(document.subject, size: type.area.size) * 2
    let birth = birthLines.reduce(0) { $0 + rows($1, size: type.label.size) }
    let contents = document.isBook ? document.chapters.count + 2 : 0
    return name + area + birth + 2 * CoverLights.rows + contents
  }

  private func rows(_ words: String, size: Double) -> Int {
    let widthOfLetter = 0.58
    return Int((Double(words.count) * size * widthOfLetter / page.width(of: .wide)).rounded(.up))
  }

  /// In a book: what is in it.
  private var contents: [Block] {
    guard document.isBook else { return [] }
    return [
      .space(15),
      .contents(
        Contents(
          type.body, style: ParagraphStyle(leading: 15),
          leader: Stroke(type.theme.hairline, width: 0.4, dash: [0.4, 3], cap: .round), depth: 1, extent: .wide,
          language: document.language.tag)),
    ]
  }
}
