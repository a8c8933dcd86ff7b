/// Something that happens in the sky, or between the sky and a birth, at a moment or for a while.
package enum SkyEvent: Hashable, Sendable {
  /// A moving body meets an aspect to a natal point.
  case transit(Passage)
  /// Two moving bodies stand in an aspect exactly.
  case aspect(MutualAspect)
  case ingress(Ingress)
  case station(Station)
  case shadow(Shadow)
  case lunation(Lunation)
  case eclipse(Eclipse)
  case void(VoidOfCourse)
  case `return`(BodyReturn)
  case profection(Profection)
  case hour(PlanetaryHour)

  package typealias Kind = EventKind

  package var kind: EventKind {
    switch self {
    case .transit: .transit
    case .aspect: .aspect
    case .ingress: .ingress
    case .station: .station
    case .shadow: .shadow
    case .lunation: .lunation
    case .eclipse: .eclipse
    case .void: .void
    case .return: .return
    case .profection: .profection
    case .hour: .hour
    }
  }

  /// Where it stands in a list that goes by time: a passage by its first hit, or else its closest approach; what lasts
  /// by its start.
  package var moment: Moment {
    switch self {
    case .transit(let passage): passage.moment
    case .aspect(let aspect): aspect.moment
    case .ingress(let ingress): ingress.moment
    case .station(let station): station.moment
    case .shadow(let shadow): shadow.start
    case .lunation(let lunation): lunation.moment
    case .eclipse(let eclipse): eclipse.greatest
    case .void(let void): void.start
    case .return(let back): back.moment
    case .profection(let profection): profection.start
    case .hour(let hour): hour.start
    }
  }
}

/// The kinds of events, under the names that files give them.
public enum EventKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// A moving body meets an aspect to a natal point; each exact meeting is an entry of a calendar.
  case transit
  /// Two moving bodies stand in an aspect exactly.
  case aspect
  /// A body enters a sign.
  case ingress
  /// A body turns back, or forwards again.
  case station
  /// The time from a body's first way over the part of the zodiac that it goes over three times to the last.
  case shadow
  /// New Moon, full Moon and the quarters.
  case lunation
  /// Of the Sun or the Moon, wherever it is seen.
  case eclipse
  /// The Moon between its last aspect in a sign and the next sign.
  case void
  /// A body comes back to its natal longitude.
  case `return`
  /// A year or a month of life under a sign, counted on from that of the Ascendant.
  case profection
  /// A twelfth of the day or the night, under a planet.
  case hour

  /// Several of them, as they are asked for: `transits`, `ingresses`.
  package var plural: String { self == .ingress ? "ingresses" : rawValue + "s" }

  /// Whether there is none without a birth.
  package var needsBirth: Bool { self == .transit || self == .return || self == .profection }
}
