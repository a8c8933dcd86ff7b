import AstroChartModel

/// Tells a year quarter by quarter, from what Jupiter and the slower bodies do in it.
struct YearQuarters {
  private let subject: SpanSubject
  private let frames: SpanFrames
  private let quarters: [Quarter]
  /// The passages and the texts that stories tell.
  private let passages: Set<Passage>
  private let texts: Set<String>

  /// - Parameter texts: The ids of what the stories tell.
  init(_ subject: SpanSubject, besides stories: [Story], _ texts: Set<String>) {
    (self.subject, frames, self.texts) = (subject, SpanFrames(subject), texts)
    passages = Set(stories.map(\.main.passage))
    quarters = (1...4).map { Quarter($0, of: subject) }
  }

  var parts: [PeriodPlan.Part] {
    var (known, told) = (texts, passages)
    return quarters.map { quarter in
      let chosen = chosen(in: quarter, besides: known, after: told)
      var said: [Said] = [.frame("quarter.\(quarter.number)", [:])]
      if let chosen {
        said.append(frames.passage(chosen.passage.passage, at: quarter.peaks(of: chosen.passage)))
        said += chosen.texts.map(Said.text)
        told.insert(chosen.passage.passage)
      }
      let entries = chosen == nil ? entries(in: quarter, besides: known) : []
      said += entries.flatMap(\.said) + (chosen == nil ? still(besides: known) : []) + pace(of: quarter)
      known.formUnion(said.compactMap(\.source))
      let events = (chosen.map { [SkyEvent.transit($0.passage.passage)] } ?? []) + entries.flatMap(\.events)
      return PeriodPlan.Part(.quarter, said, events.isEmpty ? lunation(of: quarter) : events)
    }
  }

  private func fresh(_ ids: [String], _ known: Set<String>) -> String? { ids.first { !known.contains($0) } }

  /// A text for a quarter in which nothing slow is exact.
  private func still(besides known: Set<String>) -> [Said] {
    fresh((1...3).map { "quarter.still.\($0)" }, known).map { [.text($0)] } ?? []
  }

  /// The weightiest passage that is not told yet, and has a text that is not; else one that is told.
  private func chosen(
    in quarter: Quarter, besides known: Set<String>, after told: Set<Passage>
  ) -> (passage: SpanPassage, texts: [String])? {
    let (others, again) = (
      quarter.slow.filter { !told.contains($0.passage) }, quarter.slow.filter { told.contains($0.passage) }
    )
    for passage in others + again {
      guard let text = fresh(passage.contact.quarterTexts, known) else { continue }
      let point = fresh(["quarter.point.\(passage.contact.natal.name)"], known)
      return (passage, [text] + [point].compactMap(\.self))
    }
    return nil
  }

  /// Whether a quarter is by far the fullest or the calmest of the four, by how often Jupiter and slower bodies are exact.
  private func pace(of quarter: Quarter) -> [Said] {
    let others = quarters.filter { $0.number != quarter.number }.map(\.count)
    let mean = Double(others.reduce(quarter.count, +)) / 4
    if others.allSatisfy({ $0 < quarter.count }), Double(quarter.count) >= 1.3 * mean {
      return [.text("quarter.fullest")]
    }
    if others.allSatisfy({ $0 > quarter.count }), Double(quarter.count) <= 0.7 * mean {
      return [.text("quarter.calmest")]
    }
    return []
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

/// Three months of a year, with what Jupiter and slower bodies make exact in them.
private struct Quarter {
  /// 1…4.
  let number: Int
  private let span: CalendarSpan
  /// The passages, the weightiest first.
  let slow: [SpanPassage]

  init(_ number: Int, of subject: SpanSubject) {
    let span = subject.span
    (self.number, self.span) = (number, span)
    slow = subject.passages.filter { told in
      told.contact.body > .mars && told.peaks(in: span).contains { Quarter.number(of: $0) == number }
    }.sorted { (-$0.contact.weight, $0.contact.id) < (-$1.contact.weight, $1.contact.id) }
  }

  func peaks(of told: SpanPassage) -> [Moment] {
    told.peaks(in: span).filter { Quarter.number(of: $0) == number }
  }

  /// How often something is exact.
  var count: Int { slow.reduce(0) { $0 + peaks(of: $1).count } }

  static func number(of moment: Moment) -> Int { (moment.local.date.month - 1) / 3 + 1 }
}

extension Contact {
  /// The ids of the texts on a quarter that it leads, by the natal point one or the other first; Jupiter's conjunction is
  /// read as what flows.
  fileprivate var quarterTexts: [String] {
    let flows = nature == .flowing || body == .jupiter && nature == .conjunction
    let ids = (1...2).map { "quarter.\(body.rawValue).\(flows ? "flowing" : "tense").\($0)" }
    let place = CalendarListing.points.firstIndex(of: natal) ?? 0
    return (place + (aspect == .square || aspect == .trine ? 1 : 0)) % 2 == 0 ? ids : ids.reversed()
  }
}
