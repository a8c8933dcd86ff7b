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
  /// A line for a page that has room for only so many midpoints of each place.
  func closestMidpoints(_ count: Int) -> String
}
