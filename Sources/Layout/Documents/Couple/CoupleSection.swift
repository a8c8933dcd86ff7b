import AstroCouples
import AstroDrawing
import AstroInterpretation
import AstroTypesetting
import AstroWording

/// The reading of two people: the opening, its parts, a word to each, and advice for both.
struct CoupleSection {
  private let couple: CoupleReport
  private let document: ReportDocument

  init(of couple: CoupleReport, in document: ReportDocument) {
    (self.couple, self.document) = (couple, document)
  }

  private var type: ReportType { document.type }
  private var words: any Phrasebook { document.words }
  private var glyphs: CoupleGlyphs { CoupleGlyphs(of: document) }

  var blocks: [Block] { opening + parts + toEach + together + method }

  private var opening: [Block] {
    [
      .newPage(NewPage()),
      .heading(Heading(2, document.text(words.betweenYouTitle, type.section), style: type.openingSetting)),
      .paragraph(Paragraph(document.text(couple.keyInfluences, type.lead), style: type.leadSetting)),
    ]
  }

  private var parts: [Block] {
    couple.parts.flatMap { [heading($0.heading), paragraph($0.passage.text, on: $0.evidence)] }
  }

  private var toEach: [Block] {
    [section(words.toEachTitle)]
      + couple.toEach.flatMap { address -> [Block] in
        guard !address.passage.text.isEmpty else { return [] }
        return [
          heading(address.name.capitalizedFirst), paragraph(address.passage.text, on: address.evidence),
        ]
      }
  }

  private var together: [Block] {
    guard !couple.recommendations.isEmpty else { return [] }
    let items = couple.recommendations.map { document.text($0.text, type.body) }
    return [
      section(words.togetherTitle),
      .list(NumberedList(items, style: type.listSetting, numberStyle: type.number)),
    ]
  }

  /// What is not told because a time of birth is unknown.
  private var method: [Block] {
    couple.method.map {
      [
        .space(type.line / 2),
        .paragraph(Paragraph(document.text($0, type.label), style: type.noteSetting)),
      ]
    } ?? []
  }

  private func section(_ words: String) -> Block {
    .heading(Heading(2, document.text(words, type.section), style: type.sectionSetting))
  }

  private func heading(_ words: String) -> Block {
    .heading(Heading(3, document.text(words, type.part), style: type.partSetting))
  }

  private func paragraph(_ words: String, on evidence: [CoupleFact]) -> Block {
    .paragraph(
      Paragraph(
        document.text(words, type.body), style: type.bodySetting, notes: glyphs.notes(for: evidence)))
  }
}
