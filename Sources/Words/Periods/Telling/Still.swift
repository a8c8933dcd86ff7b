import AstroAlmanac
import AstroChartModel

/// A slow body that turns beside something in a birth chart: there it stands for weeks.
struct Still: Hashable, Sendable {
  let station: Station
  let passage: Passage
  let contact: Contact

  /// - Returns: `nil` unless the station is close to where the passage is exact.
  init?(_ station: Station, in passage: Passage) {
    guard passage.transiting == station.body, let contact = Contact(passage),
      passage.target.separation(from: station.longitude) <= Still.reach
    else { return nil }
    (self.station, self.passage, self.contact) = (station, passage, contact)
  }

  /// The nearness of the weightiest passage in which a station may be.
  static func nearest(to station: Station, among near: [Nearness]) -> Nearness? {
    near.filter { $0.body == station.body && $0.orb <= reach }.weightiestFirst.first
  }

  /// How far from exact a body may turn, in degrees.
  private static let reach = 1.0

  private var name: String { "still.\(station.direction.rawValue)" }

  private var values: [String: SlotValue] {
    [
      "transit": SlotValue(passage), "time": SlotValue(timeOf: station.moment),
      "day": .days([station.moment.local.date], in: nil),
      "weekday": .weekday(station.moment.local.date.weekday),
    ]
  }

  var headline: Said { .frame("headline.\(name)", values) }

  /// What it asks of the point, and what the turn does.
  var ofDay: PeriodPlan.Part { part(.headline, [.text(contact.short(.exact)), turn]) }

  /// - Parameter prefix: Which frame: with a day of the week, or without.
  func turn(_ prefix: String) -> PeriodPlan.Part { part(.turn, [.frame("\(prefix).\(name)", values), turn]) }

  private var turn: Said { .text("still.\(station.body.rawValue).\(station.direction.rawValue)") }

  private func part(_ role: PeriodRole, _ said: [Said]) -> PeriodPlan.Part {
    PeriodPlan.Part(role, said, [.station(station), .transit(passage)])
  }
}

extension Station {
  /// Those of Mercury, Venus and Mars, which are told by house.
  static func swift(among events: [SkyEvent]) -> [Station] {
    all(among: events).filter { [.mercury, .venus, .mars].contains($0.body) }
  }

  /// Those of Jupiter to Pluto, which are told where they touch something.
  static func slow(among events: [SkyEvent]) -> [Station] { all(among: events).filter { $0.body > .mars } }

  private static func all(among events: [SkyEvent]) -> [Station] {
    events.compactMap { if case .station(let station) = $0 { station } else { nil } }
  }
}
