import AstroChartModel
import AstroDrawing
import AstroTypesetting
import AstroWording

/// Positions, houses, balance and aspects as tables; links from the text lead to their rows.
struct FactsSection {
  let document: ReportDocument
  let table: TableWords
  private let page: PageStyle
  /// The other sky whose facts are shown; `nil` for those of the document's chart.
  let sky: SkyFacts?
  /// Whose the bodies of aspects between skies are, and the indices of the two skies in the order in which a
  /// row names them: the person of the document's chart is first where births are compared.
  let owners: SkyOwners
  /// The index of the sky whose facts are shown, from the inside out.
  let index: Int
  let order: (first: Int, second: Int)
  private let runningHead: StyledText

  init(of document: ReportDocument, on page: PageStyle) {
    (self.document, self.page, table) = (document, page, TableWords(document.language))
    (sky, runningHead) = (nil, document.runningHead(document.subject))
    (owners, order, index) = (document.owners, (0, 0), 0)
  }

  /// The facts of another sky, with its aspects to the chart.
  init(of document: ReportDocument, beside sky: SkyFacts, on page: PageStyle) {
    var other = document
    other.chart = sky.chart
    (self.document, self.page, table) = (other, page, TableWords(document.language))
    (self.sky, runningHead) = (sky, document.runningHead(document.subject))
    index = (document.skies.firstIndex(of: sky) ?? 0) + 1
    (owners, order) = (document.owners, document.isOfCouple ? (0, index) : (index, 0))
  }

  /// Whether the aspects, one per row, fit on one page below the other tables; estimated in lines of text.
  var hasRoomForNames: Bool {
    let (sectionHeading, tableHeads, spaceBefore) = (3, 2, 2)
    let positions = tableHeads + chart.placements.count + (chart.angles == nil ? 1 : 2)
    let houses = chart.houses == nil ? 0 : tableHeads + 12 + spaceBefore
    let upper = max(positions, houses + tableHeads + Element.allCases.count)
    let aspects = spaceBefore + tableHeads + chart.aspects.count
    return Double(sectionHeading + upper + aspects) * type.line <= page.height
  }

  var chart: Chart { document.chart }
  var type: ReportType { document.type }
  var words: any Phrasebook { document.words }
  var language: Language { document.language }

  var blocks: [Block] {
    let heading = Heading(
      document.isBook ? 1 : 2, text(title, type.section),
      style: type.sectionSetting, extent: .wide, anchor: sky == nil ? "facts" : nil)
    return [
      .newPage(NewPage(head: runningHead)), .heading(heading),
      .columns(Columns([positions, side], shares: [58, 42])),
    ] + aspects + crossAspects
  }

  private var title: String {
    sky?.title ?? (document.isOfCouple ? owners.names[0] : words.chartInFigures)
  }

  /// The tables next to the positions: the houses, and the balance of elements and modalities.
  private var side: [Block] { houses + balance }

  func text(_ words: String, _ style: TextStyle) -> StyledText { document.text(words, style) }

  /// The heading of a table.
  func heading(_ words: String) -> Block {
    .heading(
      Heading(
        document.isBook ? 2 : 3, text(words, type.tableHeading), style: type.tableSetting, extent: .wide,
        isListed: false))
  }

  func header(_ words: [String]) -> Table.Row { Table.Row(words.map { text($0, type.head) }) }
}
