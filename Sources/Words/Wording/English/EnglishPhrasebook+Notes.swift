import AstroChartModel
import AstroDiagnostics

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

  func note(_ subject: SkyNote) -> String {
    switch subject {
    case .houseSystemFallback(let asked, let used):
      "\(houses(of: asked)) are not defined at this place and time: \(houses(of: used)) are used"
    case .meanTime(let time, let city): words(for: time, of: city)
    case .placeChosen(let place): account(of: place)
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
    }
  }

  func note(_ subject: PageNote) -> String {
    switch subject {
    case .missingGlyphs(let list, let more):
      "no installed face has the characters \(list)\(more > 0 ? " and \(more) more" : "")"
    case .narrowedFigure: "a figure is wider than its column and was made smaller"
    case .shrunkBlock(let block): "a \(block) is taller than a page and was made smaller"
    case .logoOnPlate: "the logo would not be seen on so dark a ground: it stands on a white plate"
    case .noHyphenation(let tag): "text in “\(tag)” is set without hyphenation"
    }
  }

  func note(_ subject: PictureNote) -> String {
    switch subject {
    case .borrowedRoom(let bodies):
      "a house is too full for a picture of this size: \(list(of: bodies, .nominative)) "
        + "\(bodies.count == 1 ? "is" : "are") drawn beside it; a larger picture has the room"
    case .weakTheme(let weakness): "theme: \(words(for: weakness))"
    }
  }

  func note(_ subject: ReportNote) -> String {
    switch subject {
    case .outOfBounds(let field, let count, let unit, let bounds):
      "\(field) has \(count) \(unit.rawValue), not \(bounds.lowerBound) to \(bounds.upperBound)"
    case .noWords(let rules): "rules without words in English are left out: \(rules)"
    case .notFull: "the chart carries too little for the full length: the report has the standard one"
    case .writerRefused(let count, let first):
      "the writer’s text was refused twice, findings: \(count), the first \(first); the report is the book’s"
    case .writerFailed(let reason): "the writer gave no report: \(reason); the report is the book’s"
    }
  }

  private func words(for time: SkyNote.MeanTime, of city: String?) -> String {
    let own = "local mean time of the place of birth"
    let taken = city.map { "the mean time of \($0)" } ?? own
    let other = city == nil ? "the clock of \(time.zone)" : own
    let minutes = abs(time.minutes)
    return "\(time.local) is read as \(taken), UTC\(time.taken); by \(other), UTC\(time.other), it would be "
      + "\(minutes) minute\(minutes == 1 ? "" : "s") \(time.minutes < 0 ? "earlier" : "later")"
  }

  private func words(for truth: SkyNote.Truth) -> String {
    switch truth {
    case .house(let number): "the degree is in house \(number)"
    case .noHouses: "there are no houses"
    case .sign(let sign): "the degree is in \(sign.rawValue)"
    }
  }

  func words(for weakness: PictureNote.Weakness) -> String {
    let inks = weakness.inks.map(name(of:)).joined(separator: weakness.comparesInks ? " and " : " on ")
    let vision = weakness.vision == .typical ? "" : " with \(weakness.vision.rawValue)"
    let figures = "\(weakness.figure), should be \(weakness.required) or more"
    return "\(weakness.kind.rawValue): \(inks)\(vision): \(figures)"
  }

  private func name(of ink: NamedInk) -> String {
    if case .faintest = ink { "\(ink.token) at its faintest" } else { ink.token }
  }
}
