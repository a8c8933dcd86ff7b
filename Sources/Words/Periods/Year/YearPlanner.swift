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

  /// The two eclipses nearest to something in the birth chart or to the place opposite to it, within three degrees; what each
  /// point means is told once, and not of those beyond two degrees.
  private var eclipses: [PeriodPlan.Part] {
    let near = subject.eclipses.compactMap { eclipse in
      subject.lunations.first { eclipse.isAt($0) }.flatMap { lunation in
        nearest(to: lunation.longitude).map { (eclipse: eclipse, lunation: lunation, point: $0) }
      }
    }
    let most = near.map(\.point.orb).sorted().prefix(YearPlanner.mostEclipses).last ?? 0
    var known: Set<AspectEnd> = []
    return near.filter { $0.point.orb <= most }.map { eclipse, lunation, point in
      let frame = frames.eclipse(
        eclipse, at: lunation.longitude, beside: point.end, isOpposite: point.isOpposite)
      let text =
        point.orb <= YearPlanner.close && known.insert(point.end).inserted
        ? [Said.text("eclipse.body.\(point.end.name)")] : []
      return PeriodPlan.Part(.eclipse, [frame] + text, [.eclipse(eclipse), .lunation(lunation)])
    }
  }

  private static let mostEclipses = 2
  /// Within how many degrees an eclipse tells what the point means.
  private static let close = 2.0

  private func nearest(to longitude: Longitude) -> (end: AspectEnd, isOpposite: Bool, orb: Double)? {
    let able = CalendarListing.points.filter { subject.houses != nil || $0.isKnownWithoutTime }
    let near = able.compactMap { end in
      facts.place(of: end).map { place in
        let apart = place.separation(from: longitude)
        return (end: end, isOpposite: apart > 90, orb: min(apart, 180 - apart))
      }
    }
    return near.filter { $0.orb <= 3 }.min { $0.orb < $1.orb }
  }
}

extension AspectEnd {
  /// Whether its place in a birth chart is known without the time of birth.
  fileprivate var isKnownWithoutTime: Bool { body.map { $0 != .moon } ?? false }
}
