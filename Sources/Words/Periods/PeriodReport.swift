public import AstroChartModel
public import AstroWording

/// A reading of a day, a week, a month or a year, in one language: what it is about, with the events on which every
/// paragraph rests.
///
/// The same birth and span always give the same text, and in every language the same plan.
public struct PeriodReport: Hashable, Sendable {
  /// What is read; the raw values are the names in files.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    case day, week, month, year, sign
  }

  /// A paragraph with what it rests on.
  public struct Paragraph: Hashable, Sendable {
    /// What it is for, such as `tone`, `headline` or `deed`.
    public let role: String
    /// The heading above it and those of its kind that follow, in a year; `nil` without one.
    public let heading: String?
    /// The words.
    public let text: String
    /// The ids of its texts in the book.
    public let sources: [String]
    package let events: [SkyEvent]

    package init(
      role: String, heading: String? = nil, text: String, sources: [String], events: [SkyEvent]
    ) {
      (self.role, self.heading, self.text) = (role, heading, text)
      (self.sources, self.events) = (sources, events)
    }

    /// The events on which it rests, as lines of a calendar, with times on the clock of the reading.
    public var entries: [CalendarEntry] {
      events.map { CalendarEntry(event: $0, start: $0.moment, end: $0.end) }
    }
  }

  /// What is read.
  public let kind: Kind
  /// The language it is written in.
  public let language: Language
  /// The sign that a reading without a birth is for.
  public let sign: Sign?
  /// The span as a title.
  public let title: String
  /// The first instant of the span, on the clock of the reading.
  public let from: Moment
  /// The first instant after it.
  public let to: Moment
  /// The name of the time zone of its days and hours.
  public let zone: String
  /// What it is about, in a few words.
  public package(set) var headline: String
  /// The planet of the day and what tradition gives it; `nil` for anything longer than a day.
  public let elements: DayElements?
  /// The paragraphs, in order.
  public package(set) var paragraphs: [Paragraph]
  /// What one can do.
  public package(set) var recommendations: [Paragraph]
  /// How it was read, and what an unknown time of birth leaves out.
  public let method: String
  /// Who wrote it, and in which version.
  public package(set) var generator = "periods/1"
  /// When it was written; `nil` if that is not said.
  package let generatedAt: Moment?
  /// What the sky has in the span besides.
  package let sky: SpanSky
  /// Where the Moon is, in a sentence of a day’s first paragraph; empty for longer spans.
  package let moon: String

  /// A plan in words.
  package init(
    _ plan: PeriodPlan, _ kind: Kind, sign: Sign? = nil, in span: CalendarSpan, zone: String,
    elements: DayElements? = nil, beside sky: SpanSky = SpanSky(), told telling: PeriodTelling,
    generatedAt: Moment? = nil
  ) {
    self.sky = sky
    (self.kind, self.sign, self.zone, self.elements) = (kind, sign, zone, elements)
    (from, to, self.generatedAt) = (span.from, span.to, generatedAt)
    (language, title, headline) = (telling.language, telling.text(plan.title), telling.text(plan.headline))
    moon = plan.parts.first { $0.role == .tone }?.frame.map(telling.text) ?? ""
    var last: PeriodRole?
    func paragraph(_ part: PeriodPlan.Part) -> Paragraph {
      let heading = kind == .year && part.role != last ? telling.heading(of: part.role) : nil
      last = part.role
      return Paragraph(
        role: part.role.rawValue, heading: heading, text: telling.paragraph(part.said), sources: part.sources,
        events: part.events)
    }
    (paragraphs, recommendations) = (plan.parts.map(paragraph), plan.advice.map(paragraph))
    method = telling.paragraph(plan.method)
  }

  /// The reading as plain text.
  public var text: String {
    let advice = recommendations.map { "→ " + $0.text }
    let words = paragraphs.flatMap { [$0.heading?.uppercased(), $0.text].compactMap(\.self) }
    let blocks = [title.uppercased(), headline] + words + advice + [method]
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
