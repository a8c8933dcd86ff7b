public import ChartModel

extension CalendarEntry {
  /// What kind of event it is, which says what its other facts mean.
  public var kind: EventKind { event.kind }

  /// What moves: the transiting body, the first of an aspect, the Moon where it is void; of an eclipse the luminary, of
  /// a profection the lord, of an hour its ruler.
  public var body: Body {
    switch event {
    case .transit(let passage): passage.transiting
    case .aspect(let aspect): aspect.body1
    case .ingress(let ingress): ingress.body
    case .station(let station): station.body
    case .shadow(let shadow): shadow.body
    case .lunation, .void: .moon
    case .eclipse(let eclipse): eclipse.luminary == .sun ? .sun : .moon
    case .return(let back): back.body
    case .profection(let profection): profection.lord
    case .hour(let hour): hour.ruler
    }
  }

  /// What a transit meets in the birth chart, and the second body of an aspect; `nil` for other kinds.
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

  /// The sign entered, left at the end of a void, or that of a station, a lunation or a profection; `nil` for other
  /// kinds.
  public var sign: Sign? {
    switch event {
    case .ingress(let ingress): ingress.sign
    case .station(let station): station.longitude.sign
    case .lunation(let lunation): lunation.longitude.sign
    case .void(let void): void.leaves
    case .profection(let profection): profection.sign
    default: nil
    }
  }

  /// The natal house, 1…12, of a transiting body, and that of a profection; `nil` for other kinds and where the time
  /// of birth is not known.
  public var house: Int? {
    switch event {
    case .transit(let passage): passage.house
    case .profection(let profection): profection.house
    default: nil
    }
  }

  /// Whether the body moves backwards then, or from then on where it is a station; `false` for kinds of which nothing
  /// is told of it.
  public var isRetrograde: Bool {
    switch event {
    case .transit(let passage): hit.map { passage.hits[$0].isRetrograde } ?? false
    case .ingress(let ingress): ingress.isRetrograde
    case .station(let station): station.direction == .retrograde
    default: false
    }
  }
}
