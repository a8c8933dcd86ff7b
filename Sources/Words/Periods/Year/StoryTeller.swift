import AstroChartModel

/// Tells stories: all passes with their days, what the point is in the birth chart, and what each pass does.
struct StoryTeller {
  private let facts: YearMatter
  private let frames: SpanFrames
  /// What was told already: no text stands twice in a reading.
  private var known: Set<String> = []

  init(_ facts: YearMatter) { (self.facts, frames) = (facts, SpanFrames(facts.subject)) }

  /// - Parameters:
  ///   - number: Its place among the stories, from 0.
  ///   - isFull: Whether it is also told what each pass does, or what else the body does there.
  mutating func part(_ story: Story, number: Int, isFull: Bool) -> PeriodPlan.Part {
    let (passage, contact) = (story.main.passage, story.main.contact)
    let said = [frames.passage(passage)] + [contact.long.map(Said.text)].compactMap(\.self)
    let place = [natal(story), house(passage)].compactMap(\.self)
    let foot = place + [frames.reach(passage, wording: number % 2 + 1)]
    guard isFull else { return PeriodPlan.Part(.story, said + foot, [.transit(passage)]) }
    let passes = passes(story.main)
    if passes.isEmpty, let other = story.passages.dropFirst().first {
      let besides: [Said] = [
        frames.besides(other.passage, after: passage),
        .dated(other.contact.short(.coming), isRepeated: other.passage.hits.count > 1),
      ]
      return PeriodPlan.Part(.story, said + foot + besides, [.transit(passage), .transit(other.passage)])
    }
    let more = passes.isEmpty ? [stay(passage)].compactMap(\.self) : passes
    return PeriodPlan.Part(.story, said + more + foot, [.transit(passage)])
  }

  /// What the point is in the birth chart.
  private func natal(_ story: Story) -> Said? {
    guard let place = facts.place(of: story.natal) else { return nil }
    var values: [String: SlotValue] = ["natal": .owned(story.natal), "sign": .sign(place.sign)]
    values["house"] = story.natal.body == nil ? nil : facts.subject.house(of: place).map(SlotValue.house)
    return .frame(values["house"] == nil ? "story.natal" : "story.natal.house", values)
  }

  /// The house in which the body is when it is exact, or the two between which it goes over; nothing of a conjunction,
  /// which is in the house of the point.
  private func house(_ passage: Passage) -> Said? {
    guard passage.aspect != .conjunction || passage.natal.body == nil, let houses = facts.subject.houses,
      passage.house != nil
    else { return nil }
    let (before, behind) = (houses.house(of: passage.target + -0.02), houses.house(of: passage.target + 0.02))
    let values: [String: SlotValue] = [
      "body": .body(passage.transiting), "house": .house(before), "onward": .house(behind),
    ]
    return .frame(before == behind ? "story.house" : "story.border", values)
  }

  /// What the first pass, that moving backwards and the last do, once for each body and kind of touch; nothing of a
  /// passage with a single one, nor of passes before the year.
  private mutating func passes(_ story: SpanPassage) -> [Said] {
    let (passage, contact) = (story.passage, story.contact)
    let id = "through.\(contact.body.rawValue).\(contact.nature.rawValue)"
    guard passage.hits.count > 2, known.insert(id).inserted,
      let first = passage.hits.first, let last = passage.hits.last,
      let back = passage.hits.first(where: \.isRetrograde)
    else { return [] }
    return [("first", first), ("retrograde", back), ("last", last)].compactMap { name, hit in
      hit.moment.precedes(facts.subject.span.from) ? nil : .text("\(id).\(name)")
    }
  }

  /// What Jupiter or Saturn asks in the house through which it passes, once a reading.
  private mutating func stay(_ passage: Passage) -> Said? {
    guard let house = passage.house, [.jupiter, .saturn].contains(passage.transiting) else { return nil }
    let id = "stay.\(passage.transiting.rawValue).\(house)"
    return known.insert(id).inserted ? .text(id) : nil
  }
}
