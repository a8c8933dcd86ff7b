/// Why a point that was asked for is not in a chart.
package enum Omission: String, CaseIterable, Hashable, Sendable {
  case needsBirthTime
  /// A sky over no place has no houses.
  case needsPlace
  case unknownToAnalyticEphemeris
  /// Its orbit is not known so far from today.
  case unknownOrbit
}
