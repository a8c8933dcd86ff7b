package import AstroAlmanac
package import AstroChartModel
package import AstroDiagnostics

/// Finds what a day tells to one birth.
///
/// A passage is followed only when it might be told, because following costs more than all the rest.
package struct DayPlanner {
  package typealias Follow = (Nearness) throws(Problem) -> Passage?

  let sky: DaySky
  /// The houses of the birth, or those counted from a sign; `nil` without a time of birth.
  let houses: Houses?
  /// The name of the zone whose clock begins the day.
  let zone: String

  package init(_ sky: DaySky, houses: Houses?, zone: String) {
    (self.sky, self.houses, self.zone) = (sky, houses, zone)
  }

  /// The plan for a birth.
  ///
  /// - Parameters:
  ///   - near: The transits that the day finds within their orb.
  ///   - moonNear: Those of the Moon, asked for only if nothing else is told.
  ///   - follow: The passage of one of them, on the clock of the day.
  package func plan(
    _ near: [Nearness], moonNear: () throws(Problem) -> [Nearness], follow: Follow
  ) throws(Problem) -> PeriodPlan {
    let chosen = try DayChoice(near, on: sky.number, follow: follow).candidate
    if let station = sky.stations.first, chosen?.weight ?? 0 < DayPlanner.weightOfStation {
      return plan(turning: station)
    }
    if let chosen { return plan(telling: chosen) }
    return plan(passing: try moonContact(moonNear(), follow))
  }

  /// How much a body that turns says, beside the weight of transits.
  private static let weightOfStation = 4.0

  /// The Moon's weightiest exact aspect of the day.
  private func moonContact(_ near: [Nearness], _ follow: Follow) throws(Problem) -> Passage? {
    for near in near.filter({ $0.orb == 0 }).weightiestFirst {
      if let passage = try follow(near) { return passage }
    }
    return nil
  }

  // MARK: - Plans

  private func plan(telling told: DayCandidate) -> PeriodPlan {
    let story = PassageFrames(told.passage, on: sky)
    let body = PeriodPlan.Part(.headline, [story.frame, .text(told.text)], [.transit(told.passage)])
    return plan(headline: story.headline, body, deed: (told.contact.adviser, told.contact.nature))
  }

  private func plan(passing passage: Passage?) -> PeriodPlan {
    let moon = MoonFrames(sky, houses)
    guard let passage, let contact = Contact(passage),
      let hit = passage.hits.first(where: { sky.span.contains($0.moment) })
    else { return plan(headline: moon.frame, moon.second, deed: (.moon, .conjunction)) }
    let values: [String: SlotValue] = ["transit": SlotValue(passage), "time": SlotValue(timeOf: hit.moment)]
    var body = moon.second ?? PeriodPlan.Part(.headline, [], [])
    body.said.insert(.frame("passing.contact", values), at: 0)
    body.events.insert(.transit(passage), at: 0)
    return plan(
      headline: .frame("headline.exact", values), body, deed: (contact.adviser, contact.nature))
  }

  private func plan(turning station: Station) -> PeriodPlan {
    let told = StationFrames(station, houses)
    return plan(headline: told.headline, told.part, deed: (station.body, .conjunction))
  }

  private func plan(
    headline: Said, _ body: PeriodPlan.Part?, deed: (body: Body, nature: TouchNature)
  ) -> PeriodPlan {
    let tone = MoonFrames(sky, houses).tone
    let id = "deed.\(deed.body.rawValue).\(deed.nature.rawValue).\(sky.wording)"
    return PeriodPlan(
      title: .frame("title.day", ["day": .days([sky.date], withYear: true)]), headline: headline,
      parts: [tone, body].compactMap(\.self),
      advice: [PeriodPlan.Part(.deed, [.text(id)], body?.events ?? tone.events)],
      method: [.frame("method.zone", ["zone": .name(zone)])]
        + (houses == nil ? [.text("method.untimed")] : []))
  }
}
