import AstroBylines
import AstroChartModel
import AstroCouples
import AstroDrawing
import AstroInterpretation
import AstroThemes
package import AstroTypesetting
import AstroWording

extension ReportDocument {
  /// The report as blocks for a page style, ready for typesetting.
  package func document(on page: PageStyle) -> Document {
    let parts =
      year.map { YearSection(document: self, year: $0).blocks } ?? reading(on: page) + facts(on: page)
      + chapters.flatMap(chapter)
    return Document(CoverSection(of: self, on: page).blocks + parts + sheets + imprint, foot: foot)
  }

  /// The pages of the worksheet; the first alone is listed.
  private var sheets: [Block] {
    worksheet.enumerated().map { index, picture in
      let title = Heading(isBook ? 1 : 2, text(picture.title, type.section), style: type.sectionSetting)
      return .plate(
        Plate(picture.scene, titles: index == 0 ? [title] : [], alternative: picture.description))
    }
  }

  /// The lines about who made the document, at the foot of the last page.
  private var imprint: [Block] {
    guard let lines = byline?.imprint, !lines.isEmpty else { return [] }
    // A year and a worksheet end with pictures, each with a page of its own; the imprint then has one too.
    let start: [Block] = year == nil && worksheet.isEmpty ? [] : [.newPage(NewPage(hidesHead: true))]
    return start + [.flexibleSpace]
      + lines.map { .paragraph(Paragraph(text($0, type.label), style: type.labelSetting, extent: .wide)) }
  }

  /// The reading of two people: before the figures, as it says what to look for in them.
  private func reading(on page: PageStyle) -> [Block] {
    couple.map {
      ScoresSection(of: $0, in: self, on: page).blocks + CoupleSection(of: $0, in: self).blocks
    } ?? []
  }

  private func facts(on page: PageStyle) -> [Block] {
    FactsSection(of: self, on: page).blocks
      + skies.flatMap { FactsSection(of: self, beside: $0, on: page).blocks }
      + (couple.map { CoupleFigures(of: $0.synastry, in: self, on: page).blocks } ?? [])
  }

  /// The page style with the theme's background; a theme made for paper has none.
  package func page(_ page: PageStyle) -> PageStyle {
    var page = page
    page.background = theme.isForPaper ? nil : theme.paper
    return page
  }

  /// The running head of every page except the first of a chapter.
  func runningHead(_ subject: String) -> StyledText {
    text("\(WritingDirection.isolated(name))  ·  \(subject)", type.furniture)
  }

  private func chapter(_ chapter: ReportChapter) -> [Block] {
    ReadingsSection(chapter, in: self).blocks
  }

  private var foot: Foot {
    let dates = [generatedDate.map(words.generated(on:)), purchasedDate.map(words.purchased(on:))].compactMap(
      \.self)
    return Foot(
      left: dates.isEmpty ? nil : text(dates.joined(separator: "  ·  "), type.furniture),
      name: byline.map { text($0.name, type.furniture) }, number: [.page, .text(words.ofPages), .pageCount],
      numberStyle: type.furniture)
  }

  private var generatedDate: String? {
    (couple?.generatedAt ?? chapters.first?.report.generatedAt).map { $0.utc.date.text(in: language) }
  }

  private var purchasedDate: String? {
    let receipt = chapters.lazy.compactMap(\.report.purchase).first
    return (purchaseDate ?? receipt?.purchasedAt.utc.date)?.text(in: language)
  }
}
