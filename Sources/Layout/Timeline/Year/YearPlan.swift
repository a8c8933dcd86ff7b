import AstroGeometry

/// The places of everything in the picture of a year, in points: A4 in landscape format.
struct YearPlan: Sendable {
  static let size = Size(width: 841.89, height: 595.276)
  static let margin = 30.0
  /// The positions of the start and the end of the span; to the left are the names of the bodies.
  static let left = 96.0
  static let right = size.width - margin
  /// The range for labels of bands, slightly inside the plot.
  static let labels = (left + 1.8)...(right - 1.8)
  static let titleBaseline = 43.0
  static let factsBaseline = 56.5
  static let monthsBaseline = 74.5
  static let top = 80.0
  static let bottom = size.height - 84.0

  /// Below the bands: days of Mondays, moons, their days, their signs, types of eclipses, months, the key.
  static let weeksBaseline = bottom + 8.2
  static let moonsMiddle = bottom + 17.0
  static let moonDaysBaseline = bottom + 28.0
  static let moonSignsBaseline = bottom + 36.6
  static let eclipsesBaseline = bottom + 45.0
  static let lowerMonthsBaseline = bottom + 55.6
  static let keyBaseline = size.height - 16.0

  /// The height of the strip that shows a body's motion, and its distance from the bands.
  static let stripHeight = 9.4
  static let stripGap = 1.6
  /// The space above and below the rows of one body.
  static let groupGap = 3.0

  /// Within a row: the lane for labels, the gap between it and the highest peak, and the gap below the base.
  static let lane = 7.2
  static let peakGap = 1.8
  static let baseGap = 0.7
  /// The range of heights of a row, and the height of a row whose labels stand beside its bands.
  static let rowHeights = 13.8...27.0
  static let shortRow = 9.4

  /// The plot: everything between the first and the last instant, and between the first and the last body.
  static let plot = Rect(x: left, y: top, width: right - left, height: bottom - top)
}
