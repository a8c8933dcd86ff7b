import AstroChartModel

/// What is true in a span, with its days.
struct SpanFrames {
  private let subject: SpanSubject

  init(_ subject: SpanSubject) { self.subject = subject }

  private func day(_ moment: Moment) -> SlotValue { SlotValue(dayOf: moment, in: subject.year) }

  // MARK: - Passages

  /// When a passage is exact, as in “Saturn squares your Mars, exact on 11 June and 10 October.”.
  func passage(_ passage: Passage) -> Said { .frame(name("passage", of: passage), values(passage)) }

  /// When a passage is exact in a part of the span, and which of its times that is.
  ///
  /// - Parameter peaks: The moments in that part.
  func passage(_ passage: Passage, at peaks: [Moment]) -> Said {
    var values = values(passage)
    values["days"] = SlotValue(daysOf: peaks, in: subject.year)
    let name = name("passage", of: passage)
    guard name == "passage", passage.hits.count > 1, let first = peaks.first, let last = peaks.last else {
      return .frame(name, values)
    }
    let (hasEarlier, hasLater) = (
      passage.hits.contains { $0.moment.precedes(first) }, passage.hits.contains { last.precedes($0.moment) }
    )
    switch (hasEarlier, hasLater) {
    case (false, false): return .frame("passage", values)
    case (false, true): return .frame(peaks.count > 1 ? "passage" : "passage.first", values)
    case (true, true): return .frame("passage.again", values)
    case (true, false): return .frame("passage.last", values)
    }
  }

  /// From when to when a passage is felt.
  ///
  /// - Parameter wording: 1 or 2.
  func reach(_ passage: Passage, wording: Int) -> Said {
    .frame("story.reach" + (passage.hasBreaks ? ".breaks" : "") + ".\(wording)", values(passage))
  }

  /// A second passage of a story, which is told behind the first one.
  func besides(_ passage: Passage, after main: Passage) -> Said {
    let isLater = main.hits.last.map { $0.moment.precedes(passage.moment) } ?? false
    return .frame(name(isLater ? "story.later" : "story.besides", of: passage), values(passage))
  }

  /// The same with its beginning and end.
  func story(_ passage: Passage) -> Said {
    .frame(name("story", of: passage) + (passage.hasBreaks ? ".breaks" : ""), values(passage))
  }

  /// The same in a few words.
  func headline(_ passage: Passage) -> Said { .frame(name("headline.passage", of: passage), values(passage)) }

  private func name(_ name: String, of passage: Passage) -> String {
    if name == "passage", subject.houses == nil, passage.mayMissItsPoint { return "passage.unsure" }
    return passage.hits.isEmpty ? "\(name).near" : name
  }

  private func values(_ passage: Passage) -> [String: SlotValue] {
    let hits =
      passage.hits.isEmpty ? [passage.closest?.moment].compactMap(\.self) : passage.hits.map(\.moment)
    let span = SlotValue.span(from: passage.start, to: passage.end, in: subject.year)
    return [
      "transit": SlotValue(passage), "days": SlotValue(daysOf: hits, in: subject.year),
      "start": span.start, "end": span.end,
    ]
  }

  /// A day of the week on which a passage is exact.
  func turn(_ passage: Passage, at hit: Moment) -> Said {
    .frame("turn.exact", dated(hit).merging(["transit": SlotValue(passage)]) { $1 })
  }

  private func dated(_ moment: Moment) -> [String: SlotValue] {
    [
      "weekday": .weekday(moment.local.date.weekday), "day": day(moment), "time": SlotValue(timeOf: moment),
    ]
  }

  // MARK: - The sky

  /// - Parameter name: Which frame: with a day of the week, or without.
  private func placed(_ name: String, _ moment: Moment, at longitude: Longitude) -> (
    String, [String: SlotValue]
  ) {
    var values = dated(moment)
    values["sign"] = .sign(longitude.sign)
    values["house"] = subject.house(of: longitude).map(SlotValue.house)
    return (values["house"] == nil ? name : "\(name).house", values)
  }

  func lunation(_ lunation: Lunation, _ prefix: String) -> Said {
    let (name, values) = placed(
      "\(prefix).\(lunation.phase.rawValue)", lunation.moment, at: lunation.longitude)
    return .frame(name, values)
  }

  func station(_ station: Station, _ prefix: String) -> Said {
    let (name, values) = placed(
      "\(prefix).turns.\(station.direction.rawValue)", station.moment, at: station.longitude)
    return .frame(name, values.merging(["body": .body(station.body)]) { $1 })
  }

  /// An eclipse beside something in the birth chart, or opposite to it.
  func eclipse(
    _ eclipse: Eclipse, at longitude: Longitude, beside natal: AspectEnd, isOpposite: Bool
  ) -> Said {
    var values = dated(eclipse.greatest)
    values["eclipse"] = .eclipse(eclipse.luminary, eclipse.type)
    (values["sign"], values["natal"]) = (.sign(longitude.sign), .owned(natal))
    return .frame(isOpposite ? "span.eclipse.opposite" : "span.eclipse.beside", values)
  }

  func eclipse(_ eclipse: Eclipse, at longitude: Longitude) -> Said {
    let (name, values) = placed("span.eclipse", eclipse.greatest, at: longitude)
    return .frame(name, values.merging(["eclipse": .eclipse(eclipse.luminary, eclipse.type)]) { $1 })
  }
}

extension Passage {
  /// Whether a body turns so close to the point that a birth at another hour of the day, whose point stands elsewhere, may
  /// be met much earlier or later, or not at all.
  var mayMissItsPoint: Bool {
    let halfDay: Double
    switch natal {
    case .body(.mercury): halfDay = 1
    case .body(.venus): halfDay = 0.6
    case .body(.sun): halfDay = 0.5
    case .body(.mars): halfDay = 0.35
    default: return false
    }
    return zip(course, zip(course.dropFirst(), course.dropFirst(2))).contains { before, next in
      let (here, after) = next
      return (here.degrees - before.degrees) * (after.degrees - here.degrees) < 0
        && abs(here.degrees) < halfDay
    }
  }
}
