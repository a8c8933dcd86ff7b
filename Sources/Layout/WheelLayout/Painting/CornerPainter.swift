import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes

/// Paints the words in the corners, and what is next to them.
struct CornerPainter {
  let wheel: Wheel

  func paint(_ group: inout Scene.Group) {
    for sign in wheel.cornerSigns {
      switch sign.kind {
      case .moon(let elongation): paintMoon(in: sign.box, elongation, &group)
      case .key(let item, let ring): paint(item, ring: ring, in: sign.box, &group)
      }
    }
    for mark in wheel.captions { group.set(mark, title: mark.words) }
  }

  // MARK: - The Moon

  private func paintMoon(in box: Rect, _ elongation: Double, _ group: inout Scene.Group) {
    let radius = box.height * CornerSign.moonRadius
    MoonDisc(center: Point(x: box.minX + radius, y: box.center.y), radius: radius, elongation: elongation)
      .paint(&group, in: wheel.theme, lineWidth: wheel.lineWidth)
  }

  // MARK: - The key

  private func paint(
    _ item: WheelCaption.KeyItem, ring: Int, in box: Rect, _ group: inout Scene.Group
  ) {
    let line = Segment(Point(x: box.minX, y: box.center.y), Point(x: box.maxX, y: box.center.y))
    let (ink, unit) = (wheel.theme.paint(.faintInk), wheel.lineWidth)
    switch item {
    case .applying: group.line(line, Stroke(ink, width: unit * 1.2))
    case .separating: group.line(line, Stroke(ink, width: unit * 1.2, dash: ChordPen.separating(unit)))
    case .tight: group.line(line, Stroke(ink, width: unit * 3))
    case .uncertain: group.line(line, Stroke(ink, width: unit * 1.2, dash: ChordPen.uncertain(unit)))
    case .range: group.line(line, Stroke(wheel.theme.paint(.mark), width: unit * 3, cap: .round))
    case .conjunction: paintConjunction(along: line, &group)
    case .ownEnd, .otherEnd: paintEnd(ring, at: Point(x: box.maxX - unit * 4, y: box.center.y), &group)
    }
  }

  /// A bracket as in the wheel of one sky, or a barbell as between two.
  private func paintConjunction(along line: Segment, _ group: inout Scene.Group) {
    let (ink, unit) = (wheel.theme.paint(of: AspectNature.neutral), wheel.lineWidth)
    guard wheel.rings.count > 1 else {
      let foot = Vector(dx: 0, dy: unit * 2)
      let (left, right) = (line.start.interpolated(to: line.end, by: 0.3), line.end)
      group.stroke(
        Path(through: [left + foot, left - foot, right - foot, right + foot]),
        Stroke(ink, width: unit * 1.6, cap: .round))
      return
    }
    let ends = [line.start.interpolated(to: line.end, by: 0.3), line.end - Vector(dx: unit * 3, dy: 0)]
    group.line(Segment(ends[0], ends[1]), Stroke(ink, width: unit * 2.2, cap: .round))
    paintEnd(0, at: ends[0], &group)
    paintEnd(wheel.rings.count - 1, at: ends[1], &group)
  }

  private func paintEnd(_ ring: Int, at place: Point, _ group: inout Scene.Group) {
    let unit = wheel.lineWidth
    let ink = wheel.theme.paint(Theme.ink(ofRing: ring, of: wheel.rings.count))
    let dot = Path(circle: place, radius: unit * (ring == 0 ? 2.4 : AspectPainter.largestDot))
    group.fill(dot, ring == 0 ? ink : wheel.theme.paint(.paper))
    if ring > 0 { group.stroke(dot, Stroke(ink, width: unit * 0.9)) }
  }
}
