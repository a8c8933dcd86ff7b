/// Why a point that was asked for is not in a chart.
package enum Omission: String, CaseIterable, Hashable, Sendable {
  case needsBirthTime
  /// A sky over no place has no houses.
  case needsPlace
  case unknownToAnalyticEphemeris
  /// Its orbit is not known so far from today.
  case unknownOrbit
  /// Two charts mean different points by its name, such as the mean and the true node.
  case reckonedDifferently

  /// In English, as a note arises.
  package var words: String {
    switch self {
    case .needsBirthTime: "it needs a time of birth"
    case .needsPlace: "it needs a place"
    case .unknownToAnalyticEphemeris: "the analytic ephemeris does not know it"
    case .unknownOrbit: "its orbit is not known at that time"
    case .reckonedDifferently: "the two charts reckon it differently"
    }
  }
}
