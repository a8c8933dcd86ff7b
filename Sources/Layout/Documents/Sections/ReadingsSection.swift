import AstroChartModel
import AstroDrawing
import AstroInterpretation
import AstroTypesetting
import AstroWording

/// The reading of one area: influences, analysis, closing, recommendations.
struct ReadingsSection {
  let chapter: ReportChapter
  let document: ReportDocument

  init(_ chapter: ReportChapter, in document: ReportDocument) {
    (self.chapter, self.document) = (chapter, document)
  }

  private var type: ReportType { document.type }
  private var words: any Phrasebook { document.words }
  private var report: Report { chapter.report }

  var blocks: [Block] {
    opening + influences + analysis + closing + recommendations
      + GroundsSection(of: report, in: document).blocks
  }

  /// The beginning of the section: in a document of several areas, each area starts on a new page with its
  /// own title.
  private var opening: [Block] {
    guard document.isBook else { return [.newPage(NewPage())] }
    return [
      .newPage(NewPage(head: document.runningHead(report.title), hidesHead: true)),
      .heading(
        Heading(
          1, text(report.title, type.chapter), style: type.chapterSetting, extent: .wide,
          anchor: "area.\(report.area.rawValue)")),
      .paragraph(
        Paragraph(
          text(report.area.summary(in: report.language), type.summary), style: type.summarySetting,
          extent: .wide)),
    ]
  }

  private var influences: [Block] {
    guard !report.keyInfluences.isEmpty else { return [] }
    return [
      heading(words.keyInfluencesTitle),
      .paragraph(Paragraph(text(report.keyInfluences, type.lead), style: type.leadSetting)),
    ]
  }

  private var analysis: [Block] {
    guard !report.detailedAnalysis.isEmpty else { return [] }
    var (blocks, last) = ([heading(words.analysisTitle)], Stage?.none)
    for passage in report.detailedAnalysis {
      if let stage = passage.stage, stage != last {
        blocks.append(quietHeading(stage.heading(in: report.language)))
      }
      last = passage.stage ?? last
      blocks.append(
        .paragraph(
          Paragraph(
            text(passage.text, type.body), style: type.bodySetting,
            notes: notes(beside: passage.text, on: chapter.factors(of: passage)))))
    }
    return blocks
  }

  /// A small wheel if the paragraph is long enough to stand next to one, otherwise the factors as glyphs.
  private func notes(beside text: String, on factors: [Factor]) -> [MarginNote] {
    let fewestLetters = 260
    let wheel = MiniWheel(chart: document.chart, theme: document.theme)
    if text.count >= fewestLetters, let note = wheel.note(lighting: factors, in: document.language) {
      return [note]
    }
    return MarginGlyphs(type: type, language: document.language).notes(for: factors)
  }

  private var closing: [Block] {
    guard let closing = report.closing else { return [] }
    return [
      quietHeading(words.closingHead),
      .paragraph(Paragraph(text(closing.text, type.body), style: type.bodySetting)),
    ]
  }

  /// A heading above the paragraphs of a stage, which is not listed in the contents or the outline.
  private func quietHeading(_ words: String) -> Block {
    .heading(
      Heading(3, text(words, type.stage), style: type.stageSetting, isListed: false))
  }

  private var recommendations: [Block] {
    guard !report.recommendations.isEmpty else { return [] }
    let items = report.recommendations.map { text($0.text, type.body) }
    return [
      heading(words.recommendationsTitle),
      .list(NumberedList(items, style: type.listSetting, numberStyle: type.number)),
    ]
  }

  private func heading(_ words: String) -> Block {
    let level = 2
    return .heading(Heading(level, text(words, type.section), style: type.sectionSetting))
  }

  private func text(_ words: String, _ style: TextStyle) -> StyledText {
    StyledText(words, style, language: report.language.tag)
  }
}
