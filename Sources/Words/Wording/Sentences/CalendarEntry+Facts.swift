public import AstroChartModel

extension CalendarEntry {
  /// The kind of event, on which the meaning of its other facts depends.
  public var kind: EventKind { event.kind }

  /// The body that moves: the transiting body, the first body of an aspect, the Moon of a lunation, a void
  /// of course or a progression, the luminary of an eclipse, the lord of a profection
  /// or of a time of life, or the ruler of a planetary hour.
  public var body: Body {
    switch event {
    case .transit(let passage): passage.transiting
    case .aspect(let aspect): aspect.body1
    case .ingress(let ingress): ingress.body
    case .station(let station): station.body
    case .shadow(let shadow): shadow.body
    case .lunation, .void, .progressed: .moon
    case .eclipse(let eclipse): eclipse.luminary == .sun ? .sun : .moon
    case .return(let back): back.body
    case .profection(let profection): profection.lord
    case .hour(let hour): hour.ruler
    case .houseIngress(let ingress): ingress.body
    case .declination(let time): time.body
    case .lordTime(let time): time.ruler.lord
    }
  }

  /// The natal point of a transit, or the second body of an aspect; `nil` for other kinds.
  public var target: AspectEnd? {
    switch event {
    case .transit(let passage): passage.natal
    case .aspect(let aspect): .body(aspect.body2)
    default: nil
    }
  }

  /// The aspect of a transit or of two bodies in the sky; `nil` for other kinds.
  public var aspect: AspectType? {
    switch event {
    case .transit(let passage): passage.aspect
    case .aspect(let aspect): aspect.type
    default: nil
    }
  }

  /// The sign that an ingress enters, that a void of course is in, or of a station, a lunation, a profection,
  /// the progressed Moon or a time of releasing; `nil` for other kinds.
  public var sign: Sign? {
    switch event {
    case .ingress(let ingress): ingress.sign
    case .station(let station): station.longitude.sign
    case .lunation(let lunation): lunation.longitude.sign
    case .void(let void): void.leaves
    case .profection(let profection): profection.sign
    case .progressed(let change): change.sign
    case .lordTime(let time): time.ruler.sign
    default: nil
    }
  }

  /// The natal house, 1…12, that a transiting body is in or enters, or the house of a profection; `nil` for other
  /// kinds, and if the time of birth is not known.
  public var house: Int? {
    switch event {
    case .transit(let passage): passage.house
    case .profection(let profection): profection.house
    case .houseIngress(let ingress): ingress.house
    default: nil
    }
  }

  /// Whether the body is retrograde at that moment, or turns retrograde at a station; `false` for kinds other
  /// than transits, ingresses and stations.
  public var isRetrograde: Bool {
    switch event {
    case .transit(let passage): hit.map { passage.hits[$0].isRetrograde } ?? false
    case .ingress(let ingress): ingress.isRetrograde
    case .houseIngress(let ingress): ingress.isRetrograde
    case .station(let station): station.direction == .retrograde
    default: false
    }
  }
}
