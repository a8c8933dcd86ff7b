import AstroChartModel
import AstroDrawing
import AstroTypesetting
import AstroWording

extension FactsSection {
  /// The aspects between the sky and the document's chart, with the owners of both ends, and the names of both bodies or the day when each
  /// is next exact.
  var crossAspects: [Block] {
    guard let sky, !sky.aspects.isEmpty else { return [] }
    let table =
      sky.exactDays.isEmpty
      ? set(sky.aspects, sky.aspects.count <= 24, isCross: true)
      : DatedAspects(section: self, days: sky.exactDays).table(sky.aspects.sorted { $0.isCloser(than: $1) })
    let legend = owners.legend([order.first, order.second])
    guard document.couple == nil else { return opening(legend) + [.table(table)] }
    return [heading("\(self.table.aspectsBetween): \(legend)"), .table(table)]
  }
}

extension FactsSection {
  /// A page for the aspects between two people, with a heading of its own.
  private func opening(_ legend: String) -> [Block] {
    [
      .newPage(NewPage()),
      .heading(
        Heading(
          2, text(self.table.aspectsBetween, type.section), style: type.openingSetting, extent: .wide)),
      .paragraph(Paragraph(text(legend, type.label), style: type.labelSetting, extent: .wide)),
    ]
  }
}

/// Aspects with the days when they are next exact.
private struct DatedAspects {
  let section: FactsSection
  let days: [Aspect: CivilDate]

  private var words: any Phrasebook { section.words }
  private var type: ReportType { section.type }

  /// A table with one aspect per row; if there are more than thirty, two per row, with arrows for applying
  /// and separating.
  func table(_ aspects: [Aspect]) -> Table { aspects.count <= 30 ? single(aspects) : paired(aspects) }

  private let glyphColumns = [Table.Column](repeating: .init(.fixed(15), .center), count: 3)

  private func single(_ aspects: [Aspect]) -> Table {
    let columns: [Table.Column] =
      glyphColumns + [
        .init(.natural), .init(.fixed(40), .right), .init(.fixed(2)), .init(.natural),
        .init(.natural, .right),
      ]
    let heads = section.glyphHeads(true) + [words.aspect, words.orb, "", "", words.nextExact]
    let rows = aspects.map { aspect in
      Table.Row(
        section.glyphs(aspect, true) + section.orb(aspect, gap: true) + [day(of: aspect)],
        anchors: [section.anchor(of: aspect, true)])
    }
    return Table(
      columns: columns, header: section.header(heads), rows: rows, style: type.tables, extent: .wide)
  }

  private func paired(_ aspects: [Aspect]) -> Table {
    let half: [Table.Column] =
      glyphColumns + [.init(.fixed(34), .right), .init(.fixed(10), .center), .init(.natural, .right)]
    let heads = section.glyphHeads(true) + [words.orb, "", words.nextExact]
    let rows = aspects.inPairs.map { pair in
      let cells = pair.map { aspect in
        let isApplying = aspect.isBroad ? nil : aspect.isApplying
        return section.glyphs(aspect, true).prefix(3) + [
          section.text(aspect.orbText, type.cell),
          section.text(isApplying.map { $0 ? "→" : "←" } ?? "", type.faintCell), day(of: aspect),
        ]
      }
      return Table.Row(
        Array(cells.joined(separator: [section.text("", type.cell)])),
        anchors: pair.map { section.anchor(of: $0, true) })
    }
    return Table(
      columns: half + [.init(.share(1))] + half, header: section.header(heads + [""] + heads), rows: rows,
      style: type.tables, extent: .wide)
  }

  private func day(of aspect: Aspect) -> StyledText {
    section.text(days[aspect]?.shortText(in: section.language) ?? "", type.cell)
  }
}
