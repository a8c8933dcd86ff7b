/// Two moving bodies in an exact aspect.
public struct MutualAspect: Hashable, Sendable {
  public var body1: Body
  public var body2: Body
  public var type: AspectType
  public var moment: Moment
  /// In which the bodies stand then.
  public var sign1: Sign
  public var sign2: Sign

  public init(
    _ body1: Body, _ body2: Body, _ type: AspectType, at moment: Moment, in sign1: Sign, _ sign2: Sign
  ) {
    (self.body1, self.body2, self.type, self.moment) = (body1, body2, type, moment)
    (self.sign1, self.sign2) = (sign1, sign2)
  }
}

/// A body enters a sign.
public struct Ingress: Hashable, Sendable {
  public var body: Body
  /// The sign entered; backwards, over its end.
  public var sign: Sign
  public var isRetrograde: Bool
  public var moment: Moment

  public init(of body: Body, into sign: Sign, isRetrograde: Bool, at moment: Moment) {
    (self.body, self.sign, self.isRetrograde, self.moment) = (body, sign, isRetrograde, moment)
  }
}

/// A body turns back, or forwards again: an extremum of its longitude.
public struct Station: Hashable, Sendable {
  /// Which way it goes afterwards.
  public enum Direction: String, CaseIterable, Hashable, Sendable, Codable { case retrograde, direct }

  public var body: Body
  public var direction: Direction
  public var moment: Moment
  public var longitude: Longitude

  public init(of body: Body, turning direction: Direction, at moment: Moment, _ longitude: Longitude) {
    (self.body, self.direction, self.moment, self.longitude) = (body, direction, moment, longitude)
  }
}

/// The Moon at a quarter of its way around the Sun.
public struct Lunation: Hashable, Sendable {
  /// 0°, 90°, 180° and 270° ahead of the Sun.
  public enum Phase: String, CaseIterable, Hashable, Sendable, Codable {
    case newMoon, firstQuarter, fullMoon, lastQuarter
  }

  public var phase: Phase
  public var moment: Moment
  /// Of the Moon.
  public var longitude: Longitude

  public init(_ phase: Phase, at moment: Moment, _ longitude: Longitude) {
    (self.phase, self.moment, self.longitude) = (phase, moment, longitude)
  }
}

/// An eclipse, wherever on the Earth it is seen.
public struct Eclipse: Hashable, Sendable {
  public enum Luminary: String, CaseIterable, Hashable, Sendable, Codable { case sun, moon }

  /// Those of the Sun are partial, annular, total or hybrid; those of the Moon penumbral, partial or total.
  public enum EclipseType: String, CaseIterable, Hashable, Sendable, Codable {
    case partial, annular, total, hybrid, penumbral
  }

  public var luminary: Luminary
  public var type: EclipseType
  /// Of greatest eclipse, which may be minutes from the lunation.
  public var greatest: Moment
  /// Of the Sun the part of its diameter that is covered; of the Moon the umbral magnitude, of a penumbral eclipse the
  /// penumbral one.
  public var magnitude: Double
  /// The number of the series of eclipses 18 years apart; `nil` where the ephemeris knows none.
  public var saros: Int?

  public init(
    of luminary: Luminary, _ type: EclipseType, greatest: Moment, magnitude: Double, saros: Int?
  ) {
    (self.luminary, self.type, self.greatest) = (luminary, type, greatest)
    (self.magnitude, self.saros) = (magnitude, saros)
  }
}

/// A body is back where it was at birth.
public struct BodyReturn: Hashable, Sendable {
  public var body: Body
  /// How many times it has gone around, 1 and more.
  public var cycle: Int
  /// Which meeting of that cycle, from 1 on.
  public var pass: Int
  public var moment: Moment

  public init(of body: Body, cycle: Int, pass: Int, at moment: Moment) {
    (self.body, self.cycle, self.pass, self.moment) = (body, cycle, pass, moment)
  }
}
