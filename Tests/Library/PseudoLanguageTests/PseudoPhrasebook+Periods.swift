import AstroChartModel
import AstroWording

extension PseudoPhrasebook {
  func transiting(_ body: Body, _ aspect: AspectType, _ natal: AspectEnd) -> String {
    Accent.on(english.transiting(body, aspect, natal))
  }
  func meeting(_ body: Body, _ aspect: AspectType, _ other: Body) -> String {
    Accent.on(english.meeting(body, aspect, other))
  }
  func mentioned(_ body: Body, _ form: GrammaticalCase) -> String {
    Accent.on(english.mentioned(body, form))
  }
  func owned(_ end: AspectEnd, _ form: GrammaticalCase) -> String { Accent.on(english.owned(end, form)) }
  func leaving(_ sign: Sign) -> String { Accent.on(english.leaving(sign)) }
  func entering(_ sign: Sign, after previous: String) -> String {
    Accent.on(english.entering(sign, after: previous))
  }
  func clock(_ time: ClockTime) -> String { Accent.on(english.clock(time)) }
  func day(_ date: CivilDate, withYear: Bool) -> String { Accent.on(english.day(date, withYear: withYear)) }
  func during(weekday: Int) -> String { Accent.on(english.during(weekday: weekday)) }
  func list(_ items: [String]) -> String { Accent.on(english.list(items)) }
}
