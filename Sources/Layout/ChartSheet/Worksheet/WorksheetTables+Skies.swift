import AstroChartModel
import AstroDrawing
import AstroThemes
import AstroTradition
import AstroWheelLayout
import AstroWording

/// Mansions, divisions, the view from the Sun, and the daily course.
extension WorksheetTables {
  var mansions: WorksheetBlock? {
    guard let mansions = details.nakshatras else { return nil }
    let columns: [Column] = [
      .init(alignment: .center, gap: 0), .init(head: words.place, alignment: .right, gap: 8),
      .init(alignment: .center, gap: 4), .init(head: word(.mansion), gap: 8),
      .init(head: word(.quarter), alignment: .right, gap: 8),
      .init(head: words.ruler, alignment: .center, gap: 8),
    ]
    let rows = mansions.map { mansion in
      [end(mansion.end)] + place(mansion.longitude) + [
        text(words.nakshatra(mansion.nakshatra.number)), text(mansion.pada.map(String.init) ?? ""),
        glyph(mansion.nakshatra.lord.symbol),
      ]
    }
    return table("mansions", word(.mansions), columns, rows)
  }

  /// A row for each division, a column for each body.
  var divisions: WorksheetBlock? {
    guard let vargas = details.vargas, let ends = vargas.first?.places.map(\.end) else { return nil }
    let columns: [Column] =
      [.init(gap: 0)] + ends.map { .init(head: $0.symbol, alignment: .center, gap: 4.2) }
    let rows = vargas.map { chart in
      [text(chart.varga.name)]
        + ends.map { end in glyph(chart.places.first { $0.end == end }?.sign.symbol ?? "") }
    }
    return table("divisions", word(.divisions), columns, rows)
  }

  var heliocentric: WorksheetBlock? {
    guard let places = details.heliocentric else { return nil }
    let columns: [Column] = [
      .init(alignment: .center, gap: 0), .init(head: words.place, alignment: .right, gap: 8),
      .init(alignment: .center, gap: 4), .init(head: word(.latitude), alignment: .right, gap: 8),
      .init(head: word(.motion), alignment: .right, gap: 8),
    ]
    let rows = places.map { seen in
      [seen.body.map { glyph($0.symbol) } ?? text(word(.earth))] + place(seen.longitude)
        + [text(signed(seen.latitude)), text(signedToSecond(seen.speed))]
    }
    return table("heliocentric", word(.heliocentric), columns, rows)
  }

  var sectors: WorksheetBlock? {
    guard let sectors = details.sectors else { return nil }
    let columns: [Column] = [
      .init(alignment: .center, gap: 0), .init(alignment: .right, gap: 8), .init(gap: 6),
    ]
    let rows = sectors.map { sector in
      [
        glyph(sector.body.symbol), text(String(sector.sector)), text(sector.isPlusZone ? "+" : ""),
      ]
    }
    return table("sectors", word(.sectors), columns, rows)
  }
}
