import AstroChartModel
import AstroWording

extension PseudoPhrasebook {
  func name(ofMonth month: Int) -> String { Accent.on(english.name(ofMonth: month)) }
  func name(ofMonth month: Int, year: Int) -> String {
    Accent.on(english.name(ofMonth: month, year: year))
  }
  func shortName(ofMonth month: Int) -> String { Accent.on(english.shortName(ofMonth: month)) }
  func shortDay(month: Int, day: Int) -> String { Accent.on(english.shortDay(month: month, day: day)) }
  func shortName(ofWeekday weekday: Int) -> String { Accent.on(english.shortName(ofWeekday: weekday)) }
  var skyAlone: String { Accent.on(english.skyAlone) }
  var transitsToBirth: String { Accent.on(english.transitsToBirth) }
  var aspectsInTheSky: String { Accent.on(english.aspectsInTheSky) }
  func times(of zone: String) -> String { Accent.on(english.times(of: zone)) }
  func times(at offset: String, summer: String?) -> String {
    Accent.on(english.times(at: offset, summer: summer))
  }
  var keyToHeight: String { Accent.on(english.keyToHeight) }
  var keyToHouse: String { Accent.on(english.keyToHouse) }
  var keyToRetrograde: String { Accent.on(english.keyToRetrograde) }
  var keyToEclipse: String { Accent.on(english.keyToEclipse) }
  func moonYear(_ year: Int) -> String { Accent.on(english.moonYear(year)) }
  func moonAtNoon(isSouthern: Bool) -> String { Accent.on(english.moonAtNoon(isSouthern: isSouthern)) }
  func voidKind(_ reckoning: VoidReckoning) -> String { Accent.on(english.voidKind(reckoning)) }
  var keyToExactPhase: String { Accent.on(english.keyToExactPhase) }
  var keyToSignChange: String { Accent.on(english.keyToSignChange) }
  var keyToWeekend: String { Accent.on(english.keyToWeekend) }
  var keyToMoonStrip: String { Accent.on(english.keyToMoonStrip) }
  var keyToVoid: String { Accent.on(english.keyToVoid) }
  func name(of type: Eclipse.EclipseType) -> String { Accent.on(english.name(of: type)) }
  func leftToList(_ count: Int, of body: String) -> String {
    Accent.on(english.leftToList(count, of: body))
  }
  func more(_ count: Int) -> String { Accent.on(english.more(count)) }
}
