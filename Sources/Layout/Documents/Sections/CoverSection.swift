import AstroBylines
import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroTypesetting
import AstroWording

/// The first page: the name, the wheel, and the Sun, the Moon and the Ascendant.
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
    return [.newPage(NewPage(head: head, hidesHead: true)), name, area] + birthLines.map(line) + [
      .flexibleSpace
    ]
      + wheel + lights + contents + signature
  }

  // MARK: - Words

  private var name: Block {
    .heading(
      Heading(
        1, document.text(document.name, nameStyle), style: nameSetting, extent: .wide, anchor: "cover",
        isListed: !document.isInParts))
  }

  private var area: Block {
    .paragraph(
      Paragraph(document.text(document.subject, type.area), style: type.areaSetting, extent: .wide))
  }

  /// The lights of the chart; where two births are compared, those of both, each below the person's name.
  private var lights: [Block] {
    document.persons.enumerated().flatMap { index, person -> [Block] in
      let name = document.isOfCouple ? [line(document.owners.names[index])] : []
      let gap: [Block] = index > 0 ? [.space(type.line / 2)] : []
      return gap + name + [.columns(Columns(CoverLights(of: person).columns, gap: 20))]
    }
  }

  /// A line for each person of a couple, with the same facts, and one for what both charts have in common.
  private var coupleLines: [String] {
    let captions = document.persons.map { ChartCaption(of: $0.chart, in: document.language) }
    let own = captions.indices.map { index in
      let place = captions[index].place.prefix(document.persons[index].chart.birth == nil ? 0 : 2)
      return [document.owners.names[index]] + captions[index].time + place + captions[index].unknownTime
    }
    let reckoning = captions[0].place.dropFirst(document.chart.birth == nil ? 0 : 2)
    let notes = captions.flatMap(\.notes)
    return (own + [reckoning + notes]).filter { !$0.isEmpty }
      .map { $0.map(WritingDirection.isolated).joined(separator: "  ·  ") }
  }

  private var birthLines: [String] {
    if document.isOfCouple { return coupleLines }
    let own = [caption.time, caption.place, caption.unknownTime + caption.notes].filter { !$0.isEmpty }
    return own.map { $0.map(WritingDirection.isolated).joined(separator: "  ·  ") }
      + document.skies.compactMap(\.line)
  }

  private func line(_ words: String) -> Block {
    .paragraph(Paragraph(document.text(words, type.label), style: type.labelSetting, extent: .wide))
  }

  /// Whether the name is so long that it is set smaller.
  private var isLong: Bool { document.name.count > 22 }
  private var nameStyle: TextStyle { isLong ? type.longName : type.name }
  private var nameSetting: ParagraphStyle { isLong ? type.areaSetting : type.nameSetting }

  // MARK: - The wheel

  /// The wheel, as large as the lines above and below it allow.
  private var wheel: [Block] {
    guard let wheel = document.wheel else { return [] }
    let side = min(page.height - heightAround, page.width(of: .wide))
    let figure = Figure(
      wheel, size: Size(square: max(side, 60)), extent: .wide,
      alternative: document.chart.description(in: document.language))
    return [.figure(figure), .flexibleSpace]
  }

  /// The height of the words above and below the wheel, in points, estimated generously: a wheel that is too
  /// small is better than one on a page of its own.
  private var heightAround: Double {
    let line = type.labelSetting.leading
    let birth = birthLines.reduce(0) { $0 + height($1, size: type.label.size, leading: line) }
    let name = height(document.name, size: nameStyle.size, leading: nameSetting.leading)
    let area = height(document.subject, size: type.area.size, leading: type.areaSetting.leading)
    let contents = document.isBook ? Double(document.chapters.count + 2) * line : 0
    // Two more lines leave some space around the wheel and the lights.
    let signature = document.signature.map { $0.size.height + line } ?? 0
    return name + area + birth + Double(lightRows + 2) * line + contents + signature
  }

  /// The logo and the name of whoever made the document.
  private var signature: [Block] {
    guard var scene = document.signature, let byline = document.byline else { return [] }
    // As wide as the page, so that it begins at its left.
    scene.size = Size(width: page.width(of: .wide), height: scene.size.height)
    return [.space(type.line), .figure(Figure(scene, extent: .wide, alternative: byline.name))]
  }

  private var lightRows: Int {
    document.isOfCouple ? 2 * (CoverLights.rows + 1) + 1 : CoverLights.rows
  }

  private func height(_ words: String, size: Double, leading: Double) -> Double {
    let widthOfLetter = 0.58
    return (Double(words.count) * size * widthOfLetter / page.width(of: .wide)).rounded(.up) * leading
  }

  /// The table of contents, if the document covers several areas.
  private var contents: [Block] {
    guard document.isBook else { return [] }
    return [
      .space(type.line),
      .contents(
        Contents(
          type.body, style: ParagraphStyle(leading: type.line),
          leader: Stroke(type.theme.hairline, width: 0.4, dash: [0.4, 3], cap: .round), depth: 1,
          extent: .wide,
          language: document.language.tag)),
    ]
  }
}
