import AstroChartModel
import AstroCouples
import AstroDrawing
import AstroSynastry
import AstroTypesetting
import AstroWording

/// The figures of two people that neither chart has alone: the houses of one in which the other's bodies stand, and
/// the composite.
struct CoupleFigures {
  private let synastry: Synastry
  private let document: ReportDocument
  private let section: FactsSection

  init(of synastry: Synastry, in document: ReportDocument, on page: PageStyle) {
    (self.synastry, self.document) = (synastry, document)
    section = FactsSection(of: document, on: page)
  }

  private var type: ReportType { document.type }
  private var words: any Phrasebook { document.words }
  private var owners: SkyOwners { document.owners }

  var blocks: [Block] {
    let columns = [overlays, composite].filter { !$0.isEmpty }
    return [.columns(Columns(columns, shares: columns.count == 2 ? [50, 50] : []))]
  }

  // MARK: - Houses

  /// A row for each body, with its house in the other's chart; a column for each person whose houses are known.
  private var overlays: [Block] {
    let hosts = [synastry.firstInSecond, synastry.secondInFirst]
    let known = Person.allCases.filter { hosts[$0.rawValue] != nil }
    guard !known.isEmpty else { return [] }
    let ends = synastry.first.placements.filter { $0.body.isPlanet }.map { AspectEnd.body($0.body) }
    let rows = ends.map { end in
      let houses = known.map { person in
        section.text(hosts[person.rawValue]?.house(of: end).map(String.init) ?? "", type.cell)
      }
      let anchors = known.compactMap { person in
        end.body.map { FactAnchor.overlay($0, of: person.rawValue) }
      }
      return Table.Row(
        [
          section.text(end.symbol(in: document.language), type.symbol),
          section.text(end.name(in: document.language), type.cell),
        ]
          + houses, anchors: anchors)
    }
    let heads = known.map {
      words.guest(owners.marks[$0.rawValue], inHousesOf: owners.marks[$0.other.rawValue])
    }
    let columns: [Table.Column] =
      [.init(.fixed(15), .center), .init(.natural)] + known.map { _ in Table.Column(.natural, .right) }
    return [
      section.heading(section.table.houseOverlays),
      .table(
        Table(
          columns: columns, header: section.header(["", words.body] + heads), rows: rows,
          style: type.tables, extent: .wide)),
    ]
  }

  // MARK: - The composite

  private var composite: [Block] {
    let chart = synastry.composite
    let bodies = chart.placements.filter { $0.body.isPlanet }.map {
      (end: AspectEnd.body($0.body), place: $0.longitude, degrees: $0.degreesText)
    }
    let angles = [ChartAngle.ascendant, .midheaven].compactMap { angle in
      chart.angles.map { (end: AspectEnd.angle(angle), place: $0[angle], degrees: $0[angle].degreesText) }
    }
    let columns: [Table.Column] = [
      .init(.fixed(20), .center), .init(.natural), .init(.natural, .right), .init(.fixed(13), .center),
      .init(.natural),
    ]
    let table = Table(
      columns: columns, header: section.header(["", words.body, words.place, "", words.sign]),
      rows: (bodies + angles).map(row), style: type.tables, extent: .wide)
    return [section.heading(words.name(of: SkyRole.composite)), .table(table)]
  }

  /// - Parameter degrees: Its place within the sign, as exactly as it is known.
  private func row(_ end: AspectEnd, _ place: Longitude, degrees: String) -> Table.Row {
    Table.Row(
      [
        section.text(end.symbol, end.body?.hasLetters ?? true ? type.mark : type.symbol),
        section.text(end.name(in: document.language), type.cell),
        section.text(degrees, type.cell),
        section.text(place.sign.symbol, type.symbol),
        section.text(place.sign.name(in: document.language), type.faintCell),
      ], anchors: [FactAnchor.composite(end)])
  }
}
