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
      return plan(
        headline: still.headline, still.ofDay, deeds: [Deed(still.contact, on: sky)],
        leaning: still.contact.leaning)
    }
    if let station = sky.stations.first, chosen?.weight ?? 0 < DayPlanner.weightOfStation {
      return plan(turning: station)
    }
    if let ingress = try entered(enter), chosen?.weight ?? 0 < ingress.weight {
      let told = HouseFrames(ingress)
      let deed = Deed(turning: ingress.body, on: sky)
      return plan(headline: told.headline, told.ofDay, deeds: [deed], leaning: [])
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

  /// The Moon's weightiest exact aspects of the day, those by day first; without houses, of which the Moon else tells, one
  /// more.
  private func moonContacts(_ near: [Nearness], _ follow: Follow) throws(Problem) -> [Passage] {
    let most = houses == nil ? 2 : 1
    var (byDay, byNight): ([Passage], [Passage]) = ([], [])
    for near in near.filter({ $0.orb == 0 }).weightiestFirst where byDay.count < most {
      guard let passage = try follow(near) else { continue }
      if MoonContactFrames(passage, on: sky).isByDay {
        byDay.append(passage)
      } else {
        byNight.append(passage)
      }
    }
    return Array((byDay + byNight).prefix(most))
  }

  // MARK: - Plans

  private func plan(telling told: DayCandidate) -> PeriodPlan {
    let story = PassageFrames(told.passage, on: sky)
    let turning = sky.stations.first
    let said = [.text(told.text), story.tail, turning.map { StationFrames($0, houses).beside }]
    let events = [.transit(told.passage)] + (turning.map { [SkyEvent.station($0)] } ?? [])
    let body = PeriodPlan.Part(.headline, said.compactMap(\.self), events)
    return plan(
      headline: story.headline, body, deeds: [Deed(told.contact, on: sky)], leaning: told.contact.leaning)
  }

  /// A day of the Moon alone.
  private func plan(passing contacts: [Passage]) -> PeriodPlan {
    let moon = MoonFrames(sky, houses)
    guard let first = contacts.first, let contact = Contact(first) else {
      let deed = Deed(turning: .moon, on: sky)
      let second = moon.second ?? moon.quiet
      return plan(headline: moon.frame, second, deeds: [deed], leaning: [])
    }
    let chief = MoonContactFrames(first, on: sky)
    let others = contacts.dropFirst().flatMap { other in
      [MoonContactFrames(other, on: sky).frame]
        + [Contact(other).map { .text($0.short(.exact)) }].compactMap(\.self)
    }
    let said = [.text(contact.short(.exact)), chief.tail].compactMap(\.self) + others
    let body = PeriodPlan.Part(.headline, said, contacts.map(SkyEvent.transit))
    return plan(
      headline: chief.headline, body, deeds: contacts.compactMap(Contact.init).map { Deed($0, on: sky) },
      leaning: contact.leaning)
  }

  private func plan(turning station: Station) -> PeriodPlan {
    let told = StationFrames(station, houses)
    let deed = Deed(turning: station.body, on: sky)
    return plan(headline: told.headline, told.part, deeds: [deed], leaning: [])
  }

  private func plan(
    headline: Said, _ body: PeriodPlan.Part?, deeds: [Deed], leaning: Leaning
  ) -> PeriodPlan {
    let tone = MoonFrames(sky, houses).tone(beside: leaning)
    var body = body
    if let turn = leaning.turn(after: tone.leaning) {
      body?.said.insert(.text("bridge.\(turn).\(sky.wording)"), at: 0)
    }
    var known: Set<Deed> = []
    let advice = deeds.filter { known.insert($0).inserted }.map { deed in
      PeriodPlan.Part(.deed, [.text(deed.id)], body?.events ?? tone.events)
    }
    return PeriodPlan(
      title: .frame("title.day", ["day": .days([sky.date], in: nil)]), headline: headline,
      parts: [tone, body].compactMap(\.self), advice: advice,
      method: [sky.clock] + (houses == nil ? [.text("method.untimed")] : []))
  }
}

/// One thing to do, by whose advice it is and on what kind of touch.
struct Deed: Hashable, Sendable {
  let id: String

  init(body: Body, nature: TouchNature, number: Int) {
    id = "deed.\(body.rawValue).\(nature.rawValue).\(number)"
  }

  /// Advice on a contact, by turns, so that the same one comes back seldom: that of the natal planet, and that of the mover.
  ///
  /// On an angle the mover is first, then the Sun at the Ascendant, and Saturn at the Midheaven.
  init(_ contact: Contact, on sky: DaySky) {
    let isFirst = sky.number / (contact.nature == .tense ? 6 : 12) % 2 == 0
    let body = isFirst ? contact.adviser : contact.secondAdviser ?? contact.body
    self.init(body: body, nature: contact.nature, on: sky)
  }

  init(turning body: Body, on sky: DaySky) { self.init(body: body, nature: .conjunction, on: sky) }

  /// One of the Moon's twelve, who has most of the days on which little else is told, or of another body's twelve on touches
  /// that are not tense, which suit one another; else one of six.
  private init(body: Body, nature: TouchNature, on sky: DaySky) {
    let isOther = body != .moon && nature != .tense && sky.turn(among: 12) > 6
    let other: TouchNature = nature == .conjunction ? .flowing : .conjunction
    let number = sky.turn(among: body == .moon ? 12 : 6)
    self.init(body: body, nature: isOther ? other : nature, number: number)
  }
}

extension Contact {
  /// The planet whose advice suits an angle besides that of the mover; `nil` for a natal planet.
  fileprivate var secondAdviser: Body? {
    switch natal {
    case .angle(.ascendant): .sun
    case .angle(.midheaven): .saturn
    default: nil
    }
  }
}
