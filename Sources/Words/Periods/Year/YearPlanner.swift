import AstroChartModel

/// Plans a year: its question, the profected house, stories, the Sun's return, eclipses, quarters, a last word.
package struct YearPlanner {
  private let facts: YearMatter
  private let subject: SpanSubject
  private let frames: SpanFrames

  package init(_ facts: YearMatter) {
    (self.facts, subject, frames) = (facts, facts.subject, SpanFrames(facts.subject))
  }

  /// How many stories are told with what each pass does.
  private static let mostFull = 2

  package var plan: PeriodPlan {
    let all = Story.all(in: facts)
    let stories = Story.chosen(subject.houses == nil ? 5 : 4, of: all)
    let title = Said.frame("title.year", ["year": .name("\(subject.year)")])
    var teller = StoryTeller(facts)
    // Told in order of time, but the first of two of the same body by weight tells what its passes do.
    let parts = stories.enumerated().map { number, story in
      (story.main.passage.moment, teller.part(story, isFull: number < YearPlanner.mostFull))
    }
    let told = parts.sorted { $0.0.precedes($1.0) }.map(\.1)
    let texts = Set(told.flatMap(\.said).compactMap(\.source))
    let lords = YearLords(facts)
    return PeriodPlan(
      title: title, headline: stories.first.map { frames.headline($0.main.passage) } ?? title,
      parts: [opening(stories.first)] + lords.parts + told + [lords.sunReturn].compactMap(\.self) + eclipses
        + quarters(besides: stories, texts) + [closing(stories.first)],
      advice: [deed(stories.first)].compactMap(\.self), method: subject.method + lords.method)
  }

  private func opening(_ story: Story?) -> PeriodPlan.Part { framed("open", .opening, story) }
  private func closing(_ story: Story?) -> PeriodPlan.Part { framed("close", .closing, story) }

  /// The text of the point that the chief story touches.
  private func framed(_ name: String, _ role: PeriodRole, _ story: Story?) -> PeriodPlan.Part {
    guard let story else {
      return PeriodPlan.Part(role, [.text("\(name).none")], Array(subject.events.prefix(1)))
    }
    let frame = role == .opening ? [frames.passage(story.main.passage)] : []
    return PeriodPlan.Part(
      role, frame + [.text("\(name).\(story.natal.name)")], [.transit(story.main.passage)])
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

  /// Eclipses within three degrees of something in the birth chart.
  private var eclipses: [PeriodPlan.Part] {
    subject.eclipses.compactMap { eclipse in
      guard let lunation = subject.lunations.first(where: { eclipse.isAt($0) }),
        let natal = nearest(to: lunation.longitude)
      else { return nil }
      return PeriodPlan.Part(
        .eclipse,
        [
          frames.eclipse(eclipse, at: lunation.longitude, beside: natal), .text("eclipse.body.\(natal.name)"),
        ], [.eclipse(eclipse), .lunation(lunation)])
    }
  }

  private func nearest(to longitude: Longitude) -> AspectEnd? {
    let able = CalendarListing.points.filter { subject.houses != nil || $0.isKnownWithoutTime }
    let near = able.compactMap { end in
      facts.place(of: end).map { (end: end, distance: $0.separation(from: longitude)) }
    }
    return near.filter { $0.distance <= 3 }.min { $0.distance < $1.distance }?.end
  }

  // MARK: - Quarters

  /// Three months of the year, with what is exact in them, the weightiest first.
  private struct Quarter {
    let number: Int
    let told: [SpanPassage]
    let weight: Double

    /// - Parameter number: 1…4.
    init(_ number: Int, of subject: SpanSubject) {
      func peaks(_ told: SpanPassage) -> Int {
        told.peaks(in: subject.span).count { Quarter.number(of: $0) == number }
      }
      self.number = number
      told = subject.passages.filter { peaks($0) > 0 }.sorted {
        (-$0.contact.weight, $0.contact.id) < (-$1.contact.weight, $1.contact.id)
      }
      weight = told.reduce(0) { $0 + $1.contact.weight * Double(peaks($1)) }
    }

    static func number(of moment: Moment) -> Int { (moment.local.date.month - 1) / 3 + 1 }
  }

  /// - Parameter texts: The ids of what the stories tell.
  private func quarters(besides stories: [Story], _ texts: Set<String>) -> [PeriodPlan.Part] {
    let quarters = (1...4).map { Quarter($0, of: subject) }
    let mean = quarters.reduce(0) { $0 + $1.weight } / 4
    let passages = Set(stories.map(\.main.passage))
    var known = texts
    return quarters.map { quarter in
      let pace = quarter.weight > 1.2 * mean ? "busy" : quarter.weight < 0.8 * mean ? "quiet" : "mixed"
      let fresh = quarter.told.filter { told in
        !passages.contains(told.passage) && !known.contains(told.contact.short(.exact))
      }
      let told = (fresh.filter(\.contact.isSlow) + fresh).prefix(1)
      known.formUnion(told.map { $0.contact.short(.exact) })
      let said = told.flatMap {
        [
          frames.passage($0.passage),
          Said.dated($0.contact.short(.exact), isRepeated: $0.passage.hits.count > 1),
        ]
      }
      let entries = told.isEmpty ? entries(in: quarter, besides: known) : []
      known.formUnion(entries.flatMap(\.said).compactMap(\.source))
      let events = told.map { SkyEvent.transit($0.passage) } + entries.flatMap(\.events)
      return PeriodPlan.Part(
        .quarter,
        [.frame("quarter.\(quarter.number)", [:]), .text("quarter.\(quarter.number).\(pace)")] + said
          + entries.flatMap(\.said), events.isEmpty ? lunation(of: quarter) : events)
    }
  }

  /// The first house that Jupiter or a slower body enters in a quarter, and whose text is not told yet.
  private func entries(in quarter: Quarter, besides known: Set<String>) -> [PeriodPlan.Part] {
    let entries = subject.entries.filter {
      $0.body > .mars && Quarter.number(of: $0.moment) == quarter.number
    }
    let turns = entries.map { HouseFrames($0).turn("span") }
    return Array(turns.filter { known.isDisjoint(with: $0.said.compactMap(\.source)) }.prefix(1))
  }

  /// The first new or full Moon of a quarter in which nothing is exact.
  private func lunation(of quarter: Quarter) -> [SkyEvent] {
    subject.lunations.filter { Quarter.number(of: $0.moment) == quarter.number }.prefix(1).map(
      SkyEvent.lunation)
  }
}

extension AspectEnd {
  /// Whether its place in a birth chart is known without the time of birth.
  fileprivate var isKnownWithoutTime: Bool { body.map { $0 != .moon } ?? false }
}
