import Geometry

/// Where everything of a month's sheet is, in points: a sheet of A4 on its side.
struct MonthPlan: Sendable {
  static let size = YearPlan.size
  static let margin = YearPlan.margin
  static let titleBaseline = 46.0
  static let factsBaseline = 60.0
  static let weekdaysBaseline = 78.0
  static let top = 83.0
  static let bottom = size.height - 34.0
  static let keyBaseline = size.height - 17.0

  /// Room around what stands in a day's cell.
  static let padding = 4.5
  /// Left of the entries: the day and the phase.
  static let dayWidth = 25.0
  /// The least that a line of an entry takes, and by how much more it may be enlarged where there is room.
  static let entryHeight = 9.0
  static let largestEntry = 1.32
  /// The Moon's signs from midnight to midnight: words, and below them what is without a course.
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

  /// How wide and high what happens on a day may be.
  var entryRoom: Size {
    Size(
      width: cell.width - 2 * MonthPlan.padding - MonthPlan.dayWidth,
      height: cell.height - MonthPlan.stripHeight - 2 * MonthPlan.padding + 2)
  }
}
