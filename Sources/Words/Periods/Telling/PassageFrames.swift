import AstroChartModel

/// What is said of a passage on a day: when it is exact, and until when it lasts.
struct PassageFrames {
  private let passage: Passage
  private let sky: DaySky

  init(_ passage: Passage, on sky: DaySky) { (self.passage, self.sky) = (passage, sky) }

  private var year: Int { sky.date.year }

  private var past: Moment? { passage.hits.last { $0.moment.precedes(sky.span.from) }?.moment }
  private var today: Moment? { passage.hits.first { sky.span.contains($0.moment) }?.moment }
  private var future: [Moment] { passage.hits.map(\.moment).filter { !$0.precedes(sky.span.to) } }
  private var next: Moment? { future.first }

  private var values: [String: SlotValue] {
    var values: [String: SlotValue] = [
      "transit": SlotValue(passage), "end": SlotValue(dayOf: passage.end, in: year),
    ]
    values["last"] = past.map { SlotValue(dayOf: $0, in: year) }
    values["next"] = next == nil ? nil : SlotValue(daysOf: future, in: year)
    values["time"] = today.map { SlotValue(timeOf: $0) }
    values["closest"] = passage.closest.map { SlotValue(dayOf: $0.moment, in: year) }
    return values
  }

  var frame: Said { .frame(name, values) }

  private var name: String {
    if let closest = passage.closest, passage.hits.isEmpty {
      let days = closest.moment.dayNumber - sky.number
      return days == 0 ? "near.today" : days > 0 ? "near.coming" : "near.leaving"
    }
    if today != nil { return next == nil ? "exact" : "exact.again" }
    guard past != nil else { return passage.hasBreaks ? "coming.breaks" : "coming" }
    guard next != nil else { return "leaving" }
    return passage.phase(on: sky.number) == .coming ? "coming.again" : "leaving.again"
  }

  /// The same in a few words.
  var headline: Said {
    var values = values
    if let today {
      values["time"] = SlotValue(timeOf: today)
      return .frame("headline.exact", values)
    }
    let isComing = passage.phase(on: sky.number) == .coming
    values["day"] = (isComing ? next ?? past : past ?? next).map { SlotValue(dayOf: $0, in: year) }
    guard values["day"] == nil else { return .frame("headline.near", values) }
    values["day"] = values["closest"]
    return .frame("headline.close", values)
  }
}
