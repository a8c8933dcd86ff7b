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

  /// Whether it is told on its day.
  ///
  /// A headline is not worth reading twice: a passage is told when it is exact, and one that lasts for weeks also some
  /// days before and after, counted from the nearest of these days. So no day needs to know what the day before told,
  /// and no two days running tell the same but for one that is exact.
  var isDue: Bool {
    let distance = distance(on: day)
    guard distance > 0 else { return true }
    return isRemembered(distance) && !isRemembered(self.distance(on: day - 1))
  }

  /// The days from the nearest day on which it is exact, or closest.
  private func distance(on day: Int) -> Int { passage.peaks.map { abs($0 - day) }.min() ?? .max }

  private func isRemembered(_ distance: Int) -> Bool {
    contact.isSlow && distance <= DayCandidate.memory && distance % rest == rest / 2
  }

  /// How far from exact, in days, a slow passage is told.
  private static let memory = 45

  /// After how many days it is told again; more for those that have one wording for all their phases.
  private var rest: Int {
    let rest =
      switch contact.body {
      case .mars: 8
      case .jupiter: 16
      case .saturn: 20
      default: 26
      }
    return contact.hasPhases ? rest : 2 * rest
  }
}
