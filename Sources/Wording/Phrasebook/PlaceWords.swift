package import ChartModel

/// Where things stand, and how they are tied.
package protocol PlaceWords: Sendable {
  /// As in “in Taurus”, «у Тельці».
  ///
  /// - Parameter previous: What is said just before, for languages whose prepositions heed it.
  func whereabouts(in sign: Sign, after previous: String) -> String
  /// As in “in the 9th house”.
  func whereabouts(inHouse house: Int, after previous: String) -> String
  /// As in “in the ninth house”.
  func spelledWhereabouts(inHouse house: Int, after previous: String) -> String
  /// Both at once, as in “Sun in Aries in the 9th house”; `house` is `nil` where it is not known.
  func whereabouts(of body: Body, in sign: Sign, house: Int?) -> String
  /// A place in the zodiac, as in “25°11′ Aries”.
  func position(_ degrees: String, in sign: Sign) -> String
  /// Two bodies and what ties them, as in “Sun trine Moon”.
  func tie(_ aspect: Aspect) -> String
  /// Degrees and minutes that are given, with their directions: “50°27′ N, 30°31′ E”.
  func coordinates(_ latitude: String, isNorth: Bool, _ longitude: String, isEast: Bool) -> String
}
