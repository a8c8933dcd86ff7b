import AstroChartModel

/// What is said of the profected year, its lord, and the Sun's return; nothing without a time of birth.
struct YearLords {
  private let facts: YearMatter

  init(_ facts: YearMatter) { self.facts = facts }

  private func day(_ moment: Moment) -> SlotValue { SlotValue(dayOf: moment, in: facts.subject.year) }

  // MARK: - The profected year

  /// The profected year that covers most of the year at length, and the other in brief, in order of time.
  var parts: [PeriodPlan.Part] {
    let chief = facts.profections.max { days(of: $0) < days(of: $1) }
    return facts.profections.filter { days(of: $0) > 20 }.enumerated().map { number, profection in
      part(profection, isFirst: number == 0, isChief: profection == chief)
    }
  }

  /// How many days of the year it covers.
  private func days(of profection: Profection) -> Int {
    let span = facts.subject.span
    let start = max(profection.start.secondsSince1970, span.from.secondsSince1970)
    return (min(profection.end.secondsSince1970, span.to.secondsSince1970) - start) / 86_400
  }

  private func part(_ profection: Profection, isFirst: Bool, isChief: Bool) -> PeriodPlan.Part {
    let span = SlotValue.span(from: profection.start, to: profection.end, in: facts.subject.year)
    let values: [String: SlotValue] = [
      "start": span.start, "end": span.end, "sign": .sign(profection.sign),
      "house": .house(profection.house), "body": .body(profection.lord),
    ]
    let frame = Said.frame(isFirst ? "profected" : "profected.next", values)
    let texts =
      isChief
      ? ["profected.\(profection.house)", lord(profection.lord)] : ["profected.short.\(profection.house)"]
    return PeriodPlan.Part(.profection, [frame] + texts.map(Said.text), [.profection(profection)])
  }

  /// The id of the text on the lord of the year by his dignity at birth.
  private func lord(_ body: Body) -> String {
    let condition =
      switch facts.natal.placement(of: body)?.dignity {
      case .domicile, .exaltation: "strong"
      case .detriment, .fall: "strained"
      case nil: "mixed"
      }
    return "lord.\(body.rawValue).\(condition)"
  }

  // MARK: - The Sun's return

  /// The return's Ascendant by sign, a planet on an angle or the house of the Ascendant, and its Sun and Moon by house.
  var sunReturn: PeriodPlan.Part? {
    guard let (event, chart) = facts.sunReturn, let angles = chart.angles, let houses = chart.houses,
      let sun = chart.placement(of: .sun), let moon = chart.placement(of: .moon),
      let natal = facts.subject.house(of: angles.ascendant)
    else { return nil }
    let (sunHouse, moonHouse) = (houses.house(of: sun.longitude), houses.house(of: moon.longitude))
    let frame = Said.frame(
      "return",
      [
        "day": day(event.moment), "sign": .sign(angles.ascendant.sign), "house": .house(natal),
        "sun": .house(sunHouse), "moon": .house(moonHouse),
      ])
    let before = before(event, besides: angles.ascendant.sign)
    let onAngles = angular(in: chart)
    let special = onAngles.isEmpty && before.isEmpty ? [.text("return.house.\(natal)")] : onAngles
    let texts = [
      "return.ascendant.\(angles.ascendant.sign.rawValue)", "return.sun.\(sunHouse)",
      "return.moon.\(moonHouse)",
    ]
    return PeriodPlan.Part(.return, before + [frame] + texts.map(Said.text) + special, [.return(event)])
  }

  /// The return that holds until that of the year, where that is more than some weeks; nothing if its Ascendant is in the
  /// same sign.
  private func before(_ event: BodyReturn, besides sign: Sign) -> [Said] {
    guard let ascendant = facts.returnBefore?.angles?.ascendant.sign, ascendant != sign,
      event.moment.dayNumber - facts.subject.span.from.dayNumber > 45
    else { return [] }
    let frame = Said.frame("return.before", ["day": day(event.moment), "sign": .sign(ascendant)])
    return [frame, .text("return.ascendant.\(ascendant.rawValue)")]
  }

  /// What is said of the planet nearest to an angle of the return, within five degrees, and that a second one is near.
  private func angular(in chart: Chart) -> [Said] {
    let near = Body.planets.compactMap { body in chart.angularity(of: body).map { (body, $0.distance) } }
    let told = near.filter { $0.1 <= 5 }.sorted { $0.1 < $1.1 }.map(\.0)
    guard let first = told.first else { return [] }
    let second = told.dropFirst().first.map { Said.frame("return.angle.too", ["body": .body($0)]) }
    return [.frame("return.angle", ["body": .body(first)]), .text("return.angle.\(first.rawValue)")]
      + [second].compactMap(\.self)
  }

  var method: [Said] { facts.sunReturn == nil ? [] : [.text("method.return")] }
}
