import ChartModel
import Drawing
import Geometry

extension WheelBuilder {
  func rings(beside chords: [Chord]) -> [SeatedRing] {
    figure.rings.indices.prefix(plan.bands.count).map { ring in
      SeatedRing(
        name: name(ofRing: ring), band: plan.bands[ring], bodies: bodies(ofRing: ring),
        flags: flags(ofRing: ring), caption: captionMarks(ofRing: ring, beside: chords))
    }
  }

  func seatBand(_ band: WheelPlan.Band) -> SeatBand {
    SeatBand(
      wallOuter: band.tickOuter * dial.halfSide, outer: band.stackOuter * dial.halfSide,
      inner: band.stackInner * dial.halfSide, gap: metrics.gap, pieceGap: metrics.pieceGap,
      // The widest planet glyphs of the family span 0.68 by 0.72 of the em, half of whose diagonal is under 0.5.
      headInset: 0.5 * metrics.planetGlyph)
  }

  /// Every body of a ring at its place, with its marks.
  private func bodies(ofRing ring: Int) -> [SeatedBody] {
    let (band, placements) = (plan.bands[ring], figure.rings[ring].placements)
    let solver = SeatSolver(dial: dial, band: seatBand(band))
    let columns = placements.map { column(of: $0, inRing: ring) }
    let seated = solver.solve(Cell.filled(cells(around: columns), with: columns))
    let placed = seated.map { solution in
      solver.place(solution.column, tier: solution.tier, solution.seating, at: solution.drawn)
    }
    let leaders = LeaderRouter(dial: dial, band: band).routes(
      to: zip(seated, placed).map { solution, place in
        let ray = Vector(length: 1, direction: dial.direction(solution.drawn))
        return LeaderRouter.End(
          trueDegree: solution.column.longitude, drawnDegree: solution.drawn,
          stemEnd: place.column.stemEnd(along: ray, head: place.head, band: solver.band) / dial.halfSide)
      })
    return seated.indices.map { index in
      let (solution, place) = (seated[index], placed[index])
      return SeatedBody(
        ring: name(ofRing: ring), placement: solution.column.placement, drawnDegree: solution.drawn,
        isBorrowed: solution.isBorrowed,
        tick: dial.ray(solution.column.longitude, from: band.tickOuter, to: band.tickInner),
        leader: leaders[index], marks: marks(of: place.column, place.seat, inRing: ring))
    }
  }

  private func cells(around columns: [Column]) -> [Cell] {
    if let houses = figure.houses { return Cell.walled(by: houses) }
    return [Cell.open(cutAmong: columns.map(\.longitude))]
  }

  private func marks(of column: Column, _ seat: Seat, inRing ring: Int) -> [Mark] {
    let name = name(ofRing: ring)
    return zip(column.pieces, seat.blocks).map { piece, block in
      Mark(
        of: .body(column.placement.body), ring: name, piece.role, piece.text,
        at: Point(x: block.x, y: block.y))
    }
  }
}
