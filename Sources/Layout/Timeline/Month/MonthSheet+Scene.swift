import AstroChartModel
package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

extension MonthSheet {
  /// The finished page.
  ///
  /// - Parameters:
  ///   - width: The page's width in points; its height follows.
  ///   - isTransparent: Whether the page is left unpainted.
  package func scene(width: Double = MonthSheet.size.width, isTransparent: Bool = false) -> Scene {
    let scale = width / MonthSheet.size.width
    var scene = Scene(
      size: Size(width: width, height: MonthSheet.size.height * scale),
      background: isTransparent ? nil : theme.paint(.paper))
    scene.group("month", transform: .scale(scale)) { paint(&$0) }
    return scene
  }

  private func paint(_ page: inout Scene.Group) {
    page.group("furniture") { group in
      let painter = KeyPainter(theme: theme, lineWidth: lineWidth)
      for swatch in keySwatches { painter.paint(swatch, &group) }
      for mark in furniture { group.set(mark) }
    }
    for day in days {
      page.group("day.\(day.date.day)", title: day.date.text(in: language)) { paint(day, &$0) }
    }
  }

  private func paint(_ day: Day, _ group: inout Scene.Group) {
    group.fill(Path(day.box), theme.paint(.disc))
    for stretch in day.signs where stretch.to > stretch.from {
      let box = Rect(
        x: stretch.from, y: day.strip.minY, width: stretch.to - stretch.from, height: day.strip.height)
      group.fill(Path(box), theme.paint(of: stretch.sign.element).opacity(MotionStripPainter.tint))
    }
    for void in day.voids { VoidPainter(theme: theme, lineWidth: lineWidth).paint(void, &group) }
    for stretch in day.signs.dropFirst() {
      group.line(
        Segment(Point(x: stretch.from, y: day.strip.minY), Point(x: stretch.from, y: day.strip.maxY)),
        Stroke(theme.paint(.ink), width: lineWidth * 0.8))
    }
    if day.hasEclipse, let moon = day.moon {
      group.stroke(
        Path(circle: moon, radius: MonthSheet.eclipseRadius),
        Stroke(theme.paint(.accent), width: lineWidth * 1.5))
    }
    group.stroke(Path(day.box), Stroke(theme.paint(.hairline), width: lineWidth * 0.75))
    for mark in day.marks where day.elongation == nil || mark.id != day.phaseID { group.set(mark) }
    paintMoon(of: day, &group)
  }

  /// Paints the Moon as it looks at noon, in place of its symbol.
  private func paintMoon(of day: Day, _ group: inout Scene.Group) {
    guard let moon = day.moon, let elongation = day.elongation else { return }
    let title = day.marks.first { $0.id == day.phaseID }?.title
    group.group(day.phaseID, title: title) { group in
      MoonDisc(center: moon, radius: MonthSheet.moonRadius, elongation: elongation)
        .paint(&group, in: theme, lineWidth: lineWidth)
    }
  }

  /// The radius of a moon, in points.
  private static let moonRadius = 4.6

  /// The radius of a ring around a moon, in points.
  static let eclipseRadius = 6.6
}

extension MonthSheet.Day {
  /// The id of the mark of the Moon's phase.
  fileprivate var phaseID: String { "day.\(date.day).phase" }
}
