package import AstroChartModel

/// Plans the day of everybody born under a sign: houses are counted from the sign itself.
package struct SignPlanner {
  private let sign: Sign
  private let sky: DaySky
  private let houses: Houses?

  package init(_ sign: Sign, _ sky: DaySky) {
    (self.sign, self.sky) = (sign, sky)
    houses = Houses.counted(from: sign)
  }

  package var plan: PeriodPlan {
    let moon = MoonFrames(sky, houses)
    let (headline, told) = main
    let body = told ?? moon.second
    return PeriodPlan(
      title: .frame("title.sign", ["sign": .sign(sign), "day": .days([sky.date], in: nil)]),
      headline: headline ?? moon.frame, parts: [moon.tone(), body].compactMap(\.self), advice: [deed],
      method: [.text("method.sign"), sky.clock])
  }

  /// What the day is about: a body that turns, a slow one that enters a house, else what the Moon meets.
  private var main: (headline: Said?, part: PeriodPlan.Part?) {
    if let station = sky.stations.first {
      let told = StationFrames(station, houses)
      return (told.headline, told.part)
    }
    if let ingress = sky.slowIngresses.max(by: { $0.body < $1.body }) {
      let told = IngressFrames(ingress, from: sign)
      return (told.headline, told.part)
    }
    guard let meeting else { return (nil, nil) }
    var part = MoonFrames(sky, houses).second ?? PeriodPlan.Part(.headline, [], [])
    part.said.insert(.frame(isToday(meeting) ? "meeting" : "meeting.later", values(meeting)), at: 0)
    part.events.insert(.aspect(meeting), at: 0)
    let headline = isToday(meeting) ? "headline.meeting" : "headline.meeting.later"
    return (.frame(headline, values(meeting)), part)
  }

  /// What the Moon meets: the slowest body of those that it meets today, else the first after today.
  private var meeting: MutualAspect? {
    let meetings = sky.meetings.filter { TouchNature($0.type) != nil }
    return meetings.filter(isToday).max { $0.partner < $1.partner } ?? meetings.first
  }

  private func isToday(_ meeting: MutualAspect) -> Bool { sky.span.contains(meeting.moment) }

  private func values(_ meeting: MutualAspect) -> [String: SlotValue] {
    [
      "meeting": .meeting(.moon, meeting.type, meeting.partner), "time": SlotValue(timeOf: meeting.moment),
      "day": SlotValue(dayOf: meeting.moment, in: sky.date.year),
    ]
  }

  private var deed: PeriodPlan.Part {
    let (body, nature) = (meeting?.partner ?? sign.traditionalRuler, meeting.flatMap { TouchNature($0.type) })
    let id = "deed.\(body.rawValue).\((nature ?? .conjunction).rawValue).\(sky.wording)"
    return PeriodPlan.Part(
      .deed, [.text(id)], meeting.map { [.aspect($0)] } ?? MoonFrames(sky, houses).tone().events)
  }
}

extension MutualAspect {
  /// The body that the Moon meets.
  var partner: Body { body1 == .moon ? body2 : body1 }
}

extension Houses {
  /// Houses of one sign each, the first of them the given sign.
  fileprivate static func counted(from sign: Sign) -> Houses? {
    try? Houses(cusps: (0..<12).map { Longitude(Sign(index: sign.index + $0).start) })
  }
}
