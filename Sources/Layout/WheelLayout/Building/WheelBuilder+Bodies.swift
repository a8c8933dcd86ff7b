import AstroChartModel
import AstroDrawing
import AstroGeometry

extension WheelBuilder {
  func rings(beside chords: [Chord]) -> [SeatedRing] {
    figure.rings.indices.prefix(plan.bands.count).map { ring in
      SeatedRing(
        name: name(ofRing: ring), band: plan.bands[ring], bodies: bodies(ofRing: ring),
        flags: flags(ofRing: ring), caption: captionMarks(ofRing: ring, beside: chords))
    }
  }

  func seatBand(_ band: WheelPlan.Band) -> SeatBand {
    var seats = SeatBand(band, metrics)
    // About as tall as the smallest digits: a glyph fills about seven tenths of its em.
    seats.leastScale = leastScale(of: type.planetGlyph)
    seats.leastWordScale = leastScale(of: type.planetMinute)
    return seats
  }

  /// All bodies of a ring at their positions, with their marks.
  private func bodies(ofRing ring: Int) -> [SeatedBody] {
    let (band, placements) = (plan.bands[ring], figure.rings[ring].placements)
    let solver = SeatSolver(
      dial: dial, band: seatBand(band), namesSigns: figure.rings.count == 1 && options.detail >= .full)
    let stacks = self.stacks(of: placements, inRing: ring)
    let spans = spans(around: stacks)
    func named() -> [BodyStack] { self.stacks(of: placements, inRing: ring, areNamed: true) }
    let seated = solver.solve(ZodiacSpan.filled(spans, with: stacks), naming: named)
    let walls = spans.filter(\.isWalled).map { solver.wall(at: $0.start) }
    let tight = seated.map { solver.place($0.stack, tier: $0.tier, $0.seating, at: $0.drawn) }
    let signed = solver.namingSigns(seated, tight, between: walls, of: named)
    let places = solver.aired(
      solver.tellingMinutes(seated, signed, between: walls, of: named), between: walls)
    let leaders = leaders(to: seated, places, band, solver.band)
    return seated.indices.map { index in
      let solution = seated[index]
      return SeatedBody(
        ring: name(ofRing: ring), placement: solution.stack.placement, drawnDegree: solution.drawn,
        isBorrowed: solution.isBorrowed,
        tick: tick(at: solution.stack.placement.longitude, band), leader: leaders[index],
        marks: marks(of: places[index], inRing: ring))
    }
  }

  private func leaders(
    to seated: [SeatSolver.Solution], _ places: [SeatSolver.Place], _ band: WheelPlan.Band, _ seats: SeatBand
  ) -> [Leader] {
    let router = LeaderRouter(
      dial: dial, band: band, lineWidth: metrics.leaderWidth(in: theme) / dial.halfSide,
      mostLanes: options.pixels < WheelOptions.leastPixelsOfLanes ? 2 : 3, gap: seats.stemGap)
    return router.routes(
      to: zip(seated, places).map { solution, place in
        LeaderRouter.End(
          trueDegree: solution.stack.longitude, drawnDegree: solution.drawn,
          stemEnd: place.stack.stemEnd(along: place.ray, head: place.head, band: seats)
            / dial.halfSide,
          start: tickInner(at: solution.stack.placement.longitude, band),
          maySlant: place.stack.pieces.first?.motion == nil, blocks: place.footprint.blocks)
      })
  }

  // MARK: - Ticks

  /// The tick at a true degree, from the ruler inwards; near the arrow at the Ascendant it is shorter, so as
  /// not to touch it.
  private func tick(at longitude: Longitude, _ band: WheelPlan.Band) -> Segment {
    dial.ray(
      longitude.degrees, from: band.tickOuter,
      to: max(tickInner(at: longitude, band), arrowEdge(at: longitude, band)))
  }

  /// The innermost radius of a tick next to the arrow, which gets wider inwards; a tick has at least a
  /// minimum length.
  private func arrowEdge(at longitude: Longitude, _ band: WheelPlan.Band) -> Double {
    guard isUnderHead(longitude, band), let angles = figure.angles else { return 0 }
    let apart = angles.ascendant.separation(from: longitude) - WheelBuilder.arrowClearance
    let width = options.detail.arrowWidth
    guard apart < width else { return 0 }
    let depth = (plan.zodiacInner - plan.rulerInner) * max(0, apart / width)
    return band.tickOuter - max(depth, WheelBuilder.leastTick)
  }

  /// The free space between a tick and the arrow, in degrees, and the least length of a tick, as a fraction
  /// of the half side.
  private static let arrowClearance = 0.4
  private static let leastTick = 0.006

  private func tickInner(at longitude: Longitude, _ band: WheelPlan.Band) -> Double {
    isUnderHead(longitude, band)
      ? min(band.tickInner, plan.rulerInner - WheelPlan.headClearance) : band.tickInner
  }

  private func isUnderHead(_ longitude: Longitude, _ band: WheelPlan.Band) -> Bool {
    guard band.tickOuter > plan.rulerInner, let angles = figure.angles else { return false }
    return angles.ascendant.separation(from: longitude) < 2.4
  }

  // MARK: - Spans and marks

  /// The houses as spans, divided by the Ascendant and the Midheaven where these are not cusps.
  private func spans(around stacks: [BodyStack]) -> [ZodiacSpan] {
    guard let houses = figure.houses else { return [ZodiacSpan.open(cutAmong: stacks.map(\.longitude))] }
    let axes = [ChartAngle.ascendant, .midheaven].compactMap { figure.angles?[$0] }
    return ZodiacSpan.walled(by: houses, axes: axes.filter { angle(at: $0, in: houses) == nil })
  }

  /// The cusp that coincides with an axis, if there is one; the two then differ only by rounding.
  private func angle(at axis: Longitude, in houses: Houses) -> Longitude? {
    houses.cusps.first { $0.separation(from: axis) < 0.001 }
  }

  private func marks(of place: SeatSolver.Place, inRing ring: Int) -> [Mark] {
    let (name, body) = (name(ofRing: ring), place.stack.placement.body)
    let (pieces, blocks) = (place.stack.pieces, place.footprint.blocks)
    var marks: [Mark] = []
    // One more for the mark of motion.
    marks.reserveCapacity(pieces.count + 1)
    for index in pieces.indices {
      pieces[index].draw(around: blocks[index].center) { kind, text, center in
        marks.append(Mark(of: .body(body), ring: name, kind, text, at: center))
      }
    }
    return marks
  }
}
