import Geometry

/// Where everything of a year's picture is, in points: a sheet of A4 on its side.
struct YearPlan: Sendable {
  static let size = Size(width: 841.89, height: 595.276)
  static let margin = 30.0
  /// Where the span begins and ends; left of it stand the names of what moves.
  static let left = 96.0
  static let right = size.width - margin
  /// Words of bands keep clear of the plot's edges.
  static let labels = (left + 1.8)...(right - 1.8)
  static let titleBaseline = 43.0
  static let factsBaseline = 56.5
  static let monthsBaseline = 74.5
  static let top = 80.0
  static let bottom = size.height - 84.0

  /// Below the bands: numbers of weeks, moons, their days, their signs, words at eclipses, months, the key.
  static let weeksBaseline = bottom + 8.2
  static let moonsMiddle = bottom + 17.0
  static let moonDaysBaseline = bottom + 28.0
  static let moonSignsBaseline = bottom + 36.6
  static let eclipsesBaseline = bottom + 45.0
  static let lowerMonthsBaseline = bottom + 55.6
  static let keyBaseline = size.height - 16.0

  /// The way of a body through the zodiac, and between it and bands.
  static let stripHeight = 9.4
  static let stripGap = 1.6
  /// Above and below what belongs to one body.
  static let groupGap = 3.0

  /// Within a row: room for words, between them and the highest peak, and below the base.
  static let lane = 7.2
  static let peakGap = 1.8
  static let baseGap = 0.7
  /// How high rows may be, and how high those are in which words stand beside bands.
  static let rowHeights = 13.8...27.0
  static let shortRow = 9.4

  /// The plot: all between the first and the last instant, and between the first and the last body.
  static let plot = Rect(x: left, y: top, width: right - left, height: bottom - top)
}
