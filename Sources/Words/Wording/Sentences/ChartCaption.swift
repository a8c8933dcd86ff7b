package import AstroChartModel

/// The text around a wheel: name, time, place and how it was computed.
package struct ChartCaption: Hashable, Sendable {
  package var title: String?
  package var time: [String]
  package var place: [String]
  /// The distribution of the planets among elements and modalities.
  package var balance: [String]
  /// A statement that the time of birth is not known; empty if it is known.
  package var unknownTime: [String]
  /// Which node and which Lilith the positions are of; empty where the chart has none, or does not say how it was computed.
  package var pointKinds: [String]
  /// What else a reader must know, such as that another house system was used instead.
  package var notes: [String]

  /// A caption contains only what the chart contains; missing data is left out.
  package init(of chart: Chart, in language: Language) {
    let words = CaptionWords(chart: chart, language: language)
    (title, time, place) = (chart.name, words.time, words.place)
    (balance, notes) = (chart.balance.lines(in: language), words.notes)
    (unknownTime, pointKinds) = (words.unknownTime, words.pointKinds)
  }
}

/// Builds the lines of a caption.
private struct CaptionWords {
  let chart: Chart
  let language: Language

  var time: [String] {
    guard let birth = chart.birth else { return withoutBirth }
    let date = birth.date.text(in: language, birth.calendar ?? .gregorian)
    let day = [birth.time.map { "\(date), \($0.text)" } ?? date] + calendars(birth)
    guard let moment = chart.moment else { return day + [birth.timeZone] }
    let zone = moment.zoneLines(zone: birth.timeZone, in: language)
    // If the time of birth is unknown, the moment is an arbitrary noon, so it is not given in UTC. If the
    // clock showed UTC, the zone has already said so.
    let utc =
      moment.utcOffsetSeconds == 0
      ? nil : birth.time.map { _ in moment.utcText(in: language, localDate: birth.date) }
    return day + zone + [utc].compactMap(\.self)
  }

  /// The lines for a chart without birth data: the kind of a derived sky, or only the moment of given
  /// positions.
  private var withoutBirth: [String] {
    guard chart.kind != .natal else { return [chart.moment.map(instant)].compactMap(\.self) }
    let caption = SkyCaption(of: chart, as: SkyRole(chart.kind), in: language)
    // Without a moment the line would only repeat whose chart it is.
    return [chart.moment == nil && chart.derived?.target == nil ? caption.head : caption.line]
  }

  /// Lines that name both calendars if the birth is dated in the Julian one; UTC is given in the Gregorian
  /// one.
  private func calendars(_ birth: BirthData) -> [String] {
    guard birth.calendar == .julian else { return [] }
    let gregorian = birth.date.text(in: language)
    return language.phrasebook.julianDate(gregorian: gregorian)
  }

  /// The moment in UTC, because without birth data no other clock is known.
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

  var pointKinds: [String] {
    guard chart.ephemeris != nil else { return [] }
    let (settings, words) = (chart.settings, language.phrasebook)
    let hasNode = [Body.northNode, .southNode].contains { chart.placement(of: $0) != nil }
    return (hasNode ? [words.kind(of: settings.node)] : [])
      + (chart.placement(of: .lilith) == nil ? [] : [words.kind(of: settings.lilith)])
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
