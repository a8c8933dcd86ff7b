import AstroChartModel

/// Plans a week: its thread, two or three days that turn, the quietest day.
package struct WeekPlanner {
  private let subject: SpanSubject
  private let days: [DaySky]
  private let frames: SpanFrames

  /// - Parameter days: The skies of its days.
  package init(_ subject: SpanSubject, days: [DaySky]) {
    (self.subject, self.days, frames) = (subject, days, SpanFrames(subject))
  }

  package var plan: PeriodPlan {
    let thread = subject.freshest.first { $0.contact.isSlow } ?? subject.freshest.first
    let first = thread.map { thread in
      PeriodPlan.Part(
        .thread,
        [
          frames.passage(thread.passage),
          .dated(
            thread.contact.short(thread.phase(in: subject.span)), isRepeated: thread.passage.hits.count > 1),
        ],
        [.transit(thread.passage)])
    }
    let parts = [first].compactMap(\.self) + turns(besides: thread) + [quietest].compactMap(\.self)
    let title = SlotValue.days([subject.span.from.local.date], in: nil)
    return PeriodPlan(
      title: .frame("title.week", ["day": title]),
      headline: thread.map { frames.headline($0.passage) } ?? .frame("title.week", ["day": title]),
      parts: parts, advice: [deed(for: thread)].compactMap(\.self), method: subject.method)
  }

  private func deed(for thread: SpanPassage?) -> PeriodPlan.Part? {
    guard let thread, let day = days.first else { return nil }
    let (body, nature) = (thread.contact.adviser, thread.contact.nature)
    return PeriodPlan.Part(
      .deed, [.dated("deed.\(body.rawValue).\(nature.rawValue).\(day.wording)")], [.transit(thread.passage)])
  }

  // MARK: - Turns

  /// A dated turn of the week, and how much it says.
  private struct Turn {
    var moment: Moment
    var weight: Double
    var part: PeriodPlan.Part
  }

  private static let mostTurns = 3

  /// The weightiest turns, each of a day of its own, in order of time.
  private func turns(besides thread: SpanPassage?) -> [PeriodPlan.Part] {
    var chosen: [Turn] = []
    for turn in (lunations + stations + stills + entries + hits(besides: thread)).sorted(by: {
      $0.weight > $1.weight
    })
    where chosen.count < WeekPlanner.mostTurns {
      if chosen.contains(where: { $0.moment.dayNumber == turn.moment.dayNumber }) { continue }
      chosen.append(turn)
    }
    return chosen.sorted { $0.moment.precedes($1.moment) }.map(\.part)
  }

  private var lunations: [Turn] {
    subject.lunations.map { lunation in
      let house = subject.house(of: lunation.longitude)
      let text = house.map { Said.dated("\(lunation.phase.rawValue.lowercased()).short.\($0)") }
      let said = [frames.lunation(lunation, "turn"), text].compactMap(\.self)
      return Turn(
        moment: lunation.moment, weight: 8, part: PeriodPlan.Part(.turn, said, [.lunation(lunation)]))
    }
  }

  private var stations: [Turn] {
    subject.stations.map { station in
      let house = subject.house(of: station.longitude)
      let text = house.map { Said.dated("turn.\(station.body.rawValue).\($0)") }
      let said = [frames.station(station, "turn"), text].compactMap(\.self)
      return Turn(moment: station.moment, weight: 6, part: PeriodPlan.Part(.turn, said, [.station(station)]))
    }
  }

  private var stills: [Turn] {
    subject.stills.map { still in
      Turn(
        moment: still.station.moment, weight: still.contact.weight * Contact.boost, part: still.turn("turn"))
    }
  }

  private var entries: [Turn] {
    subject.entries.map { entry in
      Turn(moment: entry.moment, weight: entry.weight, part: HouseFrames(entry).turn("turn"))
    }
  }

  private func hits(besides thread: SpanPassage?) -> [Turn] {
    subject.passages.filter { $0.passage != thread?.passage }.compactMap { told in
      guard let hit = told.passage.hits.first(where: { subject.span.contains($0.moment) }) else { return nil }
      return Turn(
        moment: hit.moment, weight: told.weight,
        part: PeriodPlan.Part(
          .turn, [frames.turn(told.passage, at: hit.moment), .dated(told.contact.short(.exact))],
          [.transit(told.passage)]))
    }
  }

  // MARK: - The quietest day

  /// The day on which least becomes exact, with the sign of its Moon.
  private var quietest: PeriodPlan.Part? {
    let day = days.min { (weight(of: $0), $0.number) < (weight(of: $1), $1.number) }
    guard let day, let entry = day.entry else { return nil }
    let values: [String: SlotValue] = ["weekday": .weekday(day.date.weekday), "sign": .sign(day.moon.sign)]
    return PeriodPlan.Part(
      .quiet, [.frame("week.quiet", values), .dated("moon.sign.\(day.moon.sign.rawValue).\(day.wording)")],
      [.ingress(entry)])
  }

  private func weight(of day: DaySky) -> Double {
    let hits = subject.passages.filter { !$0.peaks(in: day.span).isEmpty }.reduce(0) { $0 + $1.weight }
    return hits + (day.lunation == nil ? 0 : 8) + 6 * Double(day.stations.count)
  }
}
