import AstroChartModel

extension EnglishPhrasebook {
  func noun(for factor: Factor) -> String {
    switch factor {
    case .sign(let point, let sign): "\(noun(point)) in \(noun(sign))"
    case .house(let body, let house): "\(noun(body)) in the \(spelled(house))"
    case .motion(let body, isRetrograde: true):
      article(of: body) + "retrograde \(name(of: body, .nominative))"
    case .motion(let body, isRetrograde: false): "\(noun(body)) in direct motion"
    case .dignity(let body, let dignity, let sign): "\(noun(body)) \(condition(dignity)) in \(noun(sign))"
    case .aspect(let aspect): noun(aspect)
    case .rulerInHouse(let ruled, let body, let house):
      "the ruler of your \(spelled(ruled)), \(noun(body)), in the \(spelled(house))"
    case .rulerInSign(let ruled, let body, let sign):
      "the ruler of your \(spelled(ruled)), \(noun(body)), in \(noun(sign))"
    case .cusp(let house, let sign): "\(noun(sign)) on the cusp of your \(spelled(house))"
    case .dominantElement(let element, _): "the weight of \(element.rawValue) in your chart"
    case .dominantModality(let modality, _): "the weight of \(modality.rawValue) signs in your chart"
    case .stellium(let stellium): noun(stellium)
    case .angular(let body, let angle, _): "\(noun(body)) close to the \(name(of: angle, .nominative))"
    case .moonPhase(let phase): "your birth under \(birth(under: phase))"
    case .missingElement(let element): "the absence of \(element.rawValue) from your chart"
    case .missingModality(let modality): "the absence of \(modality.rawValue) signs from your chart"
    case .dominantPlanet(let body): "the weight of \(noun(body)) in your chart"
    case .pattern(let pattern): noun(pattern)
    case .shape(let shape, let lead): noun(shape) + (lead.map { " led by \(noun($0))" } ?? "")
    case .hemisphere(let side, let count): "the gathering of \(planets(count, .genitive)) \(place(side))"
    case .finalDispositor(let body): "\(noun(body)) as the ruler of all other planets"
    case .mutualReception(let one, let other):
      "the mutual reception of \(list(of: [one, other], .nominative))"
    case .supported(let body): "the good standing of \(noun(body))"
    case .strained(let body): "the strain on \(noun(body))"
    case .rulerInAspect(let ruled, let body, let aspect):
      "\(noun(aspect)), \(noun(body)) being the ruler of your \(spelled(ruled))"
    }
  }

  private func noun(_ pattern: AspectPattern) -> String {
    let bodies = list(of: pattern.apex == nil ? pattern.bodies : pattern.others, .nominative)
    let apex = pattern.apex.map { ", with \(noun($0)) at its apex" } ?? ""
    return switch pattern.kind {
    case .tSquare: "the T-square of \(bodies)\(apex)"
    case .grandTrine: "the grand trine of \(bodies)"
    case .grandCross: "the grand cross of \(bodies)"
    case .yod: "the yod of \(bodies)\(apex)"
    case .kite: "the kite of \(bodies)\(apex)"
    case .mysticRectangle: "the mystic rectangle of \(bodies)"
    }
  }

  private func noun(_ shape: ChartShape) -> String {
    switch shape {
    case .bundle: "the bundle of planets within a third of the circle"
    case .bowl: "the bowl of planets within half of the circle"
    case .bucket: "the bucket of planets"
    case .locomotive: "the locomotive of planets"
    case .seesaw: "the seesaw of two groups of planets"
    case .splash: "the splash of planets over the whole circle"
    case .splay: "the splay of planets in uneven groups"
    }
  }

  private func place(_ side: Hemisphere) -> String {
    switch side {
    case .upper: "above the horizon"
    case .lower: "below the horizon"
    case .eastern: "in the eastern half"
    case .western: "in the western half"
    }
  }

  func and(after previous: String, before next: String) -> String { "and" }

  func list(of bodies: [Body], _ form: GrammaticalCase) -> String {
    let names = bodies.map(noun)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  private func spelled(_ house: Int) -> String { spelledName(ofHouse: house, .nominative) }
  private func noun(_ sign: Sign) -> String { name(of: sign, .nominative) }
  private func noun(_ body: Body) -> String { article(of: body) + name(of: body, .nominative) }

  private func noun(_ point: ChartPoint) -> String {
    switch point {
    case .body(let body): noun(body)
    case .ascendant: "the \(name(of: ChartAngle.ascendant, .nominative))"
    case .midheaven: "the \(name(of: ChartAngle.midheaven, .nominative))"
    }
  }

  func noun(_ end: AspectEnd) -> String {
    switch end {
    case .body(let body): noun(body)
    case .angle(let angle): "the \(name(of: angle, .nominative))"
    }
  }

  private func article(of body: Body) -> String {
    switch body {
    case .sun, .moon, .northNode, .southNode, .fortune, .vertex: "the "
    default: ""
    }
  }

  private func condition(_ dignity: Dignity) -> String {
    switch dignity {
    case .domicile: "at home"
    case .exaltation: "exalted"
    case .detriment: "in detriment"
    case .fall: "in its fall"
    }
  }

  private func noun(_ aspect: Aspect) -> String {
    let closeness = aspect.orb <= 2 && !aspect.isBroad ? "close " : ""
    return "the \(closeness)\(name(of: aspect.type)) between \(noun(aspect.end1)) and \(noun(aspect.end2))"
  }

  private func noun(_ stellium: Stellium) -> String {
    let place =
      switch stellium.site {
      case .sign(let sign): noun(sign)
      case .house(let house): "your \(spelled(house))"
      }
    return "the gathering of \(planets(stellium.bodies.count, .genitive)) in \(place)"
  }

  private func birth(under phase: MoonPhase) -> String {
    switch phase {
    case .newMoon: "a new Moon"
    case .crescent: "a waxing crescent Moon"
    case .firstQuarter: "a first-quarter Moon"
    case .gibbous: "a waxing gibbous Moon"
    case .fullMoon: "a full Moon"
    case .disseminating: "a waning gibbous Moon"
    case .lastQuarter: "a last-quarter Moon"
    case .balsamic: "a waning crescent Moon"
    }
  }
}
