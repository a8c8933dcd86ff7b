extension SkyEvent {
  /// The same event, with each of its moments converted to another clock.
  package func told(_ by: (Moment) -> Moment) -> SkyEvent {
    switch self {
    case .transit(let passage): .transit(passage.told(by))
    case .aspect(let aspect): .aspect(with(aspect) { $0.moment = by($0.moment) })
    case .ingress(let ingress): .ingress(with(ingress) { $0.moment = by($0.moment) })
    case .station(let station): .station(with(station) { $0.moment = by($0.moment) })
    case .shadow(let shadow): .shadow(with(shadow) { ($0.start, $0.end) = (by($0.start), by($0.end)) })
    case .lunation(let lunation): .lunation(with(lunation) { $0.moment = by($0.moment) })
    case .eclipse(let eclipse): .eclipse(with(eclipse) { $0.greatest = by($0.greatest) })
    case .void(let void): .void(with(void) { ($0.start, $0.end) = (by($0.start), by($0.end)) })
    case .return(let back): .return(with(back) { $0.moment = by($0.moment) })
    case .profection(let time): .profection(with(time) { ($0.start, $0.end) = (by($0.start), by($0.end)) })
    case .hour(let hour): .hour(with(hour) { ($0.start, $0.end) = (by($0.start), by($0.end)) })
    case .houseIngress(let ingress): .houseIngress(with(ingress) { $0.moment = by($0.moment) })
    case .progressed(let change): .progressed(with(change) { $0.moment = by($0.moment) })
    case .declination(let time):
      .declination(with(time) { ($0.start, $0.end) = (by($0.start), by($0.end)) })
    case .lordTime(let time): .lordTime(with(time) { ($0.start, $0.end) = (by($0.start), by($0.end)) })
    }
  }
}

private func with<Event>(_ event: Event, _ change: (inout Event) -> Void) -> Event {
  var changed = event
  change(&changed)
  return changed
}

extension Passage {
  package func told(_ by: (Moment) -> Moment) -> Passage {
    with(self) { passage in
      (passage.start, passage.end) = (by(start), by(end))
      passage.hits = hits.map { Hit(by($0.moment), isRetrograde: $0.isRetrograde) }
      passage.closest = closest.map { Approach(by($0.moment), orb: $0.orb) }
    }
  }
}
