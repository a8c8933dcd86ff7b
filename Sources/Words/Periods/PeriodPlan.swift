import AstroChartModel

/// What a reading says, and on what it rests: the same in every language.
package struct PeriodPlan: Hashable, Sendable {
  /// A paragraph that is planned, not yet worded.
  struct Part: Hashable, Sendable {
    var role: PeriodRole
    var said: [Said]
    /// The events on which it rests, in the order in which they are told.
    var events: [SkyEvent]

    init(_ role: PeriodRole, _ said: [Said], _ events: [SkyEvent]) {
      (self.role, self.said, self.events) = (role, said, events)
    }

    /// The first of what it says that only tells what is true.
    var frame: Said? { said.first { $0.source == nil } }

    /// The ids of its texts.
    var sources: [String] { said.compactMap(\.source).map { "time." + $0 } }
  }

  var title: Said
  var headline: Said
  var parts: [Part]
  var advice: [Part]
  var method: [Said]
}

/// What a paragraph of a reading is for; the raw values are its names in files.
package enum PeriodRole: String, CaseIterable, Hashable, Sendable {
  /// The tone of a day: the Moon.
  case tone
  /// What a day is about.
  case headline
  /// One thing to do.
  case deed
  /// What goes through a longer span.
  case thread
  /// A dated turn of a week, or a body that turns in a month.
  case turn
  /// The quietest day of a week.
  case quiet
  /// A new or full Moon.
  case lunation
  case eclipse
  /// A further passage of a month.
  case passage
  /// The question and the last word of a year.
  case opening, closing
  /// The profected year and its lord.
  case profection
  /// All that one slow body does to one point of the birth.
  case story
  /// The return of the Sun.
  case `return`
  case quarter
}
