public import ChartModel
public import Drawing
public import Wording

/// A year told to a birth in pictures and in a list, by one clock.
public struct YearFacts: Sendable {
  /// A picture that has a page for itself.
  public struct Picture: Sendable {
    public var scene: Scene
    /// What contents call it.
    public var title: String
    /// The picture in words.
    public var description: String

    public init(_ scene: Scene, title: String, description: String) {
      (self.scene, self.title, self.description) = (scene, title, description)
    }
  }

  /// Astronomical: 0 is 1 BC.
  public var year: Int
  /// From its first instant to that of the next year.
  public var span: CalendarSpan
  /// By which clock everything is told, as in `Europe/Kyiv`.
  public var zone: String
  /// In order of time, with moments told by that clock.
  public var entries: [CalendarEntry]
  public var timeline: Picture
  /// From January to December.
  public var months: [Picture]

  public init(
    _ year: Int, span: CalendarSpan, zone: String, entries: [CalendarEntry], timeline: Picture,
    months: [Picture]
  ) {
    (self.year, self.span, self.zone, self.entries) = (year, span, zone, entries)
    (self.timeline, self.months) = (timeline, months)
  }
}
