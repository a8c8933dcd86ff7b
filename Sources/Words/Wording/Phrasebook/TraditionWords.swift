package import AstroChartModel

/// The words for what astrologers look up in a chart.
package protocol TraditionWords: Sendable {
  /// The name of a dial, as in “90° dial”.
  func dial(of degrees: Int) -> String
  /// The heading of the midpoints that each place strikes.
  var midpointTrees: String { get }
  /// A line on which contacts with midpoints are told, and how close they are.
  ///
  /// - Parameter isWhole: Whether the dial shows the whole zodiac, on which only conjunctions and oppositions fall together.
  func midpointOrbs(isWhole: Bool) -> String
  /// A line for a dial of a birth without a time.
  var moonLeftOut: String { get }
  func leftOut(_ bodies: [Body], of varga: String) -> String
  /// A line for a page that has room for only so many midpoints of each place.
  func closestMidpoints(_ count: Int) -> String

  /// The name of a Vedic square, as in “North Indian chart”.
  func square(isNorth: Bool) -> String
  /// The letters that stand before the rising degree in a Vedic square.
  var lagna: String { get }
  /// The name of a division of the signs by the number of its parts, as in “Navamsha” for 9.
  func varga(of parts: Int) -> String
  /// The name of a mansion of the Moon, 1…27, as in “Rohini”.
  func nakshatra(_ number: Int) -> String
  /// The mansion in which the Moon stands, and its quarter where that is known, as in “Moon in Rohini, pada 2”.
  func moonMansion(_ nakshatra: String, pada: Int?) -> String
  /// A line for a square of a chart without lunar nodes.
  var nodesLeftOut: String { get }

  /// The name of a map of lines, as in “Astrocartography”.
  var map: String { get }
  /// What a body does on a line of the map, as in “culminates”.
  func standing(onLine angle: ChartAngle) -> String
  /// What the ring on a map marks: the place of the birth, or of another sky.
  func place(isOfBirth: Bool) -> String
  /// What the bands of a map are, as in “10 minutes earlier to 10 later”.
  func doubt(minutes: Int) -> String
  /// The heading of the crossings of lines, and what is heavier among them: those near the latitude of the place.
  var parans: String { get }
  var paransNearPlace: String { get }
  /// The short name of the northern or the southern side, after a latitude.
  func side(isNorth: Bool) -> String
  /// The short name of the eastern or the western side, after a longitude.
  func side(isEast: Bool) -> String
}
