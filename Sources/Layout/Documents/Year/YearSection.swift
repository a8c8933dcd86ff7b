import AstroChartModel
import AstroDrawing
import AstroThemes
import AstroTypesetting
import AstroWording

/// The pages of a year after its cover: contents, timeline, a page for each month, and an index.
struct YearSection {
  let document: ReportDocument
  let year: YearFacts

  private var type: ReportType { document.type }
  private var words: any Phrasebook { document.words }

  var blocks: [Block] { opening + reading + [timeline] + sheets + index }

  // MARK: - Contents

  /// Contents and guide, which fit on one page of either paper size.
  private var opening: [Block] {
    let heading = Heading(
      1, document.text(words.contents, type.section), style: type.openingSetting, extent: .wide,
      isListed: false)
    let lines = Contents(
      type.body, style: ParagraphStyle(leading: 13, spaceAfter: type.line),
      leader: Stroke(type.theme.hairline, width: 0.4, dash: [0.4, 3], cap: .round), depth: 2, indent: 14,
      extent: .wide, language: document.language.tag)
    let guide = words.guide(toYearBy: year.zone, knowsTime: document.chart.hasBirthTime)
    return [page(document.subject), .heading(heading), .contents(lines)]
      + guide.map {
        .paragraph(Paragraph(document.text($0, type.body), style: type.listSetting, extent: .wide))
      }
  }

  private func page(_ subject: String) -> Block { .newPage(NewPage(head: document.runningHead(subject))) }

  // MARK: - Words

  /// The year in words, on pages of its own.
  private var reading: [Block] {
    guard let reading = year.reading else { return [] }
    let heading = Heading(1, document.text(reading.title, type.section), style: type.openingSetting)
    return [page(reading.title), .heading(heading)] + reading.parts.flatMap(blocks)
  }

  /// The words of a month, on a page before its sheet.
  private func reading(ofMonth index: Int, _ title: String) -> [Block] {
    guard let reading = year.reading, reading.months.indices.contains(index) else { return [] }
    let heading = Heading(
      2, document.text(title, type.section), style: type.openingSetting, isListed: false)
    return [page(title), .heading(heading)] + reading.months[index].flatMap(blocks)
  }

  private func blocks(of part: YearReading.Part) -> [Block] {
    let heading = part.heading.map {
      Block.heading(
        Heading(3, document.text($0, type.stage), style: type.stageSetting, isListed: false))
    }
    let paragraph = Paragraph(document.text(part.text, type.body), style: type.bodySetting)
    return [heading].compactMap(\.self) + [.paragraph(paragraph)]
  }

  // MARK: - Pictures

  private var timeline: Block { plate(year.timeline, under: [title(1, words.yearAtAGlance)]) }

  /// The pages of the months; the first also has the title of their part.
  private var sheets: [Block] {
    year.months.enumerated().flatMap { index, month in
      let part = index == 0 ? [title(1, words.monthByMonth)] : []
      return reading(ofMonth: index, month.title) + [plate(month, under: part + [title(2, month.title)])]
    }
  }

  private func plate(_ picture: YearFacts.Picture, under titles: [Heading]) -> Block {
    .plate(Plate(picture.scene, titles: titles, alternative: picture.description))
  }

  /// The title of a page that shows only a picture.
  private func title(_ level: Int, _ title: String) -> Heading {
    Heading(level, document.text(title, type.section), style: type.sectionSetting)
  }

  // MARK: - The index

  private var index: [Block] {
    let heading = Heading(
      1, document.text(words.indexOfDays, type.section), style: type.openingSetting, extent: .wide)
    let setting = EventIndexSetting(document, of: year.span)
    return [page(words.indexOfDays), .heading(heading)] + setting.blocks(of: EventIndex(year.entries))
  }
}
