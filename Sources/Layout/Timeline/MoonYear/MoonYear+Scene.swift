import AstroBylines
import AstroChartModel
package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

extension MoonYear {
  /// The finished page.
  ///
  /// - Parameters:
  ///   - width: The page's width in points; its height follows.
  ///   - isTransparent: Whether the page is left unpainted.
  ///   - shaper: For the words of the by-line.
  package func scene(
    width: Double = MoonYear.size.width, isTransparent: Bool = false, shaper: any TextShaper
  ) -> Scene {
    let scale = width / MoonYear.size.width
    var scene = Scene(
      size: Size(width: width, height: MoonYear.size.height * scale),
      background: isTransparent ? nil : theme.paint(.paper))
    scene.group("moon-year", transform: .scale(scale)) { page in
      paint(&page)
      if let byline {
        BylinePainter(byline, theme: theme, language: language.tag, shaper: shaper).paintFoot(
          in: MoonYearPlan.bylineBox, imprintFrom: MoonYear.size.width / 2 + 12,
          lines: byline.imprint.count, &page)
      }
    }
    return scene
  }

  private func paint(_ page: inout Scene.Group) {
    for row in rows { page.line(row, Stroke(theme.paint(.hairline), width: lineWidth * 0.6)) }
    page.group("furniture") { group in
      let painter = KeyPainter(theme: theme, lineWidth: lineWidth)
      for swatch in keySwatches { painter.paint(swatch, &group) }
      for mark in furniture { group.set(mark) }
    }
    for bar in voids {
      page.group(bar.id, title: bar.title) { $0.fill(Path(bar.box), theme.paint(.faintInk)) }
    }
    for day in days { page.group(day.id, title: day.title) { paint(day, &$0) } }
  }

  private func paint(_ day: Day, _ group: inout Scene.Group) {
    if let elongation = day.elongation {
      // In the south the Moon stands on its head, so that what is right here is left there.
      let seen = figure.isSouthern && elongation > 0 ? 360 - elongation : elongation
      MoonDisc(center: day.moon, radius: MoonYearPlan.discRadius, elongation: seen)
        .paint(&group, in: theme, lineWidth: lineWidth)
    }
    if let ring = ring(of: day) {
      group.stroke(Path(circle: day.moon, radius: MoonYearPlan.ringRadius), ring)
    }
    for mark in day.marks { group.set(mark) }
  }

  /// The ring of a quarter, or of an eclipse.
  private func ring(of day: Day) -> Stroke? {
    if day.eclipse != nil { return Stroke(theme.paint(.accent), width: lineWidth * 2) }
    return day.lunation.map { _ in Stroke(theme.paint(.ink), width: lineWidth) }
  }

  /// The lines between the months, and those above and below them.
  var rows: [Segment] {
    (0...12).map { row in
      let y = MoonYearPlan.top + Double(row) * MoonYearPlan.cell.height
      return Segment(
        Point(x: MoonYearPlan.margin, y: y), Point(x: MoonYearPlan.size.width - MoonYearPlan.margin, y: y))
    }
  }
}
