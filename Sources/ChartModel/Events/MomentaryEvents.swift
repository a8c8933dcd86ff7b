/// Two moving bodies in an exact aspect.
package struct MutualAspect: Hashable, Sendable {
  package var body1: Body
  package var body2: Body
  package var type: AspectType
  package var moment: Moment
  /// In which the bodies stand then.
  package var sign1: Sign
  package var sign2: Sign

  package init(
    _ body1: Body, _ body2: Body, _ type: AspectType, at moment: Moment, in sign1: Sign, _ sign2: Sign
  ) {
    (self.body1, self.body2, self.type, self.moment) = (body1, body2, type, moment)
    (self.sign1, self.sign2) = (sign1, sign2)
  }
}

/// A body enters a sign.
package struct Ingress: Hashable, Sendable {
  package var body: Body
  /// The sign entered; backwards, over its end.
  package var sign: Sign
  package var isRetrograde: Bool
  package var moment: Moment

  package init(of body: Body, into sign: Sign, isRetrograde: Bool, at moment: Moment) {
    (self.body, self.sign, self.isRetrograde, self.moment) = (body, sign, isRetrograde, moment)
  }
}

/// A body turns back, or forwards again: an extremum of its longitude.
package struct Station: Hashable, Sendable {
  /// Which way it goes afterwards.
  package enum Direction: String, CaseIterable, Hashable, Sendable, Codable { case retrograde, direct }

  package var body: Body
  package var direction: Direction
  package var moment: Moment
  package var longitude: Longitude

  package init(of body: Body, turning direction: Direction, at moment: Moment, _ longitude: Longitude) {
    (self.body, self.direction, self.moment, self.longitude) = (body, direction, moment, longitude)
  }
}

/// The Moon at a quarter of its way around the Sun.
package struct Lunation: Hashable, Sendable {
  /// 0°, 90°, 180° and 270° ahead of the Sun.
  package enum Phase: String, CaseIterable, Hashable, Sendable, Codable {
    case newMoon, firstQuarter, fullMoon, lastQuarter
  }

  package var phase: Phase
  package var moment: Moment
  /// Of the Moon.
  package var longitude: Longitude

  package init(_ phase: Phase, at moment: Moment, _ longitude: Longitude) {
    (self.phase, self.moment, self.longitude) = (phase, moment, longitude)
  }
}

/// An eclipse, wherever on the Earth it is seen.
package struct Eclipse: Hashable, Sendable {
  package enum Luminary: String, CaseIterable, Hashable, Sendable, Codable { case sun, moon }

  /// Those of the Sun are partial, annular, total or hybrid; those of the Moon penumbral, partial or total.
  package enum EclipseType: String, CaseIterable, Hashable, Sendable, Codable {
    case partial, annular, total, hybrid, penumbral
  }

  package var luminary: Luminary
  package var type: EclipseType
  /// Of greatest eclipse, which may be minutes from the lunation.
  package var greatest: Moment
  /// Of the Sun the part of its diameter that is covered; of the Moon the umbral magnitude, of a penumbral eclipse the
  /// penumbral one.
  package var magnitude: Double
  /// The number of the series of eclipses 18 years apart; `nil` where the ephemeris knows none.
  package var saros: Int?

  package init(
    of luminary: Luminary, _ type: EclipseType, greatest: Moment, magnitude: Double, saros: Int?
  ) {
    (self.luminary, self.type, self.greatest) = (luminary, type, greatest)
    (self.magnitude, self.saros) = (magnitude, saros)
  }
}

/// A body is back where it was at birth.
package struct BodyReturn: Hashable, Sendable {
  package var body: Body
  /// How many times it has gone around, 1 and more.
  package var cycle: Int
  /// Which meeting of that cycle, from 1 on.
  package var pass: Int
  package var moment: Moment

  package init(of body: Body, cycle: Int, pass: Int, at moment: Moment) {
    (self.body, self.cycle, self.pass, self.moment) = (body, cycle, pass, moment)
  }
}
