/// Why a point that was asked for is not in a chart.
package enum Omission: String, CaseIterable, Hashable, Sendable {
  case needsBirthTime
  /// A sky without a place has no houses.
  case needsPlace
  case unknownToAnalyticEphemeris
  /// Its orbit is not known at a time so far from today.
  case unknownOrbit
  /// Its own ephemeris file does not cover that time.
  case outsideFile
  /// Two charts define it differently, for example as the mean and as the true node.
  case reckonedDifferently

  /// The reason in English, as the text of a note.
  package var words: String {
    switch self {
    case .needsBirthTime: "it needs a time of birth"
    case .needsPlace: "it needs a place"
    case .unknownToAnalyticEphemeris: "the analytic ephemeris does not know it"
    case .unknownOrbit: "its orbit is not known at that time"
    case .outsideFile: "its ephemeris file does not cover that time"
    case .reckonedDifferently: "the two charts reckon it differently"
    }
  }
}
