package import ChartModel

/// What is written around a wheel: whose it is, when, where, and by which reckoning.
package struct ChartCaption: Hashable, Sendable {
  package var title: String?
  package var time: [String]
  package var place: [String]
  /// How the planets are shared out among elements and modalities.
  package var balance: [String]
  /// That the time of birth is not known; empty where it is.
  package var unknownTime: [String]
  /// What else a reader must know: that another house system had to do.
  package var notes: [String]

  /// A caption says only what the chart says; nothing is made up for what is missing.
  package init(of chart: Chart, in language: Language) {
    let words = CaptionWords(chart: chart, language: language)
    (title, time, place) = (chart.name, words.time, words.place)
    (balance, notes) = (chart.distributions.lines(in: language), words.notes)
    unknownTime = words.unknownTime
  }
}

/// The lines of a caption, one after another.
private struct CaptionWords {
  let chart: Chart
  let language: Language

  var time: [String] {
    guard let birth = chart.birth else { return withoutBirth }
    let date = birth.date.text(in: language, birth.calendar ?? .gregorian)
    let day = [birth.time.map { "\(date), \($0.text)" } ?? date] + calendars(birth)
    guard let moment = chart.moment else { return day + [birth.timeZone] }
    let zone = moment.zoneLines(zone: birth.timeZone, in: language)
    // Without a time of birth the moment is a noon that nobody was born at.
    // Where the clock showed UTC, the zone has said so.
    let utc =
      moment.utcOffsetSeconds == 0
      ? nil : birth.time.map { _ in moment.utcText(in: language, localDate: birth.date) }
    return day + zone + [utc].compactMap(\.self)
  }

  /// A sky of no birth says what it is; positions that were given say their moment alone.
  private var withoutBirth: [String] {
    guard chart.kind != .natal else { return [chart.moment.map(instant)].compactMap(\.self) }
    let caption = SkyCaption(of: chart, as: SkyRole(chart.kind), in: language)
    // Without a moment the line would only say again whose chart it is.
    return [chart.moment == nil && chart.derived?.target == nil ? caption.head : caption.line]
  }

  /// Both calendars where a birth is told in the older one; UTC is told in the newer.
  private func calendars(_ birth: BirthData) -> [String] {
    guard birth.calendar == .julian else { return [] }
    let gregorian = birth.date.text(in: language)
    return language.phrasebook.julianDate(gregorian: gregorian)
  }

  /// A moment without a birth is known in UTC alone.
  private func instant(_ moment: Moment) -> String {
    "\(moment.utc.date.text(in: language)), \(moment.utc.time.text) UTC"
  }

  var place: [String] {
    let site = chart.birth.map(Site.init) ?? chart.derived?.place
    return [site?.name, site?.coordinates(in: language), houses].compactMap(\.self) + zodiac
      + (chart.derived?.lines(in: language) ?? [])
  }

  private var zodiac: [String] {
    switch chart.settings.zodiac {
    case .tropical: [Zodiac.tropical.name(in: language).capitalizedFirst]
    case .sidereal(let ayanamsa):
      [language.phrasebook.siderealZodiac.capitalizedFirst, ayanamsa.name(in: language).capitalizedFirst]
    }
  }

  private var houses: String? {
    guard chart.hasBirthTime else { return nil }
    let system = chart.ephemeris?.houseSystem ?? chart.settings.houseSystem
    return system.houses(in: language).capitalizedFirst
  }

  var notes: [String] { [fallback, source].compactMap(\.self) }

  var unknownTime: [String] {
    guard let birth = chart.birth, birth.time == nil else { return [] }
    return language.phrasebook.unknownTime
  }

  private var fallback: String? {
    let asked = chart.settings.houseSystem
    guard chart.hasBirthTime, let used = chart.ephemeris?.houseSystem, used != asked else { return nil }
    let houses = asked.houses(in: language).capitalizedFirst
    return language.phrasebook.undefined(houses)
  }

  private var source: String? {
    guard chart.ephemeris?.source == "moshier" else { return nil }
    return language.phrasebook.analyticEphemeris
  }
}
