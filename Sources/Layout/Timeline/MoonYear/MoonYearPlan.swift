import AstroGeometry

/// The places of everything in the picture of the Moon's year, in points: A3 in landscape format, twelve rows
/// of 31 cells.
enum MoonYearPlan {
  static let size = Size(width: 1190.55, height: 841.89)
  static let margin = 28.0
  static let titleBaseline = 43.0
  static let top = 56.0
  static let bottom = 802.0
  /// The two lines at the foot.
  static let noteBaseline = 815.0
  static let keyBaseline = 827.0
  /// The names of the months stand to the left of the cells.
  static let monthWidth = 58.0

  /// The discs are 8 mm wide.
  static let discRadius = 8 * 72 / 25.4 / 2
  static let ringRadius = 13.3
  /// The bars of the void times are 1 mm high.
  static let voidHeight = 72 / 25.4

  // MARK: - From the top of a cell down

  static let numberBaseline = 8.4
  static let discCenter = 22.9
  static let signCenter = 41.4
  static let hourBaseline = 50.4
  static let typeBaseline = 55.1
  /// Nearer to the hours above it than to the numbers of the next month.
  static let voidTop = 56.4
  /// The space at the sides of a cell.
  static let padding = 2.0

  static let cell = Size(
    width: (size.width - 2 * margin - monthWidth) / 31, height: (bottom - top) / 12)

  /// - Parameters:
  ///   - month: 1…12.
  ///   - day: 1…31.
  static func box(month: Int, day: Int) -> Rect {
    Rect(
      x: margin + monthWidth + Double(day - 1) * cell.width, y: top + Double(month - 1) * cell.height,
      width: cell.width, height: cell.height)
  }

  /// What is left for an author's name and logo at the foot, and for the imprint beside them.
  static let bylineBox = Rect(
    x: size.width * 2 / 3, y: bottom + 5, width: size.width / 3 - margin, height: 30)
}
