package import AstroChartModel

/// Words for skies compared with a birth chart, and for the aspects between them.
package protocol SkyWords: Sendable {
  /// The name of the sky where it is shown, as in “Transits”.
  func name(of sky: SkyRole) -> String
  /// The name of a return by the body that returns, as in “Solar return”.
  func name(ofReturn body: Body) -> String
  /// A date with a short month, as in “21 Nov 2026”.
  ///
  /// - Parameter year: The astronomical year: 0 is 1 BC.
  func shortDate(year: Int, month: Int, day: Int) -> String

  /// A body or an angle of the other sky, up to the verb: “Saturn, passing through your seventh house,”.
  ///
  /// - Parameter house: Its house in the base, 1…12; `nil` if it is not known.
  func subject(_ end: AspectEnd, of sky: SkyRole, inHouse house: Int?) -> String
  /// The verb and its object in the base, as in “squares your Sun”.
  func tie(_ type: AspectType, to end: AspectEnd) -> String
  /// When an aspect is exact, as in “exact on 3 February 2027”.
  func exact(on date: String) -> String

  /// The titles and heads of tables.
  var aspectsBetween: String { get }
  var houseOverlays: String { get }
  var nextExact: String { get }
  /// The title of a table of houses, as in “Houses of Oksana”; the name is used as given.
  func houses(of person: String) -> String

  /// Whose the innermost or the outermost ring of a wheel is, as in “Transits, outer ring”; the name is used as
  /// given.
  func ring(of name: String, isInner: Bool) -> String
  /// A remark on aspects that a wheel has no room for, as in “23 looser aspects are not drawn”.
  func undrawn(_ count: Int) -> String
  /// The same after the name of the sky that they belong to, as in “15 aspects are not drawn”.
  func undrawnOfSky(_ count: Int) -> String
  /// A remark that aspects of nodes and other points are left out.
  var aspectsOfPlanets: String { get }
  /// A remark on bodies for which their house had no room, as in “In the 7th house, drawn beside it: Uranus”.
  func drawnOutside(_ bodies: [Body], ofHouse house: Int) -> String
}

/// Words for the methods by which a chart was derived from others.
package protocol DerivationWords: Sendable {
  /// The name of a method, as in “Secondary progressions”.
  func name(of method: DerivationMethod) -> String
  /// How the angles were progressed, as in “Angles: solar arc in longitude”.
  func name(of angles: ProgressedAngles) -> String
  /// Where the houses come from, as in “Houses: midpoints of cusps”.
  func name(of housesBy: CompositeHouses) -> String
  /// The words for a return measured against the stars.
  var precessionCorrected: String { get }
  /// Which pass of a return it is, as in “Pass 2 of 3”.
  func pass(_ number: Int, of count: Int) -> String
}
