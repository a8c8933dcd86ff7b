import AstroChartModel

/// Tells stories: all passes with their days, what the point is in the birth chart, and what each pass does.
struct StoryTeller {
  private let facts: YearMatter
  private let frames: SpanFrames
  /// What was told already: no text stands twice in a reading.
  private var known: Set<String> = []

  init(_ facts: YearMatter) { (self.facts, frames) = (facts, SpanFrames(facts.subject)) }

  /// - Parameter isFull: Whether it is also told what each pass does, or what else the body does there.
  mutating func part(_ story: Story, isFull: Bool) -> PeriodPlan.Part {
    let (passage, contact) = (story.main.passage, story.main.contact)
    var said: [Said] = [frames.story(passage)] + [natal(story), house(passage)].compactMap(\.self)
    said += [contact.long.map(Said.text)].compactMap(\.self)
    guard isFull else { return PeriodPlan.Part(.story, said, [.transit(passage)]) }
    let passes = passes(story.main)
    said += passes
    var events: [SkyEvent] = [.transit(passage)]
    if passes.isEmpty, let other = story.passages.dropFirst().first {
      said += [
        frames.passage(other.passage),
        .dated(other.contact.short(.exact), isRepeated: other.passage.hits.count > 1),
      ]
      events.append(.transit(other.passage))
    } else if passes.isEmpty, let stay = stay(passage) {
      said.append(stay)
    }
    return PeriodPlan.Part(.story, said, events)
  }

  /// What the point is in the birth chart.
  private func natal(_ story: Story) -> Said? {
    guard let place = facts.place(of: story.natal) else { return nil }
    var values: [String: SlotValue] = ["natal": .owned(story.natal), "sign": .sign(place.sign)]
    values["house"] = story.natal.body == nil ? nil : facts.subject.house(of: place).map(SlotValue.house)
    return .frame(values["house"] == nil ? "story.natal" : "story.natal.house", values)
  }

  /// The house that the body passes through.
  private func house(_ passage: Passage) -> Said? {
    passage.house.map { .frame("story.house", ["body": .body(passage.transiting), "house": .house($0)]) }
  }

  /// What the first pass, that moving backwards and the last do, once for each body and kind of touch; nothing of a
  /// passage with a single one.
  private mutating func passes(_ story: SpanPassage) -> [Said] {
    let (passage, contact) = (story.passage, story.contact)
    let id = "through.\(contact.body.rawValue).\(contact.nature.rawValue)"
    guard passage.hits.count > 2, known.insert(id).inserted,
      let first = passage.hits.first, let last = passage.hits.last,
      let back = passage.hits.first(where: \.isRetrograde)
    else { return [] }
    return [("first", first), ("retrograde", back), ("last", last)].flatMap { name, hit in
      pass(name, hit, id)
    }
  }

  /// When a pass is exact, and what it does; of one before the year the day alone.
  private func pass(_ name: String, _ hit: Passage.Hit, _ id: String) -> [Said] {
    let day = ["day": SlotValue(dayOf: hit.moment, in: facts.subject.year)]
    guard !hit.moment.precedes(facts.subject.span.from) else { return [.frame("story.\(name).past", day)] }
    return [.frame("story.\(name)", day), .text("\(id).\(name)")]
  }

  /// What Jupiter or Saturn asks in the house through which it passes, once a reading.
  private mutating func stay(_ passage: Passage) -> Said? {
    guard let house = passage.house, [.jupiter, .saturn].contains(passage.transiting) else { return nil }
    let id = "stay.\(passage.transiting.rawValue).\(house)"
    return known.insert(id).inserted ? .text(id) : nil
  }
}
