import AstroChartModel

/// A passage that a day might tell.
struct DayCandidate: Hashable, Sendable {
  let passage: Passage
  let contact: Contact
  /// The day, counted from 1970.
  let day: Int
  /// How much its nearness says.
  private let nearness: Double

  /// - Parameter weight: How much its nearness says on that day.
  init?(_ passage: Passage, on day: Int, weight: Double) {
    guard let contact = Contact(passage) else { return nil }
    (self.passage, self.contact, self.day, nearness) = (passage, contact, day, weight)
  }

  /// How much it says on that day: less the longer it is before or after it is exact, for a reader has heard of it.
  var weight: Double { nearness / (1 + Double(distance(on: day)) / 13) }

  var phase: PassagePhase { passage.phase(on: day) }

  /// The id of its text on that day.
  var text: String { contact.short(passage.told(on: day)) }

  var isExact: Bool { phase == .exact }

  /// Whether it is told on its day.
  ///
  /// A headline is not worth reading twice: a passage is told when it is exact, and one that lasts for weeks also some
  /// days before and after, counted from the nearest of these days. So no day needs to know what the day before told,
  /// and no two days running tell the same but for one that is exact.
  var isDue: Bool {
    let distance = distance(on: day)
    guard distance > 0 else { return true }
    return contact.isRemembered(distance) && !contact.isRemembered(self.distance(on: day - 1))
  }

  /// The days from the nearest day on which it is exact, or closest.
  private func distance(on day: Int) -> Int { passage.peaks.map { abs($0 - day) }.min() ?? .max }

}

extension Contact {
  /// Whether a passage is told so many days from the nearest one on which it is exact.
  fileprivate func isRemembered(_ distance: Int) -> Bool {
    isSlow && distance <= Contact.memory && distance % rest == rest / 2
  }

  /// How far from exact, in days, a slow passage is told.
  private static let memory = 45

  /// After how many days it is told again; more for those that have one wording for all their phases.
  private var rest: Int {
    let rest =
      switch body {
      case .mars: 8
      case .jupiter: 16
      case .saturn: 20
      default: 26
      }
    return hasPhases ? rest : 2 * rest
  }

  /// Whether a passage may be due on a day, before it is followed.
  ///
  /// - Parameter peaks: The days between which it is exact each time, as Julian days in universal time.
  func mayBeDue(_ peaks: [ClosedRange<Double>], on span: CalendarSpan) -> Bool {
    let distances = peaks.map { DayDistance(of: $0, from: span) }
    guard let least = distances.map(\.least).min(), let most = distances.map(\.most).min() else {
      return false
    }
    return least == 0 || (least...most).contains(where: isRemembered)
  }
}

/// How many local days may lie between a day and some time that is not known exactly.
private struct DayDistance {
  let least: Int
  let most: Int

  init(of days: ClosedRange<Double>, from span: CalendarSpan) {
    // A day that the clock lengthens or shortens moves the ones after it by no more than this.
    let hour = 1.0 / 24
    let first = Int((days.lowerBound - span.from.julianDay - hour).rounded(.down))
    let last = Int((days.upperBound - span.from.julianDay + hour).rounded(.down))
    (least, most) = (max(0, first, -last), max(abs(first), abs(last)))
  }
}
