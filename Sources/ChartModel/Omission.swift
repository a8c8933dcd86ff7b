/// Why a point that was asked for is not in a chart.
package enum Omission: String, CaseIterable, Hashable, Sendable {
  case needsBirthTime
  case unknownToAnalyticEphemeris
  /// Its orbit is not known so far from today.
  case unknownOrbit
}
