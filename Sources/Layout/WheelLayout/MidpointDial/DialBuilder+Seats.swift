import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroTradition
import AstroWording

extension DialBuilder {
  /// The places on one rank, each as near to its true direction as the others allow.
  func seats() -> [MidpointDial.Seat] {
    let drafts = figure.trees.map { DialDraft(of: $0, at: figure.turned($0.longitude)) }
    guard let cut = drafts.map(\.degree).widestGap else { return [] }
    let sorted = drafts.sorted {
      (cut.distance(forwardTo: Longitude($0.degree)), $0.tree.end)
        < (cut.distance(forwardTo: Longitude($1.degree)), $1.tree.end)
    }
    let found = DialBuilder.scales.lazy.compactMap { settled(sorted, from: cut, scale: $0) }.first
    return found.map(seated) ?? []
  }

  /// The sizes that are tried, the largest first; with the last one twenty places never fill the circle.
  private static let scales = [1.0, 0.93, 0.86, 0.8, 0.74, 0.68, 0.6]

  private func settled(_ drafts: [DialDraft], from cut: Longitude, scale: Double) -> [DialPlace]? {
    let columns = drafts.map { draft in pieces(of: draft.tree, scale: scale) }
    let ring = RingSolver(
      targets: drafts.map { cut.distance(forwardTo: Longitude($0.degree)) }, span: 360,
      gap: metrics.stackGap * scale
    ) { index, offset in
      place(drafts[index], columns[index], at: cut.degrees + offset, scale: scale).footprint
    }
    guard let offsets = ring.solved(), let first = offsets.first, let last = offsets.last else { return nil }
    let places = zip(zip(drafts, columns), offsets).map { draft, offset in
      place(draft.0, draft.1, at: cut.degrees + offset, scale: scale)
    }
    // The widest gap is open: only a crowd all around the dial could close it.
    let isOpen =
      places.count < 2
      || first + 360 > last
        && places[0].footprint.isClear(of: places[places.count - 1].footprint, gap: ring.gap)
    return isOpen ? places : nil
  }

  /// The glyph with the place in its sign, as in a wheel.
  private func pieces(of tree: MidpointTree, scale: Double) -> [BodyStack.Piece] {
    let position = tree.longitude.degreeAndMinute
    var pieces = [glyph(of: tree.end)]
    func add(
      _ kind: Mark.Kind, _ style: TextStyle, _ text: ShapedText, _ motion: ShapedText? = nil,
      bearing: Double = 0
    ) {
      guard style.size * scale >= options.leastTextSize else { return }
      pieces.append(BodyStack.Piece(kind: kind, text: text, motion: motion, sideBearing: bearing))
    }
    if options.detail >= .reduced {
      let isBack = tree.end.body.map(figure.retrograde.contains) ?? false
      add(
        .planetDegree, type.planetDegree, shape(Degrees.whole(position.degree), type.planetDegree),
        isBack ? symbol("℞", type.planetRetrograde) : nil, bearing: bearing)
    }
    if options.detail >= .full {
      let (sign, minute) = (tree.longitude.sign, position.minute)
      let style = type.planetSign(sign.element)
      add(.planetSign, style, symbol(sign.symbol, style))
      add(.planetMinute, type.planetMinute, shape(Degrees.minutes(minute), type.planetMinute))
    }
    return pieces.map { $0.scaled(by: scale) }
  }

  private func glyph(of end: AspectEnd) -> BodyStack.Piece {
    switch end {
    case .body(let body):
      BodyStack.Piece(
        kind: .planetGlyph, text: symbol(body.symbol, type.planetGlyph(of: body)), sideBearing: bearing)
    case .angle(let angle):
      BodyStack.Piece(
        kind: .angleLabel, text: shape(angle.symbol, type.dialAngle), sideBearing: bearing)
    }
  }

  /// The additional space beside names and degrees, in points.
  ///
  /// On slanting rays the degree of one place is level with the name of its neighbor, and would be read as that
  /// neighbor's if it were not much farther away than its own.
  private var bearing: Double { 0.7 * type.planetDegree.size }

  private func place(_ draft: DialDraft, _ pieces: [BodyStack.Piece], at degree: Double, scale: Double)
    -> DialPlace
  {
    let ray = Vector(length: 1, direction: geometry.direction(degree))
    let column = PieceColumn(pieces)
    let (band, half) = (seatBand.scaled(by: scale), pieces[0].half)
    let head = band.head(half, along: ray, tier: 0, of: 1, scale: scale)
    return DialPlace(
      draft: draft, pieces: pieces, degree: degree,
      stemEnd: column.stemEnd(along: ray, head: head, band: band),
      footprint: column.footprint(
        along: ray, center: geometry.center, head: head, band: band, gap: band.pieceGap))
  }

  private var seatBand: SeatBand { SeatBand(plan.bands[0], metrics) }

  private func seated(_ places: [DialPlace]) -> [MidpointDial.Seat] {
    let band = plan.bands[0]
    let router = LeaderRouter(
      dial: geometry, band: band, lineWidth: metrics.leaderWidth(in: theme) / geometry.halfSide,
      mostLanes: options.pixels < WheelOptions.leastPixelsOfLanes ? 2 : 3, gap: metrics.stemGap)
    let leaders = router.routes(
      to: places.map {
        LeaderRouter.End(
          trueDegree: $0.draft.degree, drawnDegree: $0.degree, stemEnd: $0.stemEnd / geometry.halfSide,
          start: band.tickInner, maySlant: $0.pieces[0].motion == nil, blocks: $0.footprint.blocks)
      })
    return zip(places, leaders).map { place, leader in
      MidpointDial.Seat(
        end: place.draft.tree.end, longitude: place.draft.tree.longitude, trueDegree: place.draft.degree,
        drawnDegree: place.degree,
        tick: geometry.ray(place.draft.degree, from: band.tickOuter, to: band.tickInner), leader: leader,
        marks: marks(of: place))
    }
  }

  private func marks(of place: DialPlace) -> [Mark] {
    let subject: ElementID.Subject =
      switch place.draft.tree.end {
      case .body(let body): .body(body)
      case .angle(let angle): .angle(angle)
      }
    var marks: [Mark] = []
    for (piece, block) in zip(place.pieces, place.footprint.blocks) {
      piece.draw(around: block.center) { marks.append(Mark(of: subject, $0, $1, at: $2)) }
    }
    return marks
  }
}

/// A place that is to be seated, and its direction in degrees of the circle.
struct DialDraft {
  let tree: MidpointTree
  let degree: Double

  init(of tree: MidpointTree, at degree: Double) { (self.tree, self.degree) = (tree, degree) }
}

/// A place at the direction in which it is drawn.
private struct DialPlace {
  let draft: DialDraft
  let pieces: [BodyStack.Piece]
  let degree: Double
  /// Where the stem ends, in points from the center.
  let stemEnd: Double
  let footprint: Footprint
}
