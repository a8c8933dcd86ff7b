package import ChartModel

/// By which reckoning a chart was derived from others.
package protocol DerivationWords: Sendable {
  /// As in “Secondary progressions”.
  func name(of method: DerivationMethod) -> String
  /// As in “Angles: solar arc in longitude”.
  func name(of angles: ProgressedAngles) -> String
  /// As in “Houses: midpoints of cusps”.
  func name(of housesBy: CompositeHouses) -> String
  /// Of a return among the stars.
  var precessionCorrected: String { get }
  /// As in “Pass 2 of 3”.
  func pass(_ number: Int, of count: Int) -> String
}
