import AstroWording

extension PseudoPhrasebook {
  var timeLords: String { Accent.on(english.timeLords) }
  func lines(of system: LifeSystem) -> [String] { english.lines(of: system).map { Accent.on($0) } }
  var profectionsConvention: String { Accent.on(english.profectionsConvention) }
  func firdariaConvention(isDay: Bool, nodesAfterMars: Bool) -> String {
    Accent.on(english.firdariaConvention(isDay: isDay, nodesAfterMars: nodesAfterMars))
  }
  func releasingConvention(isShifted: Bool) -> String {
    Accent.on(english.releasingConvention(isShifted: isShifted))
  }
  func vimshottariConvention(_ ayanamsa: String, year: String, shift: String) -> String {
    Accent.on(english.vimshottariConvention(ayanamsa, year: year, shift: shift))
  }
  var keyToPeak: String { Accent.on(english.keyToPeak) }
  var keyToLoosed: String { Accent.on(english.keyToLoosed) }
  func inline(month: Int, year: Int) -> String { Accent.on(english.inline(month: month, year: year)) }
  func age(_ years: Int) -> String { Accent.on(english.age(years)) }
  func placeFromFortune(_ place: Int) -> String { Accent.on(english.placeFromFortune(place)) }
}
