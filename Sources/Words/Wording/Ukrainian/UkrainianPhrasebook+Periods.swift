import AstroChartModel

extension UkrainianPhrasebook {
  func transiting(_ body: Body, _ aspect: AspectType, _ natal: AspectEnd) -> String {
    transit(of: body, aspect, to: natal)
  }

  func meeting(_ body: Body, _ aspect: AspectType, _ other: Body) -> String {
    let state = declension(of: aspect).locative
    let start =
      "\(name(of: body, .nominative)) \(Euphony.within(after: name(of: body, .nominative), before: state)) \(state)"
    let end = name(of: other, form(ofSecondEnd: aspect))
    return "\(start) \(aspect == .conjunction ? Euphony.with(before: end) : "до") \(end)"
  }

  func mentioned(_ body: Body, _ form: GrammaticalCase) -> String { name(of: body, form) }

  func owned(_ end: AspectEnd, _ form: GrammaticalCase) -> String {
    "\(yours(form, isFeminine: isFeminine(end), isNeuter: end == .body(.sun))) \(name(of: end, form))"
  }

  private func yours(_ form: GrammaticalCase, isFeminine: Bool, isNeuter: Bool) -> String {
    switch form {
    case .nominative: isFeminine ? "ваша" : isNeuter ? "ваше" : "ваш"
    case .accusative: isFeminine ? "вашу" : isNeuter ? "ваше" : "ваш"
    case .genitive: isFeminine ? "вашої" : "вашого"
    case .dative: isFeminine ? "вашій" : "вашому"
    case .instrumental: isFeminine ? "вашою" : "вашим"
    case .locative: isFeminine ? "вашій" : "вашому"
    }
  }

  func leaving(_ sign: Sign) -> String {
    let name = name(of: sign, .genitive)
    return "\(Euphony.with(before: name)) \(name)"
  }

  func entering(_ sign: Sign, after previous: String) -> String {
    let name = name(of: sign, .accusative)
    return "\(Euphony.within(after: previous, before: name)) \(name)"
  }

  /// «Об одинадцятій», but «о десятій»: the preposition goes by the sound of the hour.
  func clock(_ time: ClockTime) -> String { "\(time.hour == 11 ? "об" : "о") \(time.text.prefix(5))" }

  func day(_ date: CivilDate, withYear: Bool) -> String {
    let day = self.date(month: date.month, day: date.day)
    return withYear ? "\(day) \(date.year) року" : day
  }

  func during(weekday: Int) -> String {
    [
      "у понеділок", "у вівторок", "у середу", "у четвер", "у п’ятницю", "у суботу", "у неділю",
    ][(weekday + 6) % 7]
  }

  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) та \(last)"
  }
}
