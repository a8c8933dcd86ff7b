package import AstroChartModel
package import AstroDrawing
package import AstroWording

/// The events of a year for a birth chart, in pictures and as a list, in one time zone.
package struct YearFacts: Sendable {
  /// A picture on a page of its own.
  package struct Picture: Sendable {
    package var scene: Scene
    /// Its title in the table of contents.
    package var title: String
    /// A description of the picture in words.
    package var description: String

    package init(_ scene: Scene, title: String, description: String) {
      (self.scene, self.title, self.description) = (scene, title, description)
    }
  }

  /// The astronomical year: 0 is 1 BC.
  package var year: Int
  /// The span from the first instant of the year to that of the next.
  package var span: CalendarSpan
  /// The time zone of all dates and times, such as `Europe/Kyiv`.
  package var zone: String
  /// The entries in order of time, with moments in that time zone.
  package var entries: [CalendarEntry]
  package var timeline: Picture
  /// The pictures of the months, from January to December.
  package var months: [Picture]
  /// The year in words; `nil` in a language that has none.
  package var reading: YearReading?

  package init(
    _ year: Int, span: CalendarSpan, zone: String, entries: [CalendarEntry], timeline: Picture,
    months: [Picture]
  ) {
    (self.year, self.span, self.zone, self.entries) = (year, span, zone, entries)
    (self.timeline, self.months) = (timeline, months)
  }
}
