package import AstroChartModel

/// Words for positions and aspects.
package protocol PlaceWords: Sendable {
  /// A sign as a place, as in “in Taurus”, «у Тельці».
  ///
  /// - Parameter previous: The words just before, on which prepositions depend in some languages.
  func whereabouts(in sign: Sign, after previous: String) -> String
  /// A house as a place, as in “in the 9th house”.
  func whereabouts(inHouse house: Int, after previous: String) -> String
  /// The same with the number in words, as in “in the ninth house”.
  func spelledWhereabouts(inHouse house: Int, after previous: String) -> String
  /// A body in its sign and house, as in “Sun in Aries in the 9th house”; `house` is `nil` if it is not
  /// known.
  func whereabouts(of body: Body, in sign: Sign, house: Int?) -> String
  /// A place in the zodiac, as in “25°11′ Aries”.
  func position(_ degrees: String, in sign: Sign) -> String
  /// Two bodies and their aspect, as in “Sun trine Moon”.
  func tie(_ aspect: Aspect) -> String
  /// Coordinates, given in degrees and minutes, with their directions: “50°27′ N, 30°31′ E”.
  func coordinates(_ latitude: String, isNorth: Bool, _ longitude: String, isEast: Bool) -> String
}
