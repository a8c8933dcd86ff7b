import AstroChartModel
import AstroWording

/// One sentence or text that a reading says, the same in every language.
enum Said: Hashable, Sendable {
  /// A text of the book.
  case text(String)
  /// A text that was written for a day, in a reading of more than a day; `isRepeated` if several days are meant.
  case dated(String, isRepeated: Bool = false)
  /// A frame of the book with its slots filled: what is true, with its dates.
  case frame(String, [String: SlotValue])

  /// By which clock days and hours are told.
  ///
  /// - Parameter moments: Some moments of the reading, from whose offsets from UTC those of winter and summer are known.
  static func clock(of moments: [Moment]) -> Said {
    let offsets = moments.sorted { $0.utcOffsetSeconds < $1.utcOffsetSeconds }
    guard let first = offsets.first, let last = offsets.last else { return .text("") }
    guard first.utcOffsetSeconds < last.utcOffsetSeconds else {
      return .frame("method.clock", ["offset": .name(first.offsetText)])
    }
    return .frame(
      "method.clock.summer", ["offset": .name(first.offsetText), "summer": .name(last.offsetText)])
  }

  /// The id of the text; `nil` for frames, which say only what the events do.
  var source: String? {
    switch self {
    case .text(let id), .dated(let id, _): id
    case .frame: nil
    }
  }
}

/// What a slot of a frame stands for.
enum SlotValue: Hashable, Sendable {
  case transit(Body, AspectType, AspectEnd)
  case meeting(Body, AspectType, Body)
  case body(Body)
  case owned(AspectEnd)
  case sign(Sign)
  /// A house of the birth chart, 1…12.
  case house(Int)
  /// Days in order; where they are not all in the given year, the last of each year has its year.
  case days([CivilDate], in: Int?)
  case time(ClockTime)
  /// A day of the week, 1 for Monday … 7 for Sunday.
  case weekday(Int)
  case month(Int, of: Int)
  case eclipse(Eclipse.Luminary, Eclipse.EclipseType)
  /// A name that every language writes alike, such as an offset from UTC.
  case name(String)

  init(_ passage: Passage) { self = .transit(passage.transiting, passage.aspect, passage.natal) }

  init(_ aspect: MutualAspect) { self = .meeting(aspect.body1, aspect.type, aspect.body2) }

  /// The time of a moment on its own clock, rounded down to the minute as clocks show it.
  init(timeOf moment: Moment) { self = .time(moment.local.time) }

  /// The day of a moment on its own clock, with its year unless that is the given one.
  init(dayOf moment: Moment, in year: Int) { self = .days([moment.local.date], in: year) }

  /// The first and the last day of what lasts: where either is in another year than the given one, both have theirs.
  static func span(from start: Moment, to end: Moment, in year: Int) -> (start: SlotValue, end: SlotValue) {
    let days = [start, end].map(\.local.date)
    let plain = days.allSatisfy { $0.year == year } ? year : nil
    return (.days([days[0]], in: plain), .days([days[1]], in: plain))
  }

  init(daysOf moments: [Moment], in year: Int) { self = .days(moments.map(\.local.date), in: year) }
}
