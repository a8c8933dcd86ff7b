import AstroChartModel

extension EnglishPhrasebook {
  func calendarDate(year: Int, month: Int, day: Int) -> String { date(year: year, month: month, day: day) }
  func lasting(_ start: String, until end: String) -> String { "\(start) to \(end)" }

  func transit(of body: Body, _ aspect: AspectType, to natal: AspectEnd) -> String {
    "\(named(body)) \(tie(aspect, to: natal))"
  }

  func meeting(_ number: Int, of count: Int) -> String { "\(ordinal(number)) of \(counted(count))" }

  func exactTimes(_ count: Int) -> String {
    count == 1 ? "exact once" : "exact \(counted(count)) times"
  }

  func nearMiss(_ orb: String) -> String { "turning back \(orb) before it is exact" }

  func aspect(_ aspect: MutualAspect) -> String {
    let (first, second) = (whereabouts(aspect.body1, aspect.sign1), whereabouts(aspect.body2, aspect.sign2))
    return "\(first) \(name(of: aspect.type)) \(second)"
  }

  private func whereabouts(_ body: Body, _ sign: Sign) -> String {
    "\(named(body)) in \(name(of: sign, .nominative))"
  }

  func ingress(_ ingress: Ingress) -> String {
    let verb = ingress.isRetrograde ? "goes back into" : "enters"
    return "\(named(ingress.body)) \(verb) \(name(of: ingress.sign, .nominative))"
  }

  func station(_ station: Station, at position: String) -> String {
    let way = station.direction == .retrograde ? "turns retrograde" : "turns direct"
    return "\(named(station.body)) \(way) at \(position)"
  }

  func shadow(of body: Body, from first: String, to last: String) -> String {
    "Retrograde shadow of \(named(body)), \(first) to \(last)"
  }

  func lunation(_ phase: Lunation.Phase, at position: String) -> String {
    "\(name(of: phase.moonPhase).capitalizedFirst) at \(position)"
  }

  func eclipse(of luminary: Eclipse.Luminary, _ type: Eclipse.EclipseType) -> String {
    "\(type.rawValue.capitalizedFirst) \(luminary == .sun ? "solar" : "lunar") eclipse"
  }

  func void(_ void: VoidOfCourse) -> String {
    let place = voidOfCourse(in: void.leaves)
    guard let last = void.last else { return "\(place), without an aspect in the whole sign" }
    let between = last.type == .conjunction ? "with" : "to"
    return "\(place); last aspect: \(name(of: last.type)) \(between) \(noun(.body(last.body)))"
  }

  func voidOfCourse(in sign: Sign) -> String { "Moon void of course in \(name(of: sign, .nominative))" }

  func bodyReturn(_ body: BodyReturn) -> String {
    let name = name(ofReturn: body.body)
    return body.pass == 1 ? name : "\(name), \(ordinal(body.pass)) pass"
  }

  func profection(_ profection: Profection) -> String {
    let (period, sign) = (profection.period.rawValue, name(of: profection.sign, .nominative))
    return
      "Profected \(period) of \(sign), \(name(ofHouse: profection.house)); lord: \(named(profection.lord))"
  }

  func houseIngress(_ ingress: HouseIngress) -> String {
    let verb = ingress.isRetrograde ? "goes back into" : "enters"
    return "\(named(ingress.body)) \(verb) your \(spelledName(ofHouse: ingress.house, .accusative))"
  }

  func progressed(_ change: ProgressedChange) -> String {
    switch change.of {
    case .sign: "Progressed Moon enters \(name(of: change.sign, .nominative))"
    case .phase: "Phase of the progressed Moon: \(name(of: change.phase))"
    }
  }

  func outOfBounds(_ time: OutOfBoundsTime) -> String {
    "\(named(time.body)) out of bounds in the \(time.side.rawValue)"
  }

  func lordTime(_ time: LordTime) -> String {
    let system = lines(of: LifeSystem(time.system)).joined(separator: " ")
    let part = time.within.map { within in ", part of \(name(of: within))" } ?? ""
    let peak = time.peak.map { ", \(placeFromFortune($0))" } ?? ""
    return "\(system): \(name(of: time.ruler))\(part)\(peak)" + (time.isLoosed ? ", \(keyToLoosed)" : "")
  }

  private func name(of ruler: LordTime.Ruler) -> String {
    ruler.sign.map { name(of: $0, .nominative) } ?? name(of: ruler.lord, .nominative)
  }

  func hour(_ hour: PlanetaryHour) -> String {
    let part = hour.isByDay ? "day" : "night"
    return "Hour of \(noun(.body(hour.ruler))), \(hour.number) of 12 of the \(part)"
  }

  private func named(_ body: Body) -> String { name(of: body, .nominative) }

  private func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth"]
    return (1...words.count).contains(number) ? words[number - 1] : "number \(number)"
  }

  private func counted(_ number: Int) -> String {
    let words = ["one", "two", "three", "four", "five"]
    return (1...words.count).contains(number) ? words[number - 1] : "\(number)"
  }
}
