import AstroGeometry

/// The places of everything on the sheet of a month, in points: A4 in landscape format.
struct MonthPlan: Sendable {
  static let size = YearPlan.size
  static let margin = YearPlan.margin
  static let titleBaseline = 46.0
  static let factsBaseline = 60.0
  static let weekdaysBaseline = 78.0
  static let top = 83.0
  static let bottom = size.height - 34.0
  static let keyBaseline = size.height - 17.0

  /// The space around the contents of a day's cell.
  static let padding = 4.5
  /// The width of the day and the phase, to the left of the entries.
  static let dayWidth = 25.0
  /// The least height of an entry's line, and the factor by which it may be enlarged if there is space.
  static let entryHeight = 9.0
  static let largestEntry = 1.32
  /// The strip of the Moon's signs from midnight to midnight: the height of its words, and of the bars below
  /// for void times.
  static let stripHeight = 14.4
  static let voidHeight = 3.8

  let weeks: Int

  var cell: Size {
    Size(
      width: (MonthPlan.size.width - 2 * MonthPlan.margin) / 7,
      height: (MonthPlan.bottom - MonthPlan.top) / Double(weeks))
  }

  /// - Parameters:
  ///   - week: From 0 on.
  ///   - weekday: 1 for a Monday … 7 for a Sunday.
  func box(week: Int, weekday: Int) -> Rect {
    Rect(
      x: MonthPlan.margin + Double(weekday - 1) * cell.width, y: MonthPlan.top + Double(week) * cell.height,
      width: cell.width, height: cell.height)
  }

  /// The space for the entries of a day, in points.
  var entryRoom: Size {
    Size(
      width: cell.width - 2 * MonthPlan.padding - MonthPlan.dayWidth,
      height: cell.height - MonthPlan.stripHeight - 2 * MonthPlan.padding + 2)
  }
}
