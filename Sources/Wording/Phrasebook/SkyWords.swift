package import ChartModel

/// Skies beside a birth chart, and what ties them to it.
package protocol SkyWords: Sendable {
  /// What the sky is called where it is shown, as in “Transits”.
  func name(of sky: SkyRole) -> String
  /// What a return is called by the body that came back, as in “Solar return”.
  func name(ofReturn body: Body) -> String
  /// As in “21 Nov 2026”.
  ///
  /// - Parameter year: Astronomical: 0 is 1 BC.
  func shortDate(year: Int, month: Int, day: Int) -> String

  /// A body or an angle of the other sky, up to the verb: “Saturn, passing through your seventh house,”.
  ///
  /// - Parameter house: Of the base, 1…12; `nil` where it is not known.
  func subject(_ end: AspectEnd, of sky: SkyRole, inHouse house: Int?) -> String
  /// What it does to one of the base, as in “squares your Sun”.
  func tie(_ type: AspectType, to end: AspectEnd) -> String
  /// As in “exact on 3 February 2027”.
  func exact(on date: String) -> String

  /// Heads of tables.
  var aspectsBetween: String { get }
  var houseOverlays: String { get }
  var nextExact: String { get }
  /// As in “Houses of Oksana”; the name stands as it is given.
  func houses(of person: String) -> String

  /// Of aspects that a wheel has no room for, as in “23 looser aspects are not drawn”.
  func undrawn(_ count: Int) -> String
}

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
