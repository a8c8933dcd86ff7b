package import AstroDrawing
package import AstroGeometry

/// A sheet of paper, and where its text stands.
///
/// All lengths are in points. The text stands in one column at the right of the type area. The margin column
/// for notes lies to the left of it; wide blocks cover both.
public struct PageStyle: Hashable, Sendable {
  package var size: Size
  /// The space that is left free around the type area.
  ///
  /// The height of the type area is rounded down to whole lines of the grid.
  package var margins: Insets
  /// The width of the column of text.
  package var measure: Double
  /// The distance between the margin column and the text.
  package var gutter: Double
  /// Half the leading of the text; every line of text stands on this grid.
  package var grid: Double
  /// The baseline of the running head, measured from the top of the page.
  package var headBaseline: Double
  /// The baseline of the foot, measured from the bottom of the page.
  package var footBaseline: Double
  /// The color with which the page is painted; `nil` leaves the paper blank.
  package var background: Color?

  package init(
    size: Size, margins: Insets, measure: Double, gutter: Double = 18, grid: Double = 7.25,
    headBaseline: Double = 50, footBaseline: Double = 48, background: Color? = nil
  ) {
    (self.size, self.margins, self.measure) = (size, margins, measure)
    (self.gutter, self.grid) = (gutter, grid)
    (self.headBaseline, self.footBaseline) = (headBaseline, footBaseline)
    self.background = background
  }

  /// A4, 210 × 297 mm, with a measure of 125 mm and 47 lines of text.
  public static let a4 = PageStyle(
    size: Size(width: 595.276, height: 841.89), margins: Insets(top: 76, left: 66, bottom: 80, right: 66),
    measure: 354.331)

  /// US Letter, 8½ × 11 in, with a measure of 125 mm and 44 lines of text.
  public static let letter = PageStyle(
    size: Size(width: 612, height: 792), margins: Insets(top: 74, left: 74, bottom: 76, right: 74),
    measure: 354.331)
}

extension PageStyle {
  /// The width of an extent, in points.
  package func width(of extent: Extent) -> Double { column(extent).width }

  /// The height of the type area, in points.
  package var height: Double { typeArea.height }

  /// The type area, whose height is a whole number of lines of the grid.
  var typeArea: Rect {
    let area = Rect(origin: .origin, size: size).inset(by: margins)
    let lines = (area.height / grid + 1e-6).rounded(.down)
    return Rect(x: area.minX, y: area.minY, width: area.width, height: lines * grid)
  }

  /// Whether lines with this leading, one below the other, all stand on the grid.
  func isOnGrid(_ leading: Double) -> Bool { abs((leading / grid).rounded() * grid - leading) < 1e-6 }

  /// The column that an extent covers.
  func column(_ extent: Extent) -> HorizontalSpan {
    let area = typeArea
    let measure = min(self.measure, area.width)
    return switch extent {
    case .wide: HorizontalSpan(x: area.minX, width: area.width)
    case .measure: HorizontalSpan(x: area.maxX - measure, width: measure)
    }
  }

  /// The margin column; its width is 0 where the text leaves no space.
  var noteColumn: HorizontalSpan {
    let area = typeArea
    return HorizontalSpan(x: area.minX, width: max(0, area.width - min(measure, area.width) - gutter))
  }
}

/// A stretch of the page's width, in points.
struct HorizontalSpan: Hashable, Sendable {
  var x: Double
  var width: Double

  func indented(by indent: Double) -> HorizontalSpan {
    HorizontalSpan(x: x + indent, width: max(width - indent, 0))
  }
}
