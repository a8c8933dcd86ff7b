/// A year or a month as people name it: `2027`, `2027-03`.
package struct SpanUnit: Hashable, Sendable {
  /// Of the Gregorian calendar.
  package let year: Int
  /// 1…12; `nil` for a whole year.
  package let month: Int?

  package init(year: Int, month: Int? = nil) { (self.year, self.month) = (year, month) }

  /// `nil` for text of any other form.
  package init?(_ text: String) {
    if let parts = ClockDigits.parse(text, lengths: [4], separator: "-") {
      self.init(year: parts[0])
    } else if let parts = ClockDigits.parse(text, widths: [4...4, 1...2], separator: "-"),
      (1...12).contains(parts[1])
    {
      self.init(year: parts[0], month: parts[1])
    } else {
      return nil
    }
  }

  /// Whether it is a month.
  package var isMonth: Bool { month != nil }
}
