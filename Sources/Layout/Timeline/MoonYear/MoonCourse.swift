import AstroChartModel

/// What a year's events say of the Moon, day by day.
struct MoonCourse {
  private let ingresses: [Ingress]
  private let ingressOn: [CivilDate: Ingress]
  private let lunationOn: [CivilDate: Lunation]
  private let eclipseOn: [CivilDate: Eclipse]
  private let elongation: MoonElongation?
  let voids: [VoidOfCourse]

  init(of events: [SkyEvent], by clock: LocalClock) {
    let events = events.sorted { $0.moment.precedes($1.moment) }
    elongation = MoonElongation(of: events)
    var (ingresses, voids): ([Ingress], [VoidOfCourse]) = ([], [])
    var (lunationOn, eclipseOn): ([CivilDate: Lunation], [CivilDate: Eclipse]) = ([:], [:])
    for event in events {
      switch event {
      case .ingress(let ingress) where ingress.body == .moon: ingresses.append(ingress)
      case .void(let void): voids.append(void)
      case .lunation(let lunation): lunationOn[clock.date(lunation.moment)] = lunation
      case .eclipse(let eclipse): eclipseOn[clock.date(eclipse.greatest)] = eclipse
      default: break
      }
    }
    // The Moon needs two days for a sign at the least, so no day has two.
    ingressOn = Dictionary(ingresses.map { (clock.date($0.moment), $0) }) { $1 }
    (self.ingresses, self.voids) = (ingresses, voids)
    (self.lunationOn, self.eclipseOn) = (lunationOn, eclipseOn)
  }

  func ingress(on day: CivilDate) -> Ingress? { ingressOn[day] }
  func lunation(on day: CivilDate) -> Lunation? { lunationOn[day] }
  func eclipse(on day: CivilDate) -> Eclipse? { eclipseOn[day] }

  /// Degrees that the Moon is ahead of the Sun, at an instant in seconds since 1970.
  func elongation(at seconds: Double) -> Double? { elongation?.degrees(at: seconds) }

  /// The sign entered last before an instant, or the one before the sign that is entered next: the Moon is never
  /// retrograde.
  func sign(at moment: Moment) -> Sign? {
    if let last = ingresses.last(where: { $0.moment.precedes(moment) }) { return last.sign }
    return ingresses.first.map { Sign(index: $0.sign.index - 1) }
  }
}
