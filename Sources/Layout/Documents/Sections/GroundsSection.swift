import AstroDrawing
import AstroInterpretation
import AstroTypesetting
import AstroWording

/// The end of a report: the facts it is based on, how the chart was read, and the terms that occur.
struct GroundsSection {
  private let report: Report
  private let document: ReportDocument

  init(of report: Report, in document: ReportDocument) { (self.report, self.document) = (report, document) }

  private var type: ReportType { document.type }
  private var words: any Phrasebook { report.language.phrasebook }

  var blocks: [Block] {
    guard !report.restsOn.isEmpty || report.method != nil else { return [] }
    return [heading(words.groundsHead)] + facts + method + glossary
  }

  /// The facts with their orbs, one per row.
  private var facts: [Block] {
    guard !report.restsOn.isEmpty else { return [] }
    let rows = report.restsOn.map { ground in
      Table.Row([text(ground.words.capitalizedFirst, type.cell), text(orb(of: ground), type.faintCell)])
    }
    let columns: [Table.Column] = [.init(.share(1)), .init(.natural, .right)]
    return [
      .table(
        Table(
          columns: columns, header: Table.Row([text("", type.head), text(words.orb, type.head)]), rows: rows,
          style: type.tables, extent: .measure))
    ]
  }

  private func orb(of ground: Report.Ground) -> String {
    ground.orb.map(Degrees.text) ?? ""
  }

  private var method: [Block] {
    report.method.map {
      [.paragraph(Paragraph(text($0, type.label), style: type.noteSetting)), .space(type.line)]
    } ?? []
  }

  private var glossary: [Block] {
    guard !report.terms.isEmpty else { return [] }
    let rows = report.terms.map { term in
      Table.Row([text(term.term.capitalizedFirst, type.cell), text(term.meaning, type.faintCell)])
    }
    let columns: [Table.Column] = [.init(.natural), .init(.share(1))]
    return [
      .heading(
        Heading(3, text(words.glossaryHead, type.tableHeading), style: type.tableSetting, isListed: false)),
      .table(Table(columns: columns, rows: rows, style: type.tables, namesRows: true)),
    ]
  }

  private func heading(_ words: String) -> Block {
    .heading(Heading(2, text(words, type.section), style: type.sectionSetting))
  }

  private func text(_ words: String, _ style: TextStyle) -> StyledText {
    StyledText(words, style, language: report.language.tag)
  }
}
