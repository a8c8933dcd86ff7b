public import AstroChartModel

/// What outweighs the rest of a chart.
public struct Dominants: Hashable, Sendable {
  /// The element that holds at least half of the planets; `nil` if none does.
  public let element: Element?
  /// The modality that holds at least half of the planets; `nil` if none does.
  public let modality: Modality?
  /// The rulers of the sign that rises: the traditional one, and the modern one if it is another; empty without a time
  /// of birth.
  public let rulers: [Body]
  /// How the ten planets are spread around the circle; `nil` if no shape fits, or if the hour is not known.
  package let shape: ChartShape?
  /// The planet that leads the shape: a bucket's handle, a locomotive's engine.
  public let lead: Body?

  package init(of chart: Chart) {
    (element, modality) = (chart.dominantElement, chart.dominantModality)
    rulers = chart.angles.map { $0.ascendant.sign.rulers } ?? []
    let found = chart.settledPlanets.count == Body.planets.count ? ShapeFinder(chart.planets).shape : nil
    (shape, lead) = (found?.shape, found?.lead)
  }
}
