package import AstroThemes

/// What the styles of all pictures share that are no wheels and are drawn in any width.
package protocol SheetLook {
  var theme: Theme { get set }
  var size: Int? { get set }
  var showsTitle: Bool { get set }
  var isTransparent: Bool { get set }
}

extension DialStyle: SheetLook {}
extension MapStyle: SheetLook {}
extension PartStyle: SheetLook {}
extension SquareStyle: SheetLook {}
