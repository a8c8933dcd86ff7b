import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroTradition
import AstroWheelLayout
import AstroWording

/// Lots, aspects, antiscia, parallels, stars, patterns and midpoints.
extension WorksheetTables {
  // MARK: - Lots

  var lots: WorksheetBlock? {
    guard let lots = details.lots else { return nil }
    let columns: [Column] = [
      .init(gap: 0), .init(head: words.place, alignment: .right, gap: 8), .init(alignment: .center, gap: 4),
      .init(head: words.house, alignment: .right, gap: 8), .init(head: word(.formula), gap: 10),
    ]
    let rows = lots.map { lot in
      [text(words.name(of: lot.name))] + place(lot.longitude) + [
        text(String(lot.house)), text(formula(of: lot)),
      ]
    }
    return table("lots", word(.lots), columns, rows)
  }

  /// The formula in symbols, with the names of those lots that have none.
  private func formula(of lot: Lot) -> String {
    lot.formula.split(separator: " ").map { part in
      switch part {
      case "+", "ascendant": part == "+" ? "+" : ChartAngle.ascendant.symbol
      case "-": "−"
      default:
        Body(rawValue: String(part))?.symbol ?? Lot.Name(rawValue: String(part)).map { words.name(of: $0) }
          ?? String(part)
      }
    }.joined(separator: "\u{2009}")
  }

  // MARK: - Aspects

  var aspects: WorksheetBlock? {
    let (cell, ends) = (15.5, AspectGrid.ends(of: chart))
    guard !ends.isEmpty, !chart.aspects.isEmpty else { return nil }
    let span = WorksheetPacking.span(of: cell * Double(ends.count))
    let side = min(cell, WorksheetPacking.width(of: span) / Double(ends.count))
    let grid = AspectGrid(of: chart, style: style, corner: .origin, cell: Size(square: side))
    return WorksheetBlock(
      label: "aspects", heading: words.aspects, content: .grid(grid), span: span,
      height: SheetStyle.headHeight + side * Double(ends.count))
  }

  // MARK: - Antiscia and parallels

  /// The images of the planets, then who stands on whose.
  var antiscia: WorksheetBlock? {
    guard let contacts = details.antiscia else { return nil }
    let columns: [Column] = [
      .init(alignment: .center, gap: 0), .init(head: word(.antiscion), alignment: .right, gap: 8),
      .init(alignment: .center, gap: 4), .init(head: word(.contraAntiscion), alignment: .right, gap: 10),
      .init(alignment: .center, gap: 4), .init(gap: 10),
    ]
    let rows = chart.settledPlanets.map { planet in
      let struck = contacts.compactMap { contact -> String? in
        guard [contact.body1, contact.body2].contains(planet.body) else { return nil }
        let other = contact.body1 == planet.body ? contact.body2 : contact.body1
        return (contact.kind == .antiscion ? "" : "☍\u{2009}")
          + "\(other.symbol) \(Degrees.text(contact.orb))"
      }
      return [glyph(planet.body.symbol)] + place(planet.longitude.antiscion)
        + place(planet.longitude.contraAntiscion) + [text(struck.joined(separator: ", "))]
    }
    return table("antiscia", word(.antiscia), columns, rows)
  }

  var parallels: WorksheetBlock? {
    guard let parallels = details.parallels else { return nil }
    let columns: [Column] = [
      .init(alignment: .center, gap: 0), .init(alignment: .center, gap: 6), .init(gap: 8),
      .init(alignment: .right, gap: 8),
    ]
    let rows = parallels.sorted { ($0.orb, $0.body1, $0.body2) < ($1.orb, $1.body1, $1.body2) }.map {
      parallel in
      [
        glyph(parallel.body1.symbol), glyph(parallel.body2.symbol),
        text(word(parallel.kind == .parallel ? .parallel : .contraparallel)),
        text(Degrees.text(parallel.orb)),
      ]
    }
    return table("parallels", word(.parallels), columns, rows.isEmpty ? [[faint(word(.none))]] : rows)
  }

  // MARK: - Stars

  /// The stars with which something stands.
  var stars: WorksheetBlock? {
    guard let stars = details.stars else { return nil }
    let columns: [Column] = [
      .init(gap: 0), .init(head: word(.magnitude), alignment: .right, gap: 8),
      .init(head: words.place, alignment: .right, gap: 8), .init(alignment: .center, gap: 4),
      .init(head: word(.latitude), alignment: .right, gap: 8), .init(gap: 10),
    ]
    let rows = stars.filter { !$0.conjunctions.isEmpty }.map { star in
      [text(words.name(of: star.star)), faint(tenths(star.magnitude))] + place(star.longitude) + [
        faint(signed(star.latitude)),
        text(
          star.conjunctions.map { "\($0.end.symbol(in: language))\u{A0}\(Degrees.text($0.orb))" }.joined(
            separator: ", ")),
      ]
    }
    return table("stars", word(.stars), columns, rows.isEmpty ? [[faint(word(.none))]] : rows)
  }

  private func tenths(_ number: Double) -> String {
    let digits = Degrees.tenths(abs(number), in: language)
    return number < -0.049 ? "−" + digits : digits
  }

  // MARK: - Patterns

  var patterns: WorksheetBlock? {
    guard let patterns = details.patterns, let gatherings = details.gatherings else { return nil }
    let columns: [Column] =
      [.init(gap: 0), .init(gap: 8)]
      + (patterns.isEmpty
        ? []
        : [
          .init(head: word(.apex), alignment: .center, gap: 8),
          .init(head: words.orb, alignment: .right, gap: 8),
        ])
    let rows = patterns.map { pattern in
      [
        text(pattern.kind.name(in: language).capitalizedFirst),
        text(pattern.bodies.map(\.symbol).joined(separator: " ")),
        glyph(pattern.apex?.symbol ?? ""), text(Degrees.text(pattern.orb)),
      ]
    }
    let others = gatherings.map { stellium in
      [
        text(words.stellium(in: stellium.site)), text(stellium.bodies.map(\.symbol).joined(separator: " ")),
        text(""), text(""),
      ]
    }
    let all = rows + others
    return table("patterns", word(.patterns), columns, all.isEmpty ? [[faint(word(.none))]] : all)
  }

  // MARK: - Midpoints

  /// The midpoints that each place strikes, side by side.
  var midpoints: WorksheetBlock? {
    guard details.midpoints != nil else { return nil }
    let figure = DialFigure(of: chart, modulus: .ninety, pointer: nil)
    let room = Rect(
      x: 0, y: 0, width: WorksheetPacking.width(of: WorksheetPacking.columns), height: 250)
    let trees = TreeColumns(of: figure, in: room, style: style, language: language)
    let bottom = trees.placed.map { $0.corner.y + trees.rowHeight * Double($0.count + 1) }.max()
    guard let bottom else { return nil }
    return WorksheetBlock(
      label: "midpoints",
      heading: word(.midpoints) + (trees.most.map { " · " + words.closestMidpoints($0) } ?? ""),
      content: .trees(trees), span: WorksheetPacking.columns, height: SheetStyle.headHeight + bottom)
  }
}
