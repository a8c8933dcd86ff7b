package import AstroBylines
import AstroDrawing
package import AstroThemes
import AstroWording

/// What the styles of all pictures share that are no wheels and are drawn in any width.
package protocol SheetLook {
  var theme: Theme { get set }
  var size: Int? { get set }
  var showsTitle: Bool { get set }
  var isTransparent: Bool { get set }
  var byline: Byline? { get set }
}

extension Scene {
  /// The page in somebody's name; the same for `nil`.
  func signed(
    by byline: Byline?, _ theme: Theme, _ language: Language, designWidth: Double, _ shaper: any TextShaper
  ) -> Scene {
    byline.map {
      signed(by: $0, theme: theme, language: language.tag, designWidth: designWidth, shaper: shaper)
    } ?? self
  }
}

extension DialStyle: SheetLook {}
extension MapStyle: SheetLook {}
extension PartStyle: SheetLook {}
extension SquareStyle: SheetLook {}
extension WorksheetStyle: SheetLook {}
