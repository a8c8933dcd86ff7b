import AstroChartModel

extension EnglishPhrasebook {
  func transiting(_ body: Body, _ aspect: AspectType, _ natal: AspectEnd) -> String {
    "\(noun(.body(body))) \(tie(aspect, to: natal))"
  }

  func meeting(_ body: Body, _ aspect: AspectType, _ other: Body) -> String {
    let verb =
      switch aspect {
      case .conjunction: "meets"
      case .opposition: "opposes"
      case .square: "squares"
      case .trine: "trines"
      case .sextile: "sextiles"
      default: "makes a \(name(of: aspect)) to"
      }
    return "\(noun(.body(body))) \(verb) \(noun(.body(other)))"
  }

  func mentioned(_ body: Body, _ form: GrammaticalCase) -> String { noun(.body(body)) }
  func owned(_ end: AspectEnd, _ form: GrammaticalCase) -> String { "your \(name(of: end, form))" }
  func leaving(_ sign: Sign) -> String { "from \(name(of: sign, .nominative))" }

  func entering(_ sign: Sign, after previous: String) -> String { "into \(name(of: sign, .nominative))" }

  func clock(_ time: ClockTime) -> String { "at \(time.text.prefix(5))" }

  func day(_ date: CivilDate, withYear: Bool) -> String {
    withYear
      ? calendarDate(year: date.year, month: date.month, day: date.day)
      : self.date(month: date.month, day: date.day)
  }

  func during(weekday: Int) -> String {
    let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    return "on \(names[(weekday + 6) % 7])"
  }

  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) and \(last)"
  }
}
