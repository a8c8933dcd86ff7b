public import AstroChartModel

/// The lords of the three signs of one element.
public struct Triplicity: Hashable, Sendable {
  /// The lord by day.
  public let day: Body
  /// The lord by night.
  public let night: Body
  /// The one who takes part by day and by night; `nil` with Lilly, who has none.
  public let participating: Body?

  /// The lords of an element.
  ///
  /// Sources: Dorotheus, *Carmen astrologicum* I.1; Lilly, *Christian Astrology* (1647), page 104.
  package init(of element: Element, _ school: Conventions.Triplicities) {
    (day, night, participating) =
      switch (school, element) {
      case (.dorothean, .fire): (.sun, .jupiter, .saturn)
      case (.dorothean, .earth): (.venus, .moon, .mars)
      case (.dorothean, .air): (.saturn, .mercury, .jupiter)
      case (.dorothean, .water): (.venus, .mars, .moon)
      case (.lilly, .fire): (.sun, .jupiter, nil)
      case (.lilly, .earth): (.venus, .moon, nil)
      case (.lilly, .air): (.saturn, .mercury, nil)
      case (.lilly, .water): (.mars, .mars, nil)
      }
  }

  /// The lord of a sect, who alone scores.
  package func lord(byDay isDay: Bool) -> Body { isDay ? day : night }
}
