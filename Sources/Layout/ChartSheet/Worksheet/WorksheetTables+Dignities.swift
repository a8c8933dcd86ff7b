import AstroChartModel
import AstroDrawing
import AstroThemes
import AstroTradition
import AstroWheelLayout
import AstroWording

/// Positions, dignities, sect, houses, almutens and receptions.
extension WorksheetTables {
  // MARK: - Positions

  var positions: WorksheetBlock? {
    let hasDignities = details.dignities != nil
    let columns: [Column] =
      [
        .init(alignment: .center, gap: 0), .init(head: words.place, alignment: .right, gap: 6),
        .init(alignment: .center, gap: 4),
      ] + (chart.hasBirthTime ? [.init(head: words.house, alignment: .right, gap: 6)] : [])
      + [
        .init(head: word(.motion), alignment: .right, gap: 8),
        .init(head: word(.declination), alignment: .right, gap: 8),
      ] + (hasDignities ? dignityColumns : [])
    let rows = chart.placements.map { placement in
      [glyph(placement.body.symbol), text(placement.degreesText), glyph(placement.signSymbols)]
        + (chart.hasBirthTime ? [text(placement.house.map(String.init) ?? "")] : [])
        + [motion(of: placement), text(placement.declination.map(signed) ?? "")]
        + (hasDignities ? dignityCells(of: placement) : [])
    }
    let angles: [[Cell]] =
      chart.angles.map { angles in
        [ChartAngle.ascendant, .midheaven].map { [end(.angle($0))] + place(angles[$0]) }
      } ?? []
    return table(
      "positions", hasDignities ? word(.dignities) : words.positions, columns, rows + angles,
      span: hasDignities ? WorksheetPacking.columns : nil)
  }

  private func motion(of placement: Placement) -> Cell {
    guard let speed = placement.speed else { return text(placement.isRetrograde ? "℞" : "") }
    return speed < 0
      ? Cell(signedToSecond(speed), style.inked(style.cell, style.theme.retrograde))
      : text(signedToSecond(speed))
  }

  private var dignityColumns: [Column] {
    [
      .init(head: word(.domicile), alignment: .center, gap: 10),
      .init(head: word(.exaltation), alignment: .center, gap: 7),
      .init(alignment: .center, gap: 10),
      .init(head: word(.triplicity), alignment: .center, gap: 4, headTakesRoom: false),
      .init(alignment: .center, gap: 4),
      .init(head: word(.term), alignment: .center, gap: 10),
      .init(head: word(.face), alignment: .center, gap: 7),
      .init(head: word(.score), alignment: .right, gap: 9), .init(head: word(.state), gap: 9),
    ]
  }

  /// Who has each dignity where a planet stands, its own in the prominent ink; then its points and its state.
  private func dignityCells(of placement: Placement) -> [Cell] {
    let state = self.state(of: placement)
    guard let dignity = details.dignities?.first(where: { $0.body == placement.body }) else {
      return Array(repeating: text(""), count: 8) + [faint(state)]
    }
    let rulers = dignity.rulers
    func cell(_ body: Body?, _ own: EssentialDignity?) -> Cell {
      guard let body else { return faint("–") }
      guard let own else { return Cell(body.symbol, style.faintSymbol) }
      return Cell("\(body.symbol)\u{2009}\(signed(own.points))", style.ownCell)
    }
    func held(_ isOwn: Bool?, _ own: EssentialDignity) -> EssentialDignity? { isOwn == true ? own : nil }
    let triplicity = [rulers.triplicity.day, rulers.triplicity.night, rulers.triplicity.participating]
    let lord = triplicity.prefix(2).firstIndex(of: placement.body)
    return [
      cell(rulers.domicile, held(dignity.domicile, .domicile)),
      cell(rulers.exaltation, held(dignity.exaltation, .exaltation)),
    ]
      + triplicity.enumerated().map { index, body in
        cell(body, index == lord ? held(dignity.triplicity, .triplicity) : nil)
      }
      + [
        cell(dignity.term.map { _ in rulers.term }, held(dignity.term, .term)),
        cell(dignity.face.map { _ in rulers.face }, held(dignity.face, .face)),
        strong(dignity.score.map(signed) ?? ""), faint(state),
      ]
  }

  /// Debilities, the distance from the Sun, and whether it is out of bounds.
  private func state(of placement: Placement) -> String {
    let dignity = details.dignities?.first { $0.body == placement.body }
    let debilities: [(Bool?, WorksheetWord, EssentialDignity)] = [
      (dignity?.detriment, .detriment, .detriment), (dignity?.fall, .fall, .fall),
      (dignity?.peregrine, .peregrine, .peregrine),
    ]
    let degree = dignity?.isInExaltationDegree == true ? [word(.exaltationDegree)] : []
    let sun = details.solarConditions?[placement.body].map { words.name(of: $0) }
    let bounds = details.outOfBounds?.contains(placement.body) == true ? word(.outOfBounds) : nil
    let weak = debilities.filter { $0.0 == true }.map { "\(word($0.1)) \(signed($0.2.points))" }
    return (degree + weak + [sun, bounds].compactMap(\.self))
      .joined(separator: ", ")
  }

  // MARK: - Sect, Moon and day

  var condition: WorksheetBlock? {
    var rows: [[Cell]] = []
    func add(_ head: WorksheetWord, _ value: String?) {
      if let value { rows.append([faint(word(head)), text(value)]) }
    }
    func add(_ head: WorksheetWord, _ body: Body?) {
      if let body { rows.append([faint(word(head)), glyph(body.symbol)]) }
    }
    if let sect = details.sect {
      add(.sect, word(sect.isDay ? .day : .night))
      add(.light, sect.light)
      add(.mercury, sect.isMercuryDiurnal.map { word($0 ? .diurnal : .nocturnal) })
      if sect.isNearHorizon { rows.append([faint(word(.nearHorizon)), text("")]) }
    }
    if let phase = details.phase {
      add(.moonPhase, phase.phase.map { "\(words.name(of: $0)), \(Degrees.text(phase.angle))" })
    }
    if let syzygy = details.almutens?.syzygy {
      add(.syzygy, "\(words.name(of: syzygy.phase)), \(syzygy.longitude.position)")
    }
    add(.lordOfDay, details.lords?.day)
    add(.lordOfHour, details.lords?.hour)
    if let dominants = details.dominants {
      add(.element, dominants.element.map { words.name(of: $0) })
      add(.modality, dominants.modality.map { words.name(of: $0) })
      add(
        .shape,
        dominants.shape.map { shape in
          words.name(of: shape) + (dominants.lead.map { ", \($0.symbol) \(word(.leads))" } ?? "")
        })
    }
    return table("condition", word(.condition), [.init(gap: 0), .init(gap: 8)], rows, span: 2)
  }

  // MARK: - Houses

  var houses: WorksheetBlock? {
    guard let houses = chart.houses else { return nil }
    let almutens = details.almutens?.cusps
    let columns: [Column] =
      [
        .init(alignment: .right, gap: 0), .init(head: words.cusp, alignment: .right, gap: 8),
        .init(alignment: .center, gap: 4), .init(head: words.ruler, alignment: .center, gap: 8),
      ] + (almutens == nil ? [] : almutenColumns)
    let rows = (1...12).map { house in
      [Cell(String(house), house % 3 == 1 ? style.strongCell : style.cell)] + place(houses.cusp(house))
        + [glyph(houses.cusp(house).sign.traditionalRuler.symbol)]
        + (almutens.map { winners(of: $0[house - 1]) } ?? [])
    }
    return table("houses", words.houses, columns, rows, span: 2)
  }

  // MARK: - Almutens

  /// The winners at a place, and their points.
  private func winners(of almuten: Almuten) -> [Cell] {
    let points = almuten.winners.first.flatMap { almuten.scores[$0] } ?? 0
    return [glyph(almuten.winners.map(\.symbol).joined(separator: "\u{2009}")), text(String(points))]
  }

  private var almutenColumns: [Column] {
    [.init(head: word(.almuten), alignment: .right, gap: 8), .init(alignment: .right, gap: 3)]
  }

  var almutens: WorksheetBlock? {
    guard let places = details.almutens?.places else { return nil }
    let columns: [Column] = [
      .init(gap: 0), .init(head: words.place, alignment: .right, gap: 8), .init(alignment: .center, gap: 4),
    ]
    let rows = places.map { [text(name(of: $0.place))] + place($0.longitude) + winners(of: $0) }
    return table("almutens", word(.almutens), columns + almutenColumns, rows)
  }

  private func name(of place: Almuten.Place) -> String {
    switch place {
    case .end(let end): words.name(ofEnd: end).capitalizedFirst
    case .lot(let lot): words.name(of: lot)
    case .syzygy: word(.syzygy)
    case .cusp(let house): words.name(ofHouse: house)
    }
  }

  /// The sums after Ibn Ezra: what each planet has at each of the five places, of its house, of day and hour, and together.
  var figuris: WorksheetBlock? {
    guard let almutens = details.almutens, let figuris = almutens.figuris else { return nil }
    let places = almutens.places.filter { $0.place != .end(.angle(.midheaven)) }
    let columns: [Column] =
      [.init(alignment: .center, gap: 0)]
      + places.map { .init(head: mark(of: $0.place), alignment: .right, gap: 7) }
      + [
        .init(head: word(.places), alignment: .right, gap: 7),
        .init(head: word(.houses), alignment: .right, gap: 7),
        .init(head: word(.dayAndHour), alignment: .right, gap: 7),
        .init(head: word(.total), alignment: .right, gap: 7),
      ]
    let rows = Body.visible.map { body in
      let isWinner = figuris.winners.contains(body)
      func points(_ of: [Body: Int]) -> Cell { of[body].map { text(String($0)) } ?? faint("–") }
      let total = String(figuris.totals[body] ?? 0)
      return [isWinner ? prominent(body.symbol) : glyph(body.symbol)] + places.map { points($0.scores) }
        + [points(figuris.dignities), points(figuris.houses), points(figuris.rulers)]
        + [isWinner ? strong(total) : text(total)]
    }
    return table("figuris", word(.figuris), columns, rows)
  }

  private func mark(of place: Almuten.Place) -> String {
    switch place {
    case .end(let end): end.symbol
    case .lot: Body.fortune.symbol
    case .syzygy: details.almutens?.syzygy?.phase == .fullMoon ? "☍" : "☌"
    case .cusp(let house): String(house)
    }
  }

  // MARK: - Receptions

  var receptions: WorksheetBlock? {
    guard let receptions = details.receptions else { return nil }
    let columns: [Column] = [
      .init(head: word(.guest), alignment: .center, gap: 0),
      .init(head: word(.host), alignment: .center, gap: 8),
      .init(gap: 8), .init(head: words.aspect, alignment: .center, gap: 8),
      .init(head: word(.mutual), gap: 8),
    ]
    let rows = receptions.map { reception in
      [
        glyph(reception.guest.symbol), glyph(reception.host.symbol),
        text(words.name(of: reception.kind == .domicile ? Dignity.domicile : .exaltation)),
        aspect(reception.aspect), text(reception.mutual.map(mutual) ?? ""),
      ]
    }
    return table("receptions", word(.receptions), columns, rows)
  }

  private func mutual(_ mutual: Reception.Mutual) -> String {
    switch mutual {
    case .domicile: words.name(of: Dignity.domicile)
    case .exaltation: words.name(of: Dignity.exaltation)
    case .mixed: word(.mixed)
    }
  }
}

extension SheetStyle {
  var faintSymbol: TextStyle { inked(symbol, theme.faintInk) }
}

extension ChartDetails {
  /// The planets of the day and the hour, as the points for them tell; `nil` where nobody rules the hour.
  fileprivate var lords: (day: Body, hour: Body)? {
    guard let points = almutens?.figuris?.rulers, !points.isEmpty else { return nil }
    let both = AlmutenFiguris.pointsOfDay + AlmutenFiguris.pointsOfHour
    func ruler(_ own: Int) -> Body? { points.first { $0.value == own || $0.value == both }?.key }
    guard let day = ruler(AlmutenFiguris.pointsOfDay), let hour = ruler(AlmutenFiguris.pointsOfHour)
    else { return nil }
    return (day, hour)
  }
}
