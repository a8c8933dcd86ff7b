package import AstroBylines
package import AstroDrawing
import AstroGeometry
import AstroWording

extension ReportDocument {
  /// The document in somebody's name; the same for `nil`.
  package func signed(by byline: Byline?, shaper: any TextShaper) -> ReportDocument {
    guard let byline else { return self }
    var document = self
    let painter = BylinePainter(byline, theme: theme, language: language.tag, shaper: shaper)
    // A logo has 40 × 14 mm.
    let (width, height) = (113.4, byline.logo == nil ? 16.0 : 39.7)
    let box = Rect(x: 0, y: 0, width: 400, height: height)
    let placed = painter.placed(in: box, logoWidth: width, size: 9.5, alignsLeft: true)
    var scene = Scene(size: Size(width: box.width, height: height))
    painter.paint(placed, into: &scene)
    (document.byline, document.signature) = (byline, scene)
    return document
  }
}
