import AstroChartModel
import AstroGeometry
import AstroTradition

/// Where instants and longitudes are on the page: time from left to right, folded degrees from 0 at the top.
struct GraphicGrid {
  let axis: TimeAxis
  let modulus: Double

  init(_ figure: GraphicFigure) {
    let rim = figure.natal.isEmpty ? 0 : GraphicPlan.rim
    axis = TimeAxis(
      span: figure.span, left: GraphicPlan.left,
      right: GraphicPlan.size.width - GraphicPlan.margin - rim)
    modulus = Double(figure.modulus.rawValue)
  }

  var plot: Rect {
    Rect(
      x: axis.left, y: GraphicPlan.top, width: axis.right - axis.left,
      height: GraphicPlan.bottom - GraphicPlan.top)
  }

  /// The number of whole turns of the modulus below a longitude.
  func turn(of degrees: Double) -> Double { (degrees / modulus).rounded(.down) }

  func y(_ degrees: Double) -> Double { y(degrees, inTurn: turn(of: degrees)) }

  /// The position in one turn of the modulus, beyond the plot for a longitude in another.
  func y(_ degrees: Double, inTurn turn: Double) -> Double {
    plot.minY + (degrees - turn * modulus) / modulus * plot.height
  }

  /// The folded degrees of a position on the page.
  func degrees(atY y: Double) -> Double { (y - plot.minY) / plot.height * modulus }

  /// The degrees at which there are lines.
  var lines: [Double] { Array(stride(from: 0, through: modulus, by: modulus > 90 ? 30 : 5)) }
}
