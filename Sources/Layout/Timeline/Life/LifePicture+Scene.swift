import AstroBylines
import AstroChartModel
package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWording

extension LifePicture {
  /// The finished page.
  ///
  /// - Parameters:
  ///   - width: The page's width in points; its height follows.
  ///   - isTransparent: Whether the page is left unpainted.
  ///   - shaper: For the words of the by-line.
  package func scene(
    width: Double = LifePicture.size.width, isTransparent: Bool = false, shaper: any TextShaper
  ) -> Scene {
    let scale = width / LifePicture.size.width
    var scene = Scene(
      size: Size(width: width, height: LifePicture.size.height * scale),
      background: isTransparent ? nil : theme.paint(.paper))
    scene.group("life", transform: .scale(scale)) { page in
      paint(&page)
      if let byline {
        BylinePainter(byline, theme: theme, language: language.tag, shaper: shaper).paintFoot(
          in: LifePlan.bylineBox, imprintFrom: LifePlan.middle, lines: byline.imprint.count, &page)
      }
    }
    return scene
  }

  private func paint(_ page: inout Scene.Group) {
    page.group("furniture") { group in
      for mark in furniture { group.set(mark) }
      for tick in ticks { group.line(tick, Stroke(theme.paint(.hairline), width: lineWidth * 0.6)) }
      let painter = KeyPainter(theme: theme, lineWidth: lineWidth)
      for swatch in keySwatches { painter.paint(swatch, &group) }
    }
    let cells = rows.flatMap(\.cells)
    for cell in cells {
      page.group(cell.id, title: cell.title) { group in
        group.fill(Path(cell.box), ground(of: cell))
        group.stroke(Path(cell.box), Stroke(theme.paint(.hairline), width: lineWidth * 0.6))
        if let peak = cell.peak { group.line(peak, Stroke(theme.paint(.ink), width: LifePicture.barWidth)) }
        for mark in cell.marks { group.set(mark) }
      }
    }
    // Each runs along the side that two cells share, and would be half covered by the second.
    page.group("loosed") { group in
      for line in cells.compactMap(\.loosed) {
        group.line(line, Stroke(theme.paint(.accent), width: LifePicture.barWidth))
      }
    }
  }

  private func ground(of cell: Cell) -> Paint {
    switch cell.period.ruler {
    case .sign(let sign): theme.paint(of: sign.element)
    case .lord: theme.paint(.disc)
    }
  }
}
