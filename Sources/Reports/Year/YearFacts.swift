package import ChartModel
package import Drawing
package import Wording

/// A year told to a birth in pictures and in a list, by one clock.
package struct YearFacts: Sendable {
  /// A picture that has a page for itself.
  package struct Picture: Sendable {
    package var scene: Scene
    /// What contents call it.
    package var title: String
    /// The picture in words.
    package var description: String

    package init(_ scene: Scene, title: String, description: String) {
      (self.scene, self.title, self.description) = (scene, title, description)
    }
  }

  /// Astronomical: 0 is 1 BC.
  package var year: Int
  /// From its first instant to that of the next year.
  package var span: CalendarSpan
  /// By which clock everything is told, as in `Europe/Kyiv`.
  package var zone: String
  /// In order of time, with moments told by that clock.
  package var entries: [CalendarEntry]
  package var timeline: Picture
  /// From January to December.
  package var months: [Picture]

  package init(
    _ year: Int, span: CalendarSpan, zone: String, entries: [CalendarEntry], timeline: Picture,
    months: [Picture]
  ) {
    (self.year, self.span, self.zone, self.entries) = (year, span, zone, entries)
    (self.timeline, self.months) = (timeline, months)
  }
}
