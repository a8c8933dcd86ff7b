import AstroChartModel

extension EnglishPhrasebook {
  func name(of sky: SkyRole) -> String {
    switch sky {
    case .natal: "Natal chart"
    case .partner: "Partner"
    case .transit: "Transits"
    case .return: "Return"
    case .progressed: "Progressions"
    case .directed: "Directions"
    case .composite: "Composite"
    case .davison: "Davison chart"
    case .harmonic: "Harmonic"
    }
  }

  func name(ofReturn body: Body) -> String {
    switch body {
    case .sun: "Solar return"
    case .moon: "Lunar return"
    default: "\(name(of: body, .nominative)) return"
    }
  }

  func shortDate(year: Int, month: Int, day: Int) -> String {
    "\(day) \(EnglishPhrasebook.shortMonths[month - 1]) " + (year > 0 ? "\(year)" : "\(1 - year) BC")
  }

  static let shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  func subject(_ end: AspectEnd, of sky: SkyRole, inHouse house: Int?) -> String {
    let (subject, motion) = (noun(end, of: sky).capitalizedFirst, sky == .transit ? "passing through" : "in")
    guard let house else { return subject }
    return "\(subject), \(motion) your \(spelledName(ofHouse: house, .locative)),"
  }

  private func noun(_ end: AspectEnd, of sky: SkyRole) -> String {
    let name = name(of: end, .nominative)
    return switch sky {
    case .transit: end.body == nil ? "the transiting \(name)" : noun(end)
    case .natal, .partner: "your partner’s \(name)"
    case .progressed: "your progressed \(name)"
    case .directed: "your directed \(name)"
    case .return: "\(noun(end)) of the return"
    case .composite: "\(noun(end)) of the composite"
    case .davison: "\(noun(end)) of the Davison chart"
    case .harmonic: "\(noun(end)) of the harmonic"
    }
  }

  func tie(_ type: AspectType, to end: AspectEnd) -> String {
    "\(verb(type)) your \(name(of: end, .accusative))"
  }

  private func verb(_ type: AspectType) -> String {
    switch type {
    case .conjunction: "conjoins"
    case .opposition: "opposes"
    case .trine: "trines"
    case .square: "squares"
    case .sextile: "sextiles"
    case .quincunx, .semisextile, .semisquare, .sesquiquadrate, .quintile, .biquintile:
      "forms a \(name(of: type)) to"
    }
  }

  func exact(on date: String) -> String { "exact on \(date)" }

  var aspectsBetween: String { "Aspects between the two" }
  var houseOverlays: String { "House overlays" }
  var nextExact: String { "Next exact" }
  func houses(of person: String) -> String { "Houses of \(person)" }

  func ring(of name: String, isInner: Bool) -> String { "\(name), \(isInner ? "inner" : "outer") ring" }

  func undrawn(_ count: Int) -> String {
    count == 1 ? "1 looser aspect is not drawn" : "\(count) looser aspects are not drawn"
  }

  var aspectsOfPlanets: String { "Aspects of planets and angles only" }

  func drawnOutside(_ bodies: [Body], ofHouse house: Int) -> String {
    "In the \(name(ofHouse: house)), drawn beside it: \(list(of: bodies, .nominative))"
  }

  func undrawnOfSky(_ count: Int) -> String {
    count == 1 ? "1 aspect is not drawn" : "\(count) aspects are not drawn"
  }
}
