import ChartModel
import Wording

extension ChartSheet {
  /// A row a body: glyph, name, place, house, motion.
  var positions: SheetTable {
    SheetTable(
      columns: [
        (7, .center), (19, .left), (122, .right), (134, .center), (148, .left), (216, .right), (232, .center),
      ],
      rows: chart.placements.map(positionRow), rowHeight: style.rowHeight)
  }

  private func positionRow(_ placement: Placement) -> [SheetTable.Cell] {
    [
      .init(placement.body.symbol, style.symbol),
      .init(placement.body.name(in: language), style.cell),
      .init(placement.longitude.degreesText, style.cell),
      .init(placement.sign.symbol, style.symbol),
      .init(placement.sign.name(in: language), style.faintCell),
      .init(placement.house.map(String.init) ?? "", style.cell),
      .init(placement.isRetrograde ? "℞" : "", style.retrograde),
    ]
  }

  /// A row a house: number, place of its cusp, ruler.
  var houseRows: SheetTable? {
    guard let houses = chart.houses else { return nil }
    return SheetTable(
      columns: [(10, .right), (54, .right), (66, .center), (88, .center)],
      rows: (1...12).map { house in
        let cusp = houses.cusp(house)
        return [
          .init(String(house), house % 3 == 1 ? style.cell : style.faintCell),
          .init(cusp.degreesText, style.cell), .init(cusp.sign.symbol, style.symbol),
          .init(houses.ruler(of: house).symbol, style.symbol),
        ]
      }, rowHeight: style.rowHeight)
  }

  /// How the planets are shared out: elements on the left, modalities on the right.
  var balance: SheetTable {
    let distributions = chart.distributions
    let elements = Element.allCases.map { ($0.name(in: language), distributions.elements[$0] ?? 0) }
    let modalities = Modality.allCases.map { ($0.name(in: language), distributions.modalities[$0] ?? 0) }
    return SheetTable(
      columns: [(0, .left), (62, .right), (78, .left), (SheetStyle.right - SheetStyle.gridX, .right)],
      rows: elements.indices.map { index in
        let modality = index < modalities.count ? modalities[index] : nil
        return [
          .init(elements[index].0, style.faintCell), .init(String(elements[index].1), style.cell),
          .init(modality?.0 ?? "", style.faintCell), .init(modality.map { String($0.1) } ?? "", style.cell),
        ]
      }, rowHeight: 12.4)
  }
}
