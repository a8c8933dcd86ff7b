import AstroChartModel

/// A passage that a day might tell.
struct DayCandidate: Hashable, Sendable {
  let passage: Passage
  let contact: Contact
  /// The day, counted from 1970.
  let day: Int
  /// How much it says on that day.
  let weight: Double

  init?(_ passage: Passage, on day: Int, weight: Double) {
    guard let contact = Contact(passage) else { return nil }
    (self.passage, self.contact, self.day, self.weight) = (passage, contact, day, weight)
  }

  var phase: PassagePhase { passage.phase(on: day) }

  /// The id of its text on that day.
  var text: String { contact.short(phase) }

  var isExact: Bool { phase == .exact }

  /// Whether a passage that lasts for weeks is told on its day.
  ///
  /// A headline is not worth reading twice: a passage is told when it begins, whenever it is exact, and now and then
  /// between, counted from the last of these days. So no day needs to know what the day before told, and no two days
  /// running tell the same but for one that is exact.
  var isDue: Bool { isDue(on: day) }

  private func isDue(on day: Int) -> Bool {
    if passage.peaks.contains(day) { return true }
    guard contact.isSlow else { return false }
    let marks = [passage.start.dayNumber] + passage.peaks
    guard let last = marks.last(where: { $0 <= day }) else { return false }
    return (day - last) % rest == 0 && !passage.peaks.contains(day + 1) && !passage.peaks.contains(day - 1)
  }

  /// Whether it may fill a day on which nothing is due: every third day, and on none beside one on which it is due.
  var isSpare: Bool {
    let near = [day - 1, day + 1].contains { isDue(on: $0) }
    return !near && ((day + place) % 3 + 3) % 3 == 0
  }

  /// A number of the passage by which spare days differ from one passage to the next.
  private var place: Int { Int(passage.target.degrees * 1000) &+ passage.revolution }

  /// After how many days it is told again.
  private var rest: Int {
    switch contact.body {
    case .mars: 4
    case .jupiter: 7
    case .saturn: 9
    default: 11
    }
  }
}
