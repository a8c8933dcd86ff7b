/// Something that happens in the sky, or between the sky and a birth chart, at a moment or over a period.
package enum SkyEvent: Hashable, Sendable {
  /// A moving body meets an aspect to a natal point.
  case transit(Passage)
  /// Two moving bodies are in an exact aspect.
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
  /// A moving body enters a natal house.
  case houseIngress(HouseIngress)
  case progressed(ProgressedChange)
  case declination(OutOfBoundsTime)
  /// A planet or a sign rules a time of life.
  case lordTime(LordTime)

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
    case .houseIngress: .houseIngress
    case .progressed: .progressed
    case .declination: .declination
    case .lordTime: .lordTime
    }
  }

  /// The moment by which it is sorted: for a passage its first hit or else its closest approach, for anything
  /// else that lasts its start.
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
    case .houseIngress(let ingress): ingress.moment
    case .progressed(let change): change.moment
    case .declination(let time): time.start
    case .lordTime(let time): time.start
    }
  }
}

/// The kinds of events; the raw values are their names in files.
public enum EventKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// A moving body meets an aspect to a natal point; each exact meeting is an entry of a calendar.
  case transit
  /// Two moving bodies are in an exact aspect.
  case aspect
  /// A body enters a sign.
  case ingress
  /// A body turns retrograde or direct.
  case station
  /// The time in which a body covers a stretch of the zodiac three times because it turns retrograde.
  case shadow
  /// New Moon, full Moon and the quarters.
  case lunation
  /// An eclipse of the Sun or the Moon, wherever it is visible.
  case eclipse
  /// The Moon is void of course: between its last aspect in a sign and its entry into the next.
  case void
  /// A body returns to its natal longitude.
  case `return`
  /// A year or a month of life assigned to a sign, counted from the sign of the Ascendant.
  case profection
  /// A twelfth of the day or the night, ruled by a planet.
  case hour
  /// A body enters a house of a birth chart; listed only if it is asked for, as all that follow.
  case houseIngress
  /// The Moon of the secondary progression enters a sign, or an octant of its phase.
  case progressed
  /// A body is out of bounds: further from the celestial equator than the Sun can be.
  case declination
  /// A planet or a sign rules a time of life: firdaria, zodiacal releasing, Vimshottari.
  case lordTime

  /// The plural by which they are requested: `transits`, `ingresses`.
  package var plural: String {
    switch self {
    case .ingress, .houseIngress: rawValue + "es"
    case .progressed: rawValue
    default: rawValue + "s"
    }
  }

  /// Whether events of this kind exist only for a birth chart.
  package var needsBirth: Bool {
    switch self {
    case .transit, .return, .profection, .houseIngress, .progressed, .lordTime: true
    default: false
    }
  }
}
