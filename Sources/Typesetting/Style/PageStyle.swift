package import Drawing
package import Geometry

/// A sheet of paper and where its words stand.
///
/// Lengths are points.
///
/// The words stand in one column at the right of the type area; what is left of it is the margin
/// column for notes, which wide blocks take in.
public struct PageStyle: Hashable, Sendable {
  package var size: Size
  /// What is left free around the type area.
  ///
  /// Its height is rounded down to whole lines of the grid.
  package var margins: Insets
  /// The width of the column of text.
  package var measure: Double
  /// Between notes and text.
  package var gutter: Double
  /// Half the way from baseline to baseline of the text; every line of text stands on this grid.
  package var grid: Double
  /// The baseline of the running head, from the top of the page.
  package var headBaseline: Double
  /// The baseline of the foot, from the bottom of the page.
  package var footBaseline: Double
  /// What the page is painted with; `nil` leaves paper as it is.
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

  /// 210 × 297 mm; a measure of 125 mm, 47 lines of text.
  public static let a4 = PageStyle(
    size: Size(width: 595.276, height: 841.89), margins: Insets(top: 76, left: 66, bottom: 80, right: 66),
    measure: 354.331)

  /// 8½ × 11 in; a measure of 125 mm, 44 lines of text.
  public static let letter = PageStyle(
    size: Size(width: 612, height: 792), margins: Insets(top: 74, left: 74, bottom: 76, right: 74),
    measure: 354.331)
}

extension PageStyle {
  /// How wide an extent is, in points.
  package func width(of extent: Extent) -> Double { column(extent).width }

  /// How high the type area is, in points.
  package var height: Double { typeArea.height }

  /// The type area, as high as whole lines of the grid.
  var typeArea: Rect {
    let area = Rect(origin: .origin, size: size).inset(by: margins)
    let lines = (area.height / grid + 1e-6).rounded(.down)
    return Rect(x: area.minX, y: area.minY, width: area.width, height: lines * grid)
  }

  /// Whether lines of a leading, one below the other, all stand on the grid.
  func isOnGrid(_ leading: Double) -> Bool { abs((leading / grid).rounded() * grid - leading) < 1e-6 }

  /// The column of an extent.
  func column(_ extent: Extent) -> HorizontalSpan {
    let area = typeArea
    let measure = min(self.measure, area.width)
    return switch extent {
    case .wide: HorizontalSpan(x: area.minX, width: area.width)
    case .measure: HorizontalSpan(x: area.maxX - measure, width: measure)
    }
  }

  /// The column of the notes; without width where the text leaves none.
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
