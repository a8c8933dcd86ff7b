package import AstroChartModel
package import AstroWording

/// The events of a year by who moves and what is met: all days of one meeting stand together, so that a year takes a few
/// pages.
///
/// Voids of the Moon are left to the sheets of the months, which show them where they matter: hour by hour.
package struct EventIndex {
  /// What one row is about.
  package enum Subject: Hashable, Sendable {
    /// The way of a body: the signs it enters, where it turns, when it is back at its natal place.
    case way(Body)
    /// All that a body does to a point of the birth chart.
    case touching(Body, AspectEnd)
    /// All aspects of two moving bodies.
    case meeting(Body, Body)
    case phase(Lunation.Phase)
    case eclipses
    case profection(Profection.Period)
    case hours

    /// The body below whose name the row stands; `nil` for what the years of life bring.
    package var body: Body? {
      switch self {
      case .way(let body), .touching(let body, _), .meeting(let body, _): body
      case .phase, .eclipses: .moon
      case .profection, .hours: nil
      }
    }
  }

  package struct Row: Sendable {
    package var subject: Subject
    /// In order of time.
    package var entries: [CalendarEntry]
  }

  package struct Chapter: Sendable {
    /// Whose events they are; `nil` for what the years of life bring.
    package var body: Body?
    package var rows: [Row]
  }

  /// The slowest body first, as in the timeline.
  package let chapters: [Chapter]

  /// - Parameter entries: The entries in order of time.
  package init(_ entries: [CalendarEntry]) {
    var rows: [Row] = []
    var places: [Subject: Int] = [:]
    for entry in entries {
      guard let subject = Subject(entry.event) else { continue }
      let place = places[subject] ?? rows.count
      if place == rows.count {
        rows.append(Row(subject: subject, entries: []))
        places[subject] = place
      }
      rows[place].entries.append(entry)
    }
    let chapters = Dictionary(grouping: rows, by: \.subject.body)
    self.chapters = (Body.allCases.reversed() + [nil]).compactMap { body in
      chapters[body].map { Chapter(body: body, rows: $0.sorted { $0.subject.rank < $1.subject.rank }) }
    }
  }
}

extension EventIndex.Subject {
  fileprivate init?(_ event: SkyEvent) {
    switch event {
    case .transit(let passage): self = .touching(passage.transiting, passage.natal)
    case .aspect(let meeting): self = .meeting(meeting.body1, meeting.body2)
    case .ingress(let ingress): self = .way(ingress.body)
    case .station(let station): self = .way(station.body)
    case .shadow(let shadow): self = .way(shadow.body)
    case .return(let back): self = .way(back.body)
    case .lunation(let lunation): self = .phase(lunation.phase)
    case .eclipse: self = .eclipses
    case .profection(let profection): self = .profection(profection.period)
    case .hour: self = .hours
    // Listed only where they are named, which the book of a year does not.
    case .void, .houseIngress, .progressed, .declination, .lordTime: return nil
    }
  }

  /// The way first, then the points of the birth chart in their usual order.
  fileprivate var rank: Int {
    switch self {
    case .way: 0
    case .phase(let phase): 1 + (Lunation.Phase.allCases.firstIndex(of: phase) ?? 0)
    case .eclipses: 10
    case .touching(_, .body(let point)): 100 + point.order
    case .touching(_, .angle(let angle)):
      100 + Body.orders.count + (ChartAngle.allCases.firstIndex(of: angle) ?? 0)
    case .meeting(_, let other): 200 + Body.orders.count + other.order
    case .profection(let period): period == .year ? 0 : 1
    case .hours: 2
    }
  }
}
