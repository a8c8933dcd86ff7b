import AstroChartModel

/// Plans a month: its thread at length, new and full Moon by their houses, further passages, a body that turns.
package struct MonthPlanner {
  private let subject: SpanSubject
  private let frames: SpanFrames

  package init(_ subject: SpanSubject) { (self.subject, frames) = (subject, SpanFrames(subject)) }

  package var plan: PeriodPlan {
    let thread = subject.freshest.first { $0.contact.long != nil }
    let parts =
      [long(thread)].compactMap(\.self) + lunations + shorts(besides: thread) + stations
      + subject.stills.prefix(1).map { $0.turn("span") } + entries.map { HouseFrames($0).turn("span") }
    let first = subject.span.from.local.date
    let title = Said.frame("title.month", ["month": .month(first.month, of: first.year)])
    return PeriodPlan(
      title: title, headline: thread.map { frames.headline($0.passage) } ?? title, parts: parts,
      advice: [deed(for: thread)].compactMap(\.self), method: subject.method)
  }

  private func long(_ thread: SpanPassage?) -> PeriodPlan.Part? {
    guard let thread, let text = thread.contact.long else { return nil }
    return PeriodPlan.Part(.thread, [frames.story(thread.passage), .text(text)], [.transit(thread.passage)])
  }

  private func deed(for thread: SpanPassage?) -> PeriodPlan.Part? {
    guard let thread else { return nil }
    let wording = subject.span.from.local.date.month % 3 + 1
    let (body, nature) = (thread.contact.adviser, thread.contact.nature)
    return PeriodPlan.Part(
      .deed, [.dated("deed.\(body.rawValue).\(nature.rawValue).\(wording)")], [.transit(thread.passage)])
  }

  // MARK: - The Moon

  /// New and full Moons, or the eclipses that they are.
  private var lunations: [PeriodPlan.Part] {
    subject.lunations.map { lunation in
      let house = subject.house(of: lunation.longitude)
      if let eclipse = subject.eclipses.first(where: { $0.isAt(lunation) }) {
        let text = house.map { Said.text("eclipse.\($0)") }
        let said = [frames.eclipse(eclipse, at: lunation.longitude), text].compactMap(\.self)
        return PeriodPlan.Part(.eclipse, said, [.eclipse(eclipse), .lunation(lunation)])
      }
      let text = house.map { Said.text("\(lunation.phase.rawValue.lowercased()).\($0)") }
      let said = [frames.lunation(lunation, "span"), text].compactMap(\.self)
      return PeriodPlan.Part(.lunation, said, [.lunation(lunation)])
    }
  }

  // MARK: - The rest

  /// Further passages, each of another body and to another point, in order of time.
  private func shorts(besides thread: SpanPassage?) -> [PeriodPlan.Part] {
    var chosen: [SpanPassage] = []
    for told in subject.freshest where told.contact.isSlow && chosen.count < most {
      let others = chosen + [thread].compactMap(\.self)
      if others.contains(where: { $0.contact.natal == told.contact.natal || $0.passage == told.passage }) {
        continue
      }
      chosen.append(told)
    }
    return chosen.sorted { $0.passage.moment.precedes($1.passage.moment) }.map { told in
      PeriodPlan.Part(
        .passage,
        [
          frames.passage(told.passage),
          .dated(told.contact.short(told.phase(in: subject.span)), isRepeated: told.passage.hits.count > 1),
        ],
        [.transit(told.passage)])
    }
  }

  /// More where the Moon has no houses to tell of.
  private var most: Int {
    houses ? max(1, 3 - stations.count - subject.stills.prefix(1).count - entries.count) : 5
  }

  /// The house that the slowest body enters.
  private var entries: [HouseIngress] { subject.entries.max { $0.body < $1.body }.map { [$0] } ?? [] }

  private var houses: Bool { subject.houses != nil }

  private var stations: [PeriodPlan.Part] {
    subject.stations.prefix(1).map { station in
      let house = subject.house(of: station.longitude)
      let text = house.map { Said.dated("turn.\(station.body.rawValue).\($0)") }
      return PeriodPlan.Part(
        .turn, [frames.station(station, "span"), text].compactMap(\.self), [.station(station)])
    }
  }
}

extension Eclipse {
  /// Whether it is that of a new or full Moon.
  func isAt(_ lunation: Lunation) -> Bool {
    abs(greatest.secondsSince1970 - lunation.moment.secondsSince1970) < 43_200
  }
}

extension Contact {
  /// The id of its long text; `nil` for contacts that have none.
  var long: String? {
    if let cycle { return "cycle.\(cycle)" }
    return hasPhases ? "pass.\(id)" : nil
  }
}
