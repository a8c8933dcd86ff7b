public import AstroChartModel

/// Who has most dignity at a place: the points of the five dignities, 5, 4, 3, 2 and 1.
///
/// Source: Ibn Ezra, *The Book of Reasons*; Lilly, *Christian Astrology* (1647), page 101.
public struct Almuten: Hashable, Sendable {
  /// What the place is.
  public enum Place: Hashable, Sendable {
    /// A body or an angle.
    case end(AspectEnd)
    /// One of the seven lots.
    case lot(Lot.Name)
    /// The new or full moon before the birth.
    case syzygy
    /// The cusp of a house, 1…12.
    case cusp(Int)
  }

  /// What the place is.
  public let place: Place
  /// Where it is.
  public let longitude: Longitude
  /// The points of every planet that has any.
  public let scores: [Body: Int]

  /// Those with most points, in the order of chart files: more than one is a tie.
  public var winners: [Body] { scores.leaders }

  package init(of place: Place, at longitude: Longitude, byDay isDay: Bool, _ conventions: Conventions) {
    (self.place, self.longitude) = (place, longitude)
    let rulers = PlaceRulers(of: longitude, conventions)
    scores = rulers.points(byDay: isDay)
  }
}

extension [Body: Int] {
  /// The bodies with the highest number, in order.
  package var leaders: [Body] {
    let most = values.max()
    return compactMap { $0.value == most ? $0.key : nil }.sorted()
  }
}
