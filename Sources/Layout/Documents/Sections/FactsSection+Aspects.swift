import AstroChartModel
import AstroDrawing
import AstroThemes
import AstroTypesetting
import AstroWording

extension FactsSection {
  /// The aspects, one per row with the names of their bodies; if that would need another page, two per row
  /// without names.
  var aspects: [Block] {
    guard !chart.aspects.isEmpty else { return [] }
    return [heading(table.aspects), .table(set(chart.aspects, hasRoomForNames))]
  }

  /// A table of aspects, the closest first; two per row, unless there are at most twelve and names fit.
  ///
  /// - Parameter isCross: Whether they connect two skies, whose owners are then named.
  func set(_ aspects: [Aspect], _ hasRoomForNames: Bool, isCross: Bool = false) -> Table {
    let sorted = aspects.sorted { $0.isCloser(than: $1) }
    return hasRoomForNames && aspects.count <= 12 ? named(sorted, isCross) : paired(sorted, isCross)
  }

  private func named(_ aspects: [Aspect], _ isCross: Bool) -> Table {
    let glyph = Table.Column(glyphWidth(isCross), .center)
    let columns: [Table.Column] = [
      glyph, .init(.natural), .init(.fixed(15), .center), .init(.natural),
      glyph, .init(.natural), .init(.fixed(40), .right), .init(.fixed(8)),
      .init(.natural),
    ]
    let bodies =
      isCross ? [owners.names[order.first], owners.names[order.second]] : [words.body, words.body]
    let heads = ["", bodies[0], "", words.aspect, "", bodies[1], words.orb, "", ""]
    let rows = aspects.map { aspect in
      let ends = ends(of: aspect, isCross)
      return Table.Row(
        body(ends[0]) + tie(aspect) + body(ends[1]) + orb(aspect, gap: true),
        anchors: [anchor(of: aspect, isCross)])
    }
    return Table(columns: columns, header: header(heads), rows: rows, style: type.tables, extent: .wide)
  }

  private func paired(_ aspects: [Aspect], _ isCross: Bool) -> Table {
    // An aspect that holds for only part of the day needs more words than fit next to another, so the columns
    // of aspect names give way.
    let hasRoom = aspects.allSatisfy(\.isCertain)
    let glyph = Table.Column(glyphWidth(isCross), .center)
    let half: [Table.Column] = [
      glyph, .init(.fixed(15), .center), glyph,
      .init(hasRoom ? .natural : .share(1)),
      .init(.natural, .right), .init(.natural),
    ]
    let heads = glyphHeads(isCross) + [words.aspect, words.orb, ""]
    let rows = aspects.inPairs.map { pair in
      let cells = pair.map { glyphs($0, isCross) + orb($0, gap: false) }
      return Table.Row(
        Array(cells.joined(separator: [text("", type.cell)])), anchors: pair.map { anchor(of: $0, isCross) })
    }
    return Table(
      columns: half + [.init(hasRoom ? .share(1) : .fixed(2))] + half, header: header(heads + [""] + heads),
      rows: rows,
      style: type.tables, extent: .wide)
  }

  private func body(_ end: OwnedEnd) -> [StyledText] {
    [symbol(of: end), text(end.end.name(in: language), inked(type.cell, end.sky))]
  }

  private func tie(_ aspect: Aspect) -> [StyledText] {
    let ink = TextStyle(.symbols, size: 10, color: document.theme.ink(aspect.type.nature))
    return [text(aspect.type.symbol, ink), text(aspect.type.name(in: language), type.faintCell)]
  }

  func glyphs(_ aspect: Aspect, _ isCross: Bool) -> [StyledText] {
    let (tie, ends) = (tie(aspect), ends(of: aspect, isCross))
    return [symbol(of: ends[0]), tie[0], symbol(of: ends[1]), tie[1]]
  }

  func orb(_ aspect: Aspect, gap: Bool) -> [StyledText] {
    [text(aspect.orbText, type.cell)] + (gap ? [text("", type.cell)] : [])
      + [text(motion(of: aspect), type.faintCell)]
  }

  /// The first end of an aspect between skies is in the other sky.
  func anchor(of aspect: Aspect, _ isCross: Bool) -> String {
    isCross
      ? FactAnchor.between(aspect.end2, aspect.end1, of: index) : FactAnchor.aspect(aspect, of: index)
  }

  func motion(of aspect: Aspect) -> String {
    guard aspect.isCertain else { return words.partOfTheDay }
    guard !aspect.isBroad else { return "" }
    guard !aspect.isFleeting else { return words.fleeting }
    return aspect.isApplying.map { $0 ? words.applying : words.separating } ?? ""
  }
}

extension [Aspect] {
  /// The aspects in pairs; if their number is odd, the last one is alone.
  var inPairs: [ArraySlice<Aspect>] {
    stride(from: 0, to: count, by: 2).map { self[$0..<Swift.min($0 + 2, count)] }
  }
}
