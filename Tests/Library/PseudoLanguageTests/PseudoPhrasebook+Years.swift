import AstroWording

extension PseudoPhrasebook {
  func title(ofYear year: Int) -> String { Accent.on(english.title(ofYear: year)) }
  func guide(toYearBy zone: String, knowsTime: Bool) -> [String] {
    english.guide(toYearBy: zone, knowsTime: knowsTime).map(Accent.on)
  }
  var yearAtAGlance: String { Accent.on(english.yearAtAGlance) }
  var dayByDay: String { Accent.on(english.dayByDay) }
  var monthByMonth: String { Accent.on(english.monthByMonth) }
  var underWay: String { Accent.on(english.underWay) }
  var day: String { Accent.on(english.day) }
  var time: String { Accent.on(english.time) }
  var event: String { Accent.on(english.event) }
  func until(_ end: String) -> String { Accent.on(english.until(end)) }
}
