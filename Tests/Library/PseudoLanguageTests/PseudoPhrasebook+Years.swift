import AstroChartModel
import AstroWording

extension PseudoPhrasebook {
  func title(ofYear year: Int) -> String { Accent.on(english.title(ofYear: year)) }
  func guide(toYearBy zone: String, knowsTime: Bool) -> [String] {
    english.guide(toYearBy: zone, knowsTime: knowsTime).map(Accent.on)
  }
  var yearAtAGlance: String { Accent.on(english.yearAtAGlance) }
  var monthByMonth: String { Accent.on(english.monthByMonth) }
  var indexOfDays: String { Accent.on(english.indexOfDays) }
  var yearsOfLife: String { Accent.on(english.yearsOfLife) }
  func profected(_ period: Profection.Period) -> String { Accent.on(english.profected(period)) }
}
