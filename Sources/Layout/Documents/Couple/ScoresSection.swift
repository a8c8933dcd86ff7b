import AstroCouples
import AstroDrawing
import AstroSynastry
import AstroThemes
import AstroTypesetting
import AstroWording

/// The scores of two people: a bar for each domain with its strongest reasons, and one for all together.
struct ScoresSection {
  private let couple: CoupleReport
  private let document: ReportDocument
  private let page: PageStyle

  init(of couple: CoupleReport, in document: ReportDocument, on page: PageStyle) {
    (self.couple, self.document, self.page) = (couple, document, page)
  }

  /// Names that are so long together that reasons would not fit on one line give way to marks.
  private static let longestNames = 26

  private var type: ReportType { document.type }
  private var usesMarks: Bool {
    document.owners.names.reduce(0) { $0 + $1.count } > ScoresSection.longestNames
  }
  private var words: any Phrasebook { document.words }
  private var synastry: Synastry { couple.synastry }

  var blocks: [Block] {
    [
      .newPage(NewPage(head: document.runningHead(document.subject))),
      .heading(
        Heading(
          2, document.text(words.scoresTitle, type.section), style: type.openingSetting, extent: .wide,
          anchor: "scores")),
      .paragraph(Paragraph(document.text(guide, type.label), style: type.guideSetting, extent: .wide)),
    ] + CoupleDomain.allCases.flatMap(domain) + overall
  }

  /// What the scores mean, and whose a mark is.
  private var guide: String {
    words.scoresGuide + (usesMarks ? " " + document.owners.legend([0, 1]) + "." : "")
  }

  // MARK: - Bars

  private func domain(_ domain: CoupleDomain) -> [Block] {
    guard let score = synastry.scores[domain] else { return [] }
    let name = domain.name(in: document.language)
    return row(
      name, domain.summary(in: document.language), score, below: [.table(reasons(of: score))])
  }

  private var overall: [Block] {
    let (points, band) = (synastry.discepolo.points, synastry.discepolo.band.name(in: document.language))
    return row(
      words.overallScore, words.overallSummary, synastry.overall,
      below: [line(words.discepolo(points, band))])
  }

  /// A name with what it is about, a bar with something below it, and the number.
  private func row(_ name: String, _ summary: String, _ score: CoupleScore, below: [Block]) -> [Block] {
    let shares = [26.0, 66, 8]
    let gap = 16.0
    // All six rows stand on one page of either paper.
    let space = page.height < 660 ? type.line / 2 : type.line
    let width = (page.width(of: .wide) - gap * 2) * shares[1] / shares.reduce(0, +)
    let bar = Figure(
      ScoreBar(score.exactScore, width: width, theme: document.theme).scene,
      alternative: "\(name): \(score.score)/99")
    let heading = Heading(
      3, document.text(name, type.part), style: type.rowSetting, isListed: false)
    let number = Paragraph(document.text(String(score.score), type.score), style: type.numberSetting)
    return [
      .columns(
        Columns(
          [[.heading(heading), line(summary)], [.figure(bar)] + below, [.paragraph(number)]], shares: shares,
          gap: gap)),
      .space(space),
    ]
  }

  private func line(_ words: String) -> Block {
    .paragraph(Paragraph(document.text(words, type.label), style: type.labelSetting))
  }

  // MARK: - Reasons

  /// The strongest reasons of a score with their points, and what all others add, so that they add up.
  private func reasons(of score: CoupleScore) -> Table {
    let told = score.principalReasons.map {
      (synastry.words(for: $0, in: document.language, byMarks: usesMarks), $0.contribution)
    }
    let rest = score.exactScore.tenths - CoupleScore.base.tenths - told.reduce(0) { $0 + $1.1.tenths }
    let style = type.cell
    let rows = told.map { Table.Row([points($1.tenths), document.text($0, style)]) }
    let last = Table.Row([points(rest), document.text(words.otherReasons, type.faintCell)])
    return Table(
      columns: [.init(.fixed(28), .right), .init(.share(1))], rows: rows + [last], style: type.reasons,
      namesRows: true)
  }

  /// Tenths of a point with their sign, as in “+12.5”.
  private func points(_ tenths: Int) -> StyledText {
    let sign = tenths < 0 ? "−" : tenths > 0 ? "+" : ""
    return document.text(
      sign + Degrees.tenths(Double(abs(tenths)) / 10, in: document.language), type.strongCell)
  }
}

extension Double {
  /// In whole tenths.
  fileprivate var tenths: Int { Int((self * 10).rounded()) }
}
