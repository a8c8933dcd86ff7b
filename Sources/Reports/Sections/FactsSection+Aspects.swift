import ChartModel
import Drawing
import Typesetting
import Wording

extension FactsSection {
  /// The aspects, two a row, in reading order.
  var aspects: [Block] {
    guard !chart.aspects.isEmpty else { return [] }
    let half: [Table.Column] = [
      .init(.fixed(13), .center), .init(.fixed(13), .center), .init(.fixed(13), .center), .init(.share(1)),
      .init(.natural, .right), .init(.natural),
    ]
    let heads = ["", "", "", words.aspect, words.orb, ""]
    let rows = stride(from: 0, to: chart.aspects.count, by: 2).map { first in
      let pair = chart.aspects[first..<min(first + 2, chart.aspects.count)]
      let empty = Array(repeating: text("", type.cell), count: pair.count == 2 ? 0 : half.count)
      return Table.Row(
        cells(pair.first) + [text("", type.cell)] + (pair.count == 2 ? cells(pair.last) : empty),
        anchors: pair.map(FactAnchor.aspect))
    }
    let table = Table(
      columns: half + [.init(.fixed(4))] + half, header: header(heads + [""] + heads), rows: rows,
      style: type.tables, extent: .wide)
    return [heading(self.table.aspects), .table(table)]
  }

  private func cells(_ aspect: Aspect?) -> [StyledText] {
    guard let aspect else { return [] }
    let ink = TextStyle(.symbols, size: 10, color: document.theme.ink(aspect.type.nature))
    return [
      text(aspect.body1.symbol, type.symbol), text(aspect.type.symbol, ink),
      text(aspect.body2.symbol, type.symbol), text(aspect.type.name(in: language), type.faintCell),
      text(Degrees.text(aspect.orb), type.cell), text(motion(of: aspect), type.faintCell),
    ]
  }

  private func motion(of aspect: Aspect) -> String {
    guard aspect.isCertain else { return words.uncertain }
    return aspect.isApplying.map { $0 ? words.applying : words.separating } ?? ""
  }
}
