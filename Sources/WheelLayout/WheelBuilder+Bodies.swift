import ChartModel
import Drawing
import Geometry

extension WheelBuilder {
  var band: SeatBand {
    SeatBand(
      wallOuter: radii.rulerInner * dial.halfSide, outer: radii.columnOuter * dial.halfSide,
      inner: radii.columnInner * dial.halfSide, gap: metrics.gap, pieceGap: metrics.pieceGap,
      // The widest planet glyphs of the family span 0.68 by 0.72 of the em, half of whose diagonal is under 0.5.
      headInset: 0.5 * metrics.planetGlyph)
  }

  /// Every body at its place, and the marks of its column.
  func seatedBodies() -> ([SeatedBody], [Mark]) {
    let solver = SeatSolver(dial: dial, band: band)
    let columns = chart.placements.map { column(of: $0) }
    let seated = solver.solve(Cell.filled(cells(around: columns), with: columns))
    let placed = seated.map { solution in
      solver.place(solution.column, tier: solution.tier, solution.seating, at: solution.drawn)
    }
    let ways = leaders(
      to: zip(seated, placed).map { solution, place in
        let ray = Vector(length: 1, direction: dial.direction(solution.drawn))
        return LeaderRouter.End(
          trueDegree: solution.column.longitude, drawnDegree: solution.drawn,
          stemEnd: place.column.stemEnd(along: ray, head: place.head, band: band) / dial.halfSide)
      })
    let ink = placed.flatMap { marks(of: $0.column, $0.seat) }
    return (zip(seated, ways).compactMap(seatedBody), ink)
  }

  private func cells(around columns: [Column]) -> [Cell] {
    if let houses = chart.houses { return Cell.walled(by: houses) }
    return [Cell.open(cutAmong: columns.map(\.longitude))]
  }

  private func seatedBody(_ solution: SeatSolver.Solution, _ leader: Leader) -> SeatedBody? {
    guard let placement = chart.placement(of: solution.column.body) else { return nil }
    return SeatedBody(
      placement: placement, drawnDegree: solution.drawn, isBorrowed: solution.isBorrowed,
      tick: dial.ray(solution.column.longitude, from: radii.rulerInner, to: radii.tickInner), leader: leader)
  }

  private func leaders(to ends: [LeaderRouter.End]) -> [Leader] {
    LeaderRouter(dial: dial, radii: radii).routes(to: ends)
  }

  // MARK: - Columns

  private func column(of placement: Placement) -> Column {
    var pieces = [piece(.planetGlyph, symbol(placement.body.symbol, type.planetGlyph))]
    let position = placement.longitude.degreeAndMinute
    if options.detail >= .reduced {
      pieces.append(piece(.planetDegree, shape("\(position.degree)°", type.planetDegree)))
    }
    if options.detail >= .full {
      let minute = position.minute < 10 ? "0\(position.minute)′" : "\(position.minute)′"
      pieces.append(piece(.planetSign, symbol(placement.sign.symbol, type.planetSign)))
      pieces.append(piece(.planetMinute, shape(minute, type.planetMinute)))
    }
    if placement.isRetrograde, options.detail >= .reduced {
      pieces.append(piece(.planetRetrograde, symbol("℞", type.planetRetrograde)))
    }
    return Column(body: placement.body, longitude: placement.longitude.degrees, pieces: pieces)
  }

  private func piece(_ role: Mark.Role, _ text: ShapedText) -> Column.Piece {
    Column.Piece(role: role, text: text)
  }

  private func marks(of column: Column, _ seat: Seat) -> [Mark] {
    zip(column.pieces, seat.blocks).map { piece, block in
      Mark(
        id: "\(column.body.isPlanet ? "planet" : "point").\(column.body.rawValue).\(piece.role.part)",
        role: piece.role, body: column.body, text: piece.text, center: Point(x: block.x, y: block.y))
    }
  }
}

extension Mark.Role {
  /// The last part of a mark's name.
  var part: String {
    switch self {
    case .planetGlyph, .signGlyph, .aspectGlyph: "glyph"
    case .planetDegree, .angleDegree: "degree"
    case .planetSign: "sign"
    case .planetMinute: "minute"
    case .planetRetrograde: "retrograde"
    case .houseNumber: "number"
    case .cuspLabel, .angleLabel: "label"
    case .title: "title"
    }
  }
}
