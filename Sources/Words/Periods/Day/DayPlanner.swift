package import AstroAlmanac
package import AstroChartModel
package import AstroDiagnostics

/// Finds what a day tells to one birth.
///
/// A passage is followed only when it might be told, because following costs more than all the rest.
package struct DayPlanner {
  package typealias Peaks = (Nearness) throws(Problem) -> [ClosedRange<Double>]
  package typealias Follow = (Nearness) throws(Problem) -> Passage?
  package typealias Enter = (Body) throws(Problem) -> HouseIngress?

  let sky: DaySky
  /// The houses of the birth, or those counted from a sign; `nil` without a time of birth.
  let houses: Houses?

  package init(_ sky: DaySky, houses: Houses?) { (self.sky, self.houses) = (sky, houses) }

  /// The plan for a birth.
  ///
  /// - Parameters:
  ///   - near: The transits that the day finds within their orb.
  ///   - moonNear: Those of the Moon, asked for only if nothing else is told.
  ///   - peaks: The days between which the passage of one of them is exact, as Julian days.
  ///   - follow: The passage of one of them, on the clock of the day.
  ///   - enter: The house that a body enters today, on the same clock.
  package func plan(
    _ near: [Nearness], moonNear: () throws(Problem) -> [Nearness], peaks: Peaks, follow: Follow,
    enter: Enter
  ) throws(Problem) -> PeriodPlan {
    let chosen = try DayChoice(near, on: sky, peaks: peaks, follow: follow).candidate
    if let still = try still(near, follow), chosen?.weight ?? 0 <= still.contact.weight * Contact.boost {
      return plan(headline: still.headline, still.ofDay, deeds: [Deed(still.contact)])
    }
    if let station = sky.stations.first, chosen?.weight ?? 0 < DayPlanner.weightOfStation {
      return plan(turning: station)
    }
    if let ingress = try entered(enter), chosen?.weight ?? 0 < ingress.weight {
      let told = HouseFrames(ingress)
      return plan(
        headline: told.headline, told.ofDay, deeds: [Deed(body: ingress.body, nature: .conjunction)])
    }
    if let chosen { return plan(telling: chosen) }
    return plan(passing: try moonContacts(moonNear(), follow))
  }

  /// How much a body that turns says, beside the weight of transits.
  private static let weightOfStation = 4.0

  /// The house that the slowest of the bodies that enter one does.
  private func entered(_ enter: Enter) throws(Problem) -> HouseIngress? {
    guard let houses, let body = sky.bodiesEntering(houses).first else { return nil }
    return try enter(body)
  }

  /// The weightiest of the slow bodies that turn today beside something in the birth chart.
  private func still(_ near: [Nearness], _ follow: Follow) throws(Problem) -> Still? {
    let found = sky.slowStations.compactMap { station in
      Still.nearest(to: station, among: near).map { (station, $0) }
    }
    guard let (station, near) = found.max(by: { $0.1.weight < $1.1.weight }) else { return nil }
    return try follow(near).flatMap { Still(station, in: $0) }
  }

  /// The Moon's weightiest exact aspects of the day; without houses, of which the Moon else tells, one more.
  private func moonContacts(_ near: [Nearness], _ follow: Follow) throws(Problem) -> [Passage] {
    var found: [Passage] = []
    for near in near.filter({ $0.orb == 0 }).weightiestFirst where found.count < (houses == nil ? 2 : 1) {
      if let passage = try follow(near) { found.append(passage) }
    }
    return found
  }

  // MARK: - Plans

  private func plan(telling told: DayCandidate) -> PeriodPlan {
    let story = PassageFrames(told.passage, on: sky)
    let body = PeriodPlan.Part(.headline, [story.frame, .text(told.text)], [.transit(told.passage)])
    return plan(headline: story.headline, body, deeds: [Deed(told.contact)])
  }

  /// A day of the Moon alone.
  private func plan(passing contacts: [Passage]) -> PeriodPlan {
    let moon = MoonFrames(sky, houses)
    let frames = contacts.map(values)
    guard let headline = frames.first else {
      return plan(headline: moon.frame, moon.second, deeds: [Deed(body: .moon, nature: .conjunction)])
    }
    let touches = contacts.compactMap(Contact.init)
    let said = zip(frames, touches).enumerated().flatMap { index, told in
      // The time stands behind in one wording, before in the other.
      let wording = (sky.turn(among: 2) + index) % 2 + 1
      return [Said.frame("passing.contact.\(wording)", told.0), .text(told.1.short(.exact))]
    }
    let body = PeriodPlan.Part(.headline, said, contacts.map(SkyEvent.transit))
    let deeds = touches.map(Deed.init)
    return plan(headline: .frame("headline.exact", headline), body, deeds: deeds)
  }

  private func values(_ contact: Passage) -> [String: SlotValue] {
    var values = ["transit": SlotValue(contact)]
    values["time"] = contact.hits.first { sky.span.contains($0.moment) }.map { SlotValue(timeOf: $0.moment) }
    return values
  }

  private func plan(turning station: Station) -> PeriodPlan {
    let told = StationFrames(station, houses)
    return plan(headline: told.headline, told.part, deeds: [Deed(body: station.body, nature: .conjunction)])
  }

  /// Whose advice the day gives, and on what kind of touch.
  private struct Deed: Hashable {
    let body: Body
    let nature: TouchNature

    init(body: Body, nature: TouchNature) { (self.body, self.nature) = (body, nature) }

    init(_ contact: Contact) { self.init(body: contact.adviser, nature: contact.nature) }
  }

  private func plan(headline: Said, _ body: PeriodPlan.Part?, deeds: [Deed]) -> PeriodPlan {
    let tone = MoonFrames(sky, houses).tone
    var known: Set<Deed> = []
    let advice = deeds.filter { known.insert($0).inserted }.map { deed in
      let id = "deed.\(deed.body.rawValue).\(deed.nature.rawValue).\(sky.advice(of: deed.body))"
      return PeriodPlan.Part(.deed, [.text(id)], body?.events ?? tone.events)
    }
    return PeriodPlan(
      title: .frame("title.day", ["day": .days([sky.date], in: nil)]), headline: headline,
      parts: [tone, body].compactMap(\.self), advice: advice,
      method: [sky.clock] + (houses == nil ? [.text("method.untimed")] : []))
  }
}
