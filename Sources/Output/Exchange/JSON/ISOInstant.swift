import AstroChartModel
import AstroDiagnostics

/// The local time of an instant as Python writes it: `1990-04-15T14:30:00+04:00`, or with a space.
///
/// Python's dates are those of the Gregorian calendar, extended backward.
struct ISOInstant {
  private let date: CivilDate
  private let time: ClockTime
  /// The offset of the clock from UTC in seconds; `nil` if it is not there.
  private let offset: Int?
  /// What follows the seconds; empty if nothing does.
  private let fraction: String

  init(_ text: String) throws(Problem) {
    let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }.map(String.init)
    guard parts.count == 2 else { throw ISOInstant.problem(text) }
    let clock = parts[1].prefix { !"+-Z".contains($0) }
    let whole = clock.prefix { $0 != "." }
    fraction = clock.dropFirst(whole.count + 1).contains { $0 != "0" } ? String(clock) : ""
    guard let time = ClockTime(String(whole)) else { throw ISOInstant.problem(text) }
    (date, self.time) = (try CivilDate(checking: parts[0]), time)
    let rest = parts[1].dropFirst(clock.count)
    offset = rest == "Z" ? 0 : rest.isEmpty ? nil : try ISOInstant.offset(rest)
  }

  private static func offset(_ text: Substring) throws(Problem) -> Int {
    let numbers = text.dropFirst().split(separator: ":").compactMap { Double($0) }
    guard (2...3).contains(numbers.count), (0..<24).contains(numbers[0]),
      numbers.dropFirst().allSatisfy({ (0..<60).contains($0) })
    else { throw problem(String(text)) }
    let seconds = Int(zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }.rounded())
    return text.hasPrefix("-") ? -seconds : seconds
  }

  private static func problem(_ text: String) -> Problem {
    Problem(
      .invalidValue, ExchangeFault.instant(text))
  }

  func fill(_ draft: inout BirthDraft) {
    (draft.date, draft.time, draft.statedOffset) = (date, time, offset)
    draft.calendar = date < CivilCalendar.gregorianBegins ? .gregorian : nil
    if !fraction.isEmpty { draft.losses.append(.fraction(Quotation.clipped(fraction))) }
  }
}
