extension EnglishPhrasebook {
  var timeLords: String { "Time lords of a life" }

  func lines(of system: LifeSystem) -> [String] {
    switch system {
    case .profections: ["Profections"]
    case .firdaria: ["Firdaria"]
    case .spirit: ["Releasing", "from Spirit"]
    case .fortune: ["Releasing", "from Fortune"]
    case .vimshottari: ["Vimshottari"]
    }
  }

  var profectionsConvention: String {
    "Profections: a sign a year from that of the Ascendant, from one solar return to the next; below, its lord"
  }

  func firdariaConvention(isDay: Bool, nodesAfterMars: Bool) -> String {
    "Firdaria: born by \(isDay ? "day" : "night"), "
      + (nodesAfterMars ? "after Bonatti, nodes after Mars" : "after Abu Ma‘shar, nodes last")
      + "; years of 365.2425 days; below, seven equal parts in Chaldean order"
  }

  func releasingConvention(isShifted: Bool) -> String {
    "Releasing: after Vettius Valens, years of 360 days; below, months of 30 days"
      + (isShifted ? "; Spirit stands in the sign of Fortune, so that the next sign begins" : "")
  }

  func vimshottariConvention(_ ayanamsa: String, year: String, shift: String) -> String {
    "Vimshottari: sidereal zodiac, \(ayanamsa), years of \(year) days; "
      + "one minute of the Moon moves everything by \(shift) days"
  }

  var keyToPeak: String { "1st, 4th, 7th or 10th sign from Fortune" }
  var keyToLoosed: String { "the bond is loosed" }
  func inline(month: Int, year: Int) -> String { name(ofMonth: month, year: year) }
  func age(_ years: Int) -> String { "age \(years)" }
  func placeFromFortune(_ place: Int) -> String { "\(place)\(place == 1 ? "st" : "th") sign from Fortune" }
}
