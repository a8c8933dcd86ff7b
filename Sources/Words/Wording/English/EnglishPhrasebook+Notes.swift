import AstroChartModel

extension EnglishPhrasebook {
  var noteLabel: String { "note" }
  var namesPlacesInUkrainian: Bool { false }

  func formerly(_ name: String) -> String { "formerly \(name)" }

  func placeChosen(_ title: String, formerly former: String?, coordinates: String, zone: String) -> String {
    let place = [title, former.map(formerly)].compactMap(\.self).joined(separator: ", ")
    return "the place is \(place): \(coordinates), \(zone)"
  }

  var namesakes: String {
    "other places bear the name, and small ones are not all known: if it is not this one, give coordinates"
  }

  func note(_ matter: NoteMatter) -> String {
    switch matter {
    case .houseSystemFallback(let asked, let used):
      "\(houses(of: asked)) are not defined at this place and time: \(houses(of: used)) are used"
    case .meanTime(let time, let city): words(for: time, of: city)
    case .pointLeftOut(let body, let reason): "\(body.rawValue) is left out: \(reason.words)"
    case .positionsAsGiven: "there is no birth: the positions are taken as they are given, to six decimals"
    case .nothingToRelocate: "without a time of birth there are no houses that another place could change"
    case .nothingToMeet:
      "without a time of birth there are no angles and no exact Moon to meet, and no profections"
    case .noSunrise: "on some days the Sun does not rise, or does not set: they have no planetary hours"
    case .housesAnchored(let angle):
      "the midpoints of the cusps are out of order: they are hung from the midpoint of the two "
        + "\(name(of: angle, .nominative))s"
    case .twoMidpoints(let body, let angle):
      "\(body.rawValue) stands exactly opposite in the two charts: of its two midpoints the nearer to the "
        + "\(angle.map { name(of: $0, .nominative) } ?? name(of: Body.sun, .nominative)) is taken"
    case .contradiction(let field, let says, let truth): "\(field) says \(says), but \(words(for: truth))"
    case .missingGlyphs(let list, let more):
      "no installed face has the characters \(list)\(more > 0 ? " and \(more) more" : "")"
    case .borrowedRoom(let bodies):
      "a house is too full for a picture of this size: \(list(of: bodies, .nominative)) "
        + "\(bodies.count == 1 ? "is" : "are") drawn beside it; a larger picture has the room"
    case .narrowedFigure: "a figure is wider than its column and was made smaller"
    case .shrunkBlock(let block): "a \(block) is taller than a page and was made smaller"
    case .noHyphenation(let tag): "text in “\(tag)” is set without hyphenation"
    case .weakTheme(let weakness): "theme: \(words(for: weakness))"
    case .outOfBounds(let field, let count, let unit, let bounds):
      "\(field) has \(count) \(unit.rawValue), not \(bounds.lowerBound) to \(bounds.upperBound)"
    case .noWords(let rules): "rules without words in English are left out: \(rules)"
    }
  }

  private func words(for time: NoteMatter.MeanTime, of city: String?) -> String {
    let own = "local mean time of the place of birth"
    let taken = city.map { "the mean time of \($0)" } ?? own
    let other = city == nil ? "the clock of \(time.zone)" : own
    let minutes = abs(time.minutes)
    return "\(time.local) is read as \(taken), UTC\(time.taken); by \(other), UTC\(time.other), it would be "
      + "\(minutes) minute\(minutes == 1 ? "" : "s") \(time.minutes < 0 ? "earlier" : "later")"
  }

  private func words(for truth: NoteMatter.Truth) -> String {
    switch truth {
    case .house(let number): "the degree is in house \(number)"
    case .noHouses: "there are no houses"
    case .sign(let sign): "the degree is in \(sign.rawValue)"
    }
  }

  private func words(for weakness: NoteMatter.Weakness) -> String {
    let inks = weakness.inks.joined(separator: weakness.comparesInks ? " and " : " on ")
    let vision = weakness.vision == "typical" ? "" : " with \(weakness.vision)"
    let figures = "\(weakness.figure), should be \(weakness.required) or more"
    return "\(weakness.kind.rawValue): \(inks)\(vision): \(figures)"
  }
}
