import AstroChartModel

/// Plans a year: its question, the profected house, stories, the Sun's return, eclipses, quarters, a last word.
package struct YearPlanner {
  private let facts: YearMatter
  private let subject: SpanSubject
  private let frames: SpanFrames

  package init(_ facts: YearMatter) {
    (self.facts, subject, frames) = (facts, facts.subject, SpanFrames(facts.subject))
  }

  /// How many stories are told with what each pass does: more where there are no profected years to tell of.
  private var mostFull: Int { facts.profections.isEmpty ? 4 : 2 }

  package var plan: PeriodPlan {
    let all = Story.all(in: facts)
    let stories = Story.chosen(subject.houses == nil ? 5 : 4, of: all)
    let title = Said.frame("title.year", ["year": .name("\(subject.year)")])
    var teller = StoryTeller(facts)
    // Told in order of time, but the first of two of the same body by weight tells what its passes do.
    let parts = stories.enumerated().map { number, story in
      (story.main.passage.moment, teller.part(story, number: number, isFull: number < mostFull))
    }
    let told = parts.sorted { $0.0.precedes($1.0) }.map(\.1)
    let texts = Set(told.flatMap(\.said).compactMap(\.source))
    let lords = YearLords(facts)
    return PeriodPlan(
      title: title, headline: stories.first.map { frames.headline($0.main.passage) } ?? title,
      parts: [opening(stories.first)] + lords.parts + told + [lords.sunReturn].compactMap(\.self) + eclipses
        + YearQuarters(subject, besides: stories, texts).parts + [closing(stories.first)],
      advice: [deed(stories.first)].compactMap(\.self), method: subject.method + lords.method)
  }

  private func opening(_ story: Story?) -> PeriodPlan.Part { framed("open", .opening, story) }
  private func closing(_ story: Story?) -> PeriodPlan.Part { framed("close", .closing, story) }

  /// The text of the point that the chief story touches.
  private func framed(_ name: String, _ role: PeriodRole, _ story: Story?) -> PeriodPlan.Part {
    guard let story else {
      return PeriodPlan.Part(role, [.text("\(name).none")], Array(subject.events.prefix(1)))
    }
    return PeriodPlan.Part(role, [.text("\(name).\(story.natal.name)")], [.transit(story.main.passage)])
  }

  private func deed(_ story: Story?) -> PeriodPlan.Part? {
    story.map { story in
      let (body, nature) = (story.main.contact.adviser, story.main.contact.nature)
      return PeriodPlan.Part(
        .deed, [.dated("deed.\(body.rawValue).\(nature.rawValue).\(subject.year % 3 + 1)")],
        [.transit(story.main.passage)])
    }
  }

  // MARK: - Eclipses

  /// The two eclipses that say most; what a point means is told once, of the first of them and within two degrees.
  private var eclipses: [PeriodPlan.Part] {
    let near = subject.eclipses.compactMap(touch)
    let weights = near.map(\.whole).sorted(by: >).prefix(2)
    guard let most = weights.first, let least = weights.last else { return [] }
    var known: Set<AspectEnd> = []
    return near.filter { $0.whole >= least }.map { touch in
      let frame = frames.eclipse(
        touch.eclipse, at: touch.lunation.longitude, beside: touch.end, isOpposite: touch.isOpposite)
      let isTold = touch.whole == most || touch.orb <= EclipseTouch.close
      let text =
        isTold && known.insert(touch.end).inserted ? [Said.text("eclipse.body.\(touch.end.name)")] : []
      return PeriodPlan.Part(.eclipse, [frame] + text, [.eclipse(touch.eclipse), .lunation(touch.lunation)])
    }
  }

  /// What an eclipse touches most in the birth chart; `nil` if it touches nothing.
  private func touch(of eclipse: Eclipse) -> EclipseTouch? {
    guard let lunation = subject.lunations.first(where: { eclipse.isAt($0) }) else { return nil }
    let able = CalendarListing.points.filter { subject.houses != nil || $0.isKnownWithoutTime }
    let touches = able.compactMap { end in
      facts.place(of: end).map { EclipseTouch(eclipse, lunation, end, at: $0) }
    }
    let near = touches.filter { $0.weight > 0 }
    var most = near.max { $0.weight < $1.weight }
    most?.whole = near.reduce(0) { $0 + $1.weight }
    return most
  }
}

/// An eclipse beside a point of a birth chart, or opposite to it.
private struct EclipseTouch {
  let eclipse: Eclipse
  let lunation: Lunation
  let end: AspectEnd
  let isOpposite: Bool
  /// In degrees.
  let orb: Double
  /// How much the eclipse says with all that it touches.
  var whole = 0.0

  /// Within how many degrees an eclipse touches a point.
  private static let reach = 3.0
  /// Within how many it always tells what the point means.
  static let close = 2.0

  init(_ eclipse: Eclipse, _ lunation: Lunation, _ end: AspectEnd, at place: Longitude) {
    (self.eclipse, self.lunation, self.end) = (eclipse, lunation, end)
    let apart = place.separation(from: lunation.longitude)
    (isOpposite, orb) = (apart > 90, min(apart, 180 - apart))
  }

  /// How much it says: the nearer, and the more deeply it touches, the more; half as much where nothing is seen of it.
  var weight: Double { end.depth * (1 - orb / EclipseTouch.reach) * (eclipse.type == .penumbral ? 0.5 : 1) }
}

extension AspectEnd {
  /// Whether its place in a birth chart is known without the time of birth.
  fileprivate var isKnownWithoutTime: Bool { body.map { $0 != .moon } ?? false }
}
