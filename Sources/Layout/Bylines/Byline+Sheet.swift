package import AstroDrawing
import AstroGeometry
package import AstroThemes

extension Scene {
  /// The page of a sheet with a by-line at its foot: what was there gets as much smaller as the by-line is high.
  ///
  /// - Parameters:
  ///   - language: The language of the sheet, as a BCP 47 tag.
  ///   - designWidth: How wide the sheet is by design, in points.
  package func signed(
    by byline: Byline, theme: Theme, language: String, designWidth: Double = 600, shaper: any TextShaper
  ) -> Scene {
    let unit = size.width / designWidth
    let lines = Double(byline.imprint.count)
    let foot = (byline.logo == nil ? 20 : 34) * unit + max(0, lines - 2) * 9 * unit
    let scale = (size.height - foot) / size.height
    var page = Scene(size: size, background: background)
    page.missingCharacters = missingCharacters
    let place = Affine.scale(scale).then(.translation(Vector(dx: size.width * (1 - scale) / 2, dy: 0)))
    page.group("page", transform: place) { $0.items += items }
    let painter = BylinePainter(byline, theme: theme, language: language, shaper: shaper)
    // The margins of the sheet above, as small as it is now.
    let margin = size.width * (1 - scale) / 2 + 38 * unit * scale
    let box = Rect(
      x: size.width / 2, y: size.height - foot - 6 * unit, width: size.width / 2 - margin,
      height: foot - 6 * unit)
    painter.paint(painter.placed(in: box, logoWidth: 113 * unit, size: 9 * unit), into: &page)
    let first = box.center.y - (lines - 1) / 2 * 6.8 * 1.35 * unit + 2.4 * unit
    painter.paintImprint(
      at: Point(x: margin, y: first), width: size.width / 2 - margin - 12 * unit, size: 6.8 * unit,
      into: &page)
    return page
  }
}
