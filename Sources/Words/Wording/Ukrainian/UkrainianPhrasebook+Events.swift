import AstroChartModel

extension UkrainianPhrasebook {
  func calendarDate(year: Int, month: Int, day: Int) -> String { "\(date(month: month, day: day)) \(year)" }
  func lasting(_ start: String, until end: String) -> String { "\(start) – \(end)" }

  func transit(of body: Body, _ aspect: AspectType, to natal: AspectEnd) -> String {
    let name = named(body)
    let (state, isFeminine) = (within(aspect, after: name), isFeminine(natal))
    if aspect == .conjunction {
      return "\(name) \(state) \(isFeminine ? "з вашою" : "з вашим") \(self.name(of: natal, .instrumental))"
    }
    return "\(name) \(state) до \(isFeminine ? "вашої" : "вашого") \(self.name(of: natal, .genitive))"
  }

  /// An aspect as a state, as in «у квадратурі».
  private func within(_ aspect: AspectType, after previous: String) -> String {
    let state = name(of: aspect, .locative)
    return "\(Euphony.within(after: previous, before: state)) \(state)"
  }

  func meeting(_ number: Int, of count: Int) -> String {
    let all = (1...5).contains(count) ? UkrainianPhrasebook.counted[count - 1] : "\(count)"
    return "\(ordinal(number)) із \(all)"
  }

  private func ordinal(_ number: Int) -> String {
    let words = ["перший", "другий", "третій", "четвертий", "п’ятий"]
    return (1...words.count).contains(number) ? words[number - 1] : "\(number)-й"
  }

  /// Numbers from one to five in the genitive.
  private static let counted = ["одного", "двох", "трьох", "чотирьох", "п’яти"]

  func exactTimes(_ count: Int) -> String {
    let words = ["точно один раз", "точно двічі", "точно тричі", "точно чотири рази"]
    return (1...words.count).contains(count) ? words[count - 1] : "точно \(count) разів"
  }

  func nearMiss(_ orb: String) -> String { "розвертається за \(orb) до точного" }

  func aspect(_ aspect: MutualAspect) -> String {
    let (first, sign) = (named(aspect.body1), name(of: aspect.sign1, .locative))
    let start = "\(first) \(Euphony.within(after: first, before: sign)) \(sign)"
    let state = within(aspect.type, after: sign)
    let place = name(of: aspect.sign2, .locative)
    func end(_ other: String) -> String { "\(other) \(Euphony.within(after: other, before: place)) \(place)" }
    if aspect.type == .conjunction {
      let other = name(of: aspect.body2, .instrumental)
      return "\(start) \(state) \(Euphony.with(before: other)) \(end(other))"
    }
    return "\(start) \(state) до \(end(name(of: aspect.body2, .genitive)))"
  }

  func ingress(_ ingress: Ingress) -> String {
    let verb = ingress.isRetrograde ? "повертається" : "входить"
    let sign = name(of: ingress.sign, .accusative)
    return "\(named(ingress.body)) \(verb) \(Euphony.within(after: verb, before: sign)) \(sign)"
  }

  func station(_ station: Station, at position: String) -> String {
    let motion = station.direction == .retrograde ? "ретроградний" : "прямий"
    return "\(named(station.body)) переходить у \(motion) рух, \(position)"
  }

  func shadow(of body: Body, from first: String, to last: String) -> String {
    "Тінь ретроградності \(name(of: body, .genitive)): від \(first) до \(last)"
  }

  func lunation(_ phase: Lunation.Phase, at position: String) -> String {
    "\(name(of: phase.moonPhase).capitalizedFirst), \(position)"
  }

  func eclipse(of luminary: Eclipse.Luminary, _ type: Eclipse.EclipseType) -> String {
    let kind =
      switch type {
      case .partial: "Часткове"
      case .annular: "Кільцеве"
      case .total: "Повне"
      case .hybrid: "Гібридне"
      case .penumbral: "Півтіньове"
      }
    return "\(kind) \(luminary == .sun ? "сонячне" : "місячне") затемнення"
  }

  func void(_ void: VoidOfCourse) -> String {
    let place = voidOfCourse(in: void.leaves)
    guard let last = void.last else { return "\(place), без жодного аспекту в усьому знаку" }
    let (aspect, body) = (name(of: last.type), last.body)
    if last.type == .conjunction {
      let other = name(of: body, .instrumental)
      return "\(place); останній аспект: \(aspect) \(Euphony.with(before: other)) \(other)"
    }
    return "\(place); останній аспект: \(aspect) до \(name(of: body, .genitive))"
  }

  func voidOfCourse(in sign: Sign) -> String {
    let sign = name(of: sign, .locative)
    return "Місяць без курсу \(Euphony.within(after: "курсу", before: sign)) \(sign)"
  }

  func bodyReturn(_ body: BodyReturn) -> String {
    let name = name(ofReturn: body.body)
    return body.pass == 1 ? name : "\(name), \(ordinal(body.pass)) раз"
  }

  func profection(_ profection: Profection) -> String {
    let period = profection.period == .year ? "рік" : "місяць"
    let (sign, house) = (name(of: profection.sign, .nominative), name(ofHouse: profection.house))
    return "Профекція на \(period): \(sign), \(house); управитель: \(named(profection.lord))"
  }

  func lordTime(_ time: LordTime) -> String {
    let system = lines(of: LifeSystem(time.system)).joined(separator: " ")
    let part = time.within.map { within in " у періоді \(name(of: within, .genitive))" } ?? ""
    let peak = time.peak.map { ", \(placeFromFortune($0))" } ?? ""
    return "\(system): \(name(of: time.ruler, .nominative))\(part)\(peak)"
      + (time.isLoosed ? ", \(keyToLoosed)" : "")
  }

  private func name(of ruler: LordTime.Ruler, _ form: GrammaticalCase) -> String {
    ruler.sign.map { name(of: $0, form) } ?? name(of: ruler.lord, form).capitalizedFirst
  }

  func houseIngress(_ ingress: HouseIngress) -> String {
    let verb = ingress.isRetrograde ? "повертається" : "входить"
    return "\(named(ingress.body)) \(verb) у ваш \(spelledName(ofHouse: ingress.house, .accusative))"
  }

  func progressed(_ change: ProgressedChange) -> String {
    switch change.of {
    case .sign:
      let sign = name(of: change.sign, .accusative)
      return "Прогресований Місяць входить \(Euphony.within(after: "входить", before: sign)) \(sign)"
    case .phase: return "Фаза прогресованого Місяця: \(name(of: change.phase))"
    }
  }

  func outOfBounds(_ time: OutOfBoundsTime) -> String {
    "\(named(time.body)) поза межами схилень Сонця, на \(time.side == .north ? "півночі" : "півдні")"
  }

  func hour(_ hour: PlanetaryHour) -> String {
    "Година \(name(of: hour.ruler, .genitive)), \(hour.number) з 12 \(hour.isByDay ? "денних" : "нічних")"
  }

  private func named(_ body: Body) -> String { name(of: body, .nominative) }
}
