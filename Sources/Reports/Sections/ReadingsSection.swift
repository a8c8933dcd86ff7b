import ChartModel
import Drawing
import Interpretation
import Typesetting
import Wording

/// What the chart is taken to mean for one area: influences, analysis, recommendations.
struct ReadingsSection {
  let chapter: ReportChapter
  let document: ReportDocument

  init(_ chapter: ReportChapter, in document: ReportDocument) {
    (self.chapter, self.document) = (chapter, document)
  }

  private var type: ReportType { document.type }
  private var words: any Phrasebook { document.words }
  private var report: Report { chapter.report }

  var blocks: [Block] { opening + influences + analysis + recommendations }

  /// In a book every area opens a page under its own title.
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
    let glyphs = MarginGlyphs(type: type, language: document.language)
    let paragraphs = report.detailedAnalysis.map { passage in
      Block.paragraph(
        Paragraph(
          text(passage.text, type.body), style: type.bodySetting,
          notes: glyphs.notes(for: chapter.factors(of: passage))))
    }
    return paragraphs.isEmpty ? [] : [heading(words.analysisTitle)] + paragraphs
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
