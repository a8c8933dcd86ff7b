import AstroChartModel
import AstroDrawing
import AstroTypesetting
import AstroWording

extension FactsSection {
  /// The positions, one body per row, followed by the Ascendant and the Midheaven.
  var positions: [Block] {
    var columns: [Table.Column] = [.init(.fixed(15), .center), .init(.natural), .init(.natural, .right)]
    columns += [.init(.natural, .center), .init(.natural)]
    if chart.hasBirthTime { columns.append(.init(.natural, .right)) }
    columns.append(.init(.natural, .center))
    let table = Table(
      columns: columns, header: header(positionHeads), rows: chart.placements.map(row) + angles,
      style: type.tables, extent: .wide)
    return [heading(self.table.positions), .table(table)] + moonRange
  }

  private var positionHeads: [String] {
    ["", words.body, words.place, "", words.sign] + (chart.hasBirthTime ? [table.house] : []) + [words.motion]
  }

  private func row(_ placement: Placement) -> Table.Row {
    let house = placement.house.map(String.init) ?? ""
    let motion = StyledText(placement.isRetrograde ? "℞" : "", type.retrograde, language: language.tag)
    return row(
      text(placement.body.symbol(in: language), placement.body.hasLetters ? type.mark : type.symbol),
      placement.body.name(in: language), (placement.signSymbols, placement.signNames(in: language)),
      degrees: placement.degreesText, house: house, motion: motion,
      anchor: FactAnchor.body(placement.body, of: index))
  }

  private var angles: [Table.Row] {
    guard let angles = chart.angles else { return [] }
    return [ChartAngle.ascendant, .midheaven].map { angle in
      row(
        text(angle.abbreviation, type.mark), angle.name(in: language),
        (angles[angle].sign.symbol, angles[angle].sign.name(in: language)),
        degrees: angles[angle].degreesText, house: "",
        motion: text("", type.cell),
        anchor: FactAnchor.angle(angle, of: index))
    }
  }

  private func row(
    _ symbol: StyledText, _ name: String, _ sign: (symbol: String, name: String), degrees: String,
    house: String,
    motion: StyledText, anchor: String
  ) -> Table.Row {
    var cells = [symbol, text(name, type.cell), text(degrees, type.cell)]
    cells += [text(sign.symbol, type.symbol), text(sign.name, type.faintCell)]
    if chart.hasBirthTime { cells.append(text(house, type.cell)) }
    return Table.Row(cells + [motion], anchors: [anchor])
  }

  /// If the time of birth is unknown, the stretch that the Moon covers on that day.
  private var moonRange: [Block] {
    guard let range = chart.placement(of: .moon)?.range else { return [] }
    let line = words.moonRange(from: range.atMidnight.position, to: range.atNextMidnight.position)
    return [.paragraph(Paragraph(text(line, type.label), style: type.labelSetting, extent: .wide))]
  }
}
