import AstroChartModel
package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

extension YearTimeline {
  /// The finished page.
  ///
  /// - Parameters:
  ///   - width: The page's width in points; its height follows.
  ///   - isTransparent: Whether the page is left unpainted.
  package func scene(width: Double = YearTimeline.size.width, isTransparent: Bool = false) -> Scene {
    let scale = width / YearTimeline.size.width
    var scene = Scene(
      size: Size(width: width, height: YearTimeline.size.height * scale),
      background: isTransparent ? nil : theme.paint(.paper))
    scene.group("year", transform: .scale(scale)) { paint(&$0) }
    return scene
  }

  private func paint(_ page: inout Scene.Group) {
    page.fill(Path(YearPlan.plot), theme.paint(.disc))
    page.group("header") { group in
      for mark in header { group.set(mark) }
    }
    page.group("ruler") { paintRules(&$0) }
    let bands = BandPainter(theme: theme, lineWidth: lineWidth)
    let strips = MotionStripPainter(theme: theme, lineWidth: lineWidth)
    for group in groups {
      page.group("mover.\(group.body.rawValue)", title: group.body.name(in: language)) { part in
        for mark in group.marks { part.set(mark) }
        if let strip = group.strip {
          part.group("motion.\(group.body.rawValue)") { strips.paint(strip, &$0) }
        }
        for band in group.bands { bands.paint(band, &part) }
      }
    }
    page.group("foot") { paintFoot(&$0) }
    page.group("key") { group in
      let painter = KeyPainter(theme: theme, lineWidth: lineWidth)
      for swatch in keySwatches { painter.paint(swatch, &group) }
      for mark in key { group.set(mark) }
    }
  }

  // MARK: - Months and weeks

  private func paintRules(_ group: inout Scene.Group) {
    for isMonth in [false, true] {
      var path = Path()
      for rule in rules where rule.isMonth == isMonth {
        for piece in rule.pieces { path.append(Path(through: [piece.start, piece.end])) }
        path.append(Path(through: tick(rule)))
      }
      let ink = theme.paint(.hairline)
      group.stroke(
        path,
        Stroke(isMonth ? ink.opacity(0.8) : ink.opacity(0.34), width: lineWidth * (isMonth ? 0.75 : 0.5)))
    }
    group.stroke(Path(YearPlan.plot), Stroke(theme.paint(.hairline), width: lineWidth * 0.75))
    for above in groups.dropLast() {
      let y = above.bottom + separation(below: above) / 2
      group.line(
        Segment(Point(x: YearPlan.margin, y: y), Point(x: YearPlan.right, y: y)),
        Stroke(theme.paint(.hairline).opacity(0.55), width: lineWidth * 0.6))
    }
    for mark in months { group.set(mark) }
  }

  private func separation(below group: Group) -> Double {
    let next = groups.first { $0.top > group.top }
    return (next?.top ?? YearPlan.bottom) - group.bottom
  }

  /// The end of a line below the bands, above the words there.
  private func tick(_ rule: Rule) -> [Point] {
    [Point(x: rule.x, y: YearPlan.bottom), Point(x: rule.x, y: YearPlan.bottom + (rule.isMonth ? 4 : 2.4))]
  }

  // MARK: - Foot

  private func paintFoot(_ group: inout Scene.Group) {
    for center in eclipseRings {
      group.stroke(
        Path(circle: center, radius: YearTimeline.eclipseRadius),
        Stroke(theme.paint(.accent), width: lineWidth * 1.5))
    }
    for mark in foot { group.set(mark) }
  }
}
