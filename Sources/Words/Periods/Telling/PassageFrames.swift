import AstroChartModel

/// What is said of a passage on a day: when it is exact, which of its times that is, and until when it lasts.
struct PassageFrames {
  private let passage: Passage
  private let sky: DaySky

  init(_ passage: Passage, on sky: DaySky) { (self.passage, self.sky) = (passage, sky) }

  private var year: Int { sky.date.year }

  private var past: [Moment] { passage.hits.map(\.moment).filter { $0.precedes(sky.span.from) } }
  private var today: Moment? { passage.hits.first { sky.span.contains($0.moment) }?.moment }
  private var future: [Moment] { passage.hits.map(\.moment).filter { !$0.precedes(sky.span.to) } }

  private var isComing: Bool { passage.phase(on: sky.number) == .coming }

  /// Whether it lasts without a break until a day that is near enough to be of use.
  private var endsSoon: Bool { !passage.hasBreaks && passage.end.dayNumber - sky.number <= 45 }

  private var values: [String: SlotValue] {
    var values: [String: SlotValue] = [
      "transit": SlotValue(passage), "end": SlotValue(dayOf: passage.end, in: year),
      "earlier": SlotValue(daysOf: past, in: year), "next": SlotValue(daysOf: future, in: year),
      "later": SlotValue(daysOf: Array(future.dropFirst()), in: year),
    ]
    values["last"] = past.last.map { SlotValue(dayOf: $0, in: year) }
    values["time"] = today.map { SlotValue(timeOf: $0) }
    values["closest"] = passage.closest.map { SlotValue(dayOf: $0.moment, in: year) }
    return values
  }

  /// What the headline leaves open; it stands behind what the passage means.
  var tail: Said? { name.map { .frame("tail.\($0)", values) } }

  private var name: String? {
    if let closest = passage.closest, passage.hits.isEmpty {
      let days = closest.moment.dayNumber - sky.number
      return days == 0 ? "near.today" : days > 0 ? "near.coming" : "near.leaving"
    }
    return today == nil ? nameOfOtherDay : nameOfExactDay
  }

  private var nameOfExactDay: String {
    switch (past.isEmpty, future.isEmpty) {
    case (true, true): endsSoon ? until : "once.\(sky.wording)"
    case (true, false): "first.\(sky.wording)"
    case (false, false): "middle.\(sky.wording)"
    case (false, true): (endsSoon ? "last.until" : "last") + ".\(sky.wording)"
    }
  }

  private var nameOfOtherDay: String? {
    switch (past.isEmpty, future.isEmpty) {
    case (true, _): future.count > 1 ? "coming.again.\(sky.wording)" : endsSoon ? until : nil
    case (false, false): (future.count > 1 ? "between" : "between.last") + ".\(sky.wording)"
    case (false, true): endsSoon ? "leaving" : passage.hits.count == 1 ? "leaving.once" : "leaving.far"
    }
  }

  private var until: String { "until.\(sky.turn(among: 7))" }

  /// The same in a few words.
  var headline: Said {
    var values = values
    if today != nil { return .frame("headline.exact", values) }
    guard isComing else { return .frame("headline.underway", values) }
    values["day"] = future.first.map { SlotValue(dayOf: $0, in: year) } ?? values["closest"]
    return .frame(passage.hits.isEmpty ? "headline.close" : "headline.near", values)
  }
}

/// What is said of one of the Moon's aspects to a birth: it lasts some hours.
struct MoonContactFrames {
  private let passage: Passage
  private let sky: DaySky

  init(_ passage: Passage, on sky: DaySky) { (self.passage, self.sky) = (passage, sky) }

  private var moment: Moment? { passage.hits.first { sky.span.contains($0.moment) }?.moment }

  private var values: [String: SlotValue] {
    var values = ["transit": SlotValue(passage)]
    values["time"] = moment.map { SlotValue(timeOf: $0) }
    return values
  }

  var headline: Said { .frame("headline.exact", values) }

  /// The whole of it, where the headline tells another.
  var frame: Said { .frame("passing.contact.\(sky.turn(among: 2))", values) }

  /// Whether it is exact while most people are awake.
  var isByDay: Bool { moment.map { (6..<22).contains($0.local.time.hour) } ?? false }

  /// For how little of the day it counts, where it is exact by night or in the evening.
  var tail: Said? {
    guard let hour = moment?.local.time.hour, hour < 6 || hour >= 19 else { return nil }
    return .frame("tail.moon.\(hour < 6 ? "night" : "evening").\(sky.turn(among: 4))", [:])
  }
}
