import AstroChartModel
import AstroDrawing
import AstroTypesetting
import AstroWording

extension FactsSection {
  /// The houses, one per row: number, cusp, ruler.
  var houses: [Block] {
    guard let houses = chart.houses else { return [] }
    let rows = (1...12).map { house in
      let (cusp, ruler) = (houses.cusp(house), houses.ruler(of: house))
      // Angular houses are the strongest, so their numbers are darker.
      let number = house % 3 == 1 ? type.cell : type.faintCell
      return Table.Row(
        [
          text(String(house), number), StyledText([]), text(cusp.degreesText, type.cell),
          text(cusp.sign.symbol, type.symbol),
          text(cusp.sign.name(in: language), type.faintCell), text(ruler.symbol, type.symbol),
        ], anchors: [FactAnchor.house(house, of: index)])
    }
    let columns: [Table.Column] = [
      // The gap keeps a house number from being read as the first digit of its cusp.
      .init(.natural, .right), .init(.fixed(6)), .init(.natural, .right), .init(.fixed(13), .center),
      .init(.natural), .init(.natural, .center),
    ]
    let header = header([table.house, "", words.cusp, "", "", table.ruler])
    let table = Table(columns: columns, header: header, rows: rows, style: type.tables, extent: .wide)
    return [heading(self.table.houses), .table(table)]
  }

  /// The number of planets in each element and modality.
  var balance: [Block] {
    let elements = chart.balance.elementTexts(in: language)
    let modalities = chart.balance.modalityTexts(in: language)
    let rows = elements.indices.map { index in
      Table.Row(cells(elements[index]) + cells(index < modalities.count ? modalities[index] : nil))
    }
    let columns: [Table.Column] = [
      .init(.natural), .init(.natural, .right), .init(.fixed(14)), .init(.natural), .init(.natural, .right),
    ]
    let header = header([words.elements, "", "", words.modalities, ""])
    let table = Table(
      columns: columns, header: header,
      rows: rows.enumerated().map {
        Table.Row($1.spaced, anchors: $0 == 0 ? [FactAnchor.balance(of: index)] : [])
      },
      style: type.tables, extent: .wide)
    return [heading(self.table.balance), .table(table)]
  }

  private func cells(_ quality: Balance.Text?) -> [StyledText] {
    guard let quality else { return [text("", type.cell), text("", type.cell)] }
    return [text(quality.name, type.faintCell), text(quality.count, type.cell)]
  }
}

extension Table.Row {
  /// The cells with an empty one inserted in the middle.
  fileprivate var spaced: [StyledText] {
    let middle = cells.count / 2
    return cells[..<middle] + [StyledText([])] + cells[middle...]
  }
}
