import AstroChartModel

extension EnglishPhrasebook {
  func name(ofMonth month: Int) -> String { EnglishPhrasebook.months[month - 1] }

  func name(ofMonth month: Int, year: Int) -> String {
    "\(name(ofMonth: month)) " + (year > 0 ? "\(year)" : "\(1 - year) BC")
  }

  func shortName(ofMonth month: Int) -> String { EnglishPhrasebook.shortMonths[month - 1] }
  func shortDay(month: Int, day: Int) -> String { "\(day) \(EnglishPhrasebook.shortMonths[month - 1])" }

  func shortName(ofWeekday weekday: Int) -> String {
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][weekday - 1]
  }

  var skyAlone: String { "The sky" }
  var transitsToBirth: String { "Transits to the birth chart" }
  var aspectsInTheSky: String { "Aspects in the sky" }
  func times(of zone: String) -> String { "times in \(zone)" }
  func times(at offset: String, summer: String?) -> String {
    "times at \(offset)" + (summer.map { ", in summer \($0)" } ?? "")
  }

  var keyToHeight: String {
    "the higher, the closer; open dot: closest, not exact; no dot: closest before or after"
  }
  var keyToHouse: String { "natal house" }
  var keyToRetrograde: String { "retrograde" }
  var keyToEclipse: String { "eclipse" }
  var keyToMoonStrip: String { "the Moon’s sign from midnight to midnight" }
  var keyToVoid: String { "void of course" }

  func moonYear(_ year: Int) -> String { "The Moon in " + (year > 0 ? "\(year)" : "\(1 - year) BC") }
  func moonAtNoon(isSouthern: Bool) -> String {
    "The Moon at noon (12:00)" + (isSouthern ? ", as seen from the southern hemisphere" : "")
  }
  func voidKind(_ reckoning: VoidReckoning) -> String {
    switch reckoning {
    case .traditional: "void of course: aspects to the Sun, Mercury, Venus, Mars, Jupiter and Saturn"
    case .modern: "void of course: aspects to all planets from the Sun to Pluto"
    }
  }
  var keyToExactPhase: String { "exact phase and its time" }
  var keyToSignChange: String { "the Moon changes sign at the time beneath" }
  var keyToWeekend: String { "weekend" }

  func name(of type: Eclipse.EclipseType) -> String { type.rawValue }

  func leftToList(_ count: Int, of body: String) -> String { "\(body): \(count) more in the list" }

  func more(_ count: Int) -> String { "\(count) more" }
}
