/// An exact aspect of two moving bodies.
package struct MutualAspect: Hashable, Sendable {
  package var body1: Body
  package var body2: Body
  package var type: AspectType
  package var moment: Moment
  /// The signs in which the two bodies then stand.
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
  /// The sign that is entered; a retrograde body enters it at its end.
  package var sign: Sign
  package var isRetrograde: Bool
  package var moment: Moment

  package init(of body: Body, into sign: Sign, isRetrograde: Bool, at moment: Moment) {
    (self.body, self.sign, self.isRetrograde, self.moment) = (body, sign, isRetrograde, moment)
  }
}

/// A body turns retrograde or direct, at an extremum of its longitude.
package struct Station: Hashable, Sendable {
  /// The direction of its motion afterward.
  package enum Direction: String, CaseIterable, Hashable, Sendable, Codable { case retrograde, direct }

  package var body: Body
  package var direction: Direction
  package var moment: Moment
  package var longitude: Longitude

  package init(of body: Body, turning direction: Direction, at moment: Moment, _ longitude: Longitude) {
    (self.body, self.direction, self.moment, self.longitude) = (body, direction, moment, longitude)
  }
}

/// One of the four principal phases of the Moon.
package struct Lunation: Hashable, Sendable {
  /// The Moon is 0°, 90°, 180° and 270° ahead of the Sun.
  package enum Phase: String, CaseIterable, Hashable, Sendable, Codable {
    case newMoon, firstQuarter, fullMoon, lastQuarter
  }

  package var phase: Phase
  package var moment: Moment
  /// The longitude of the Moon.
  package var longitude: Longitude

  package init(_ phase: Phase, at moment: Moment, _ longitude: Longitude) {
    (self.phase, self.moment, self.longitude) = (phase, moment, longitude)
  }
}

/// An eclipse, wherever on the Earth it is visible.
package struct Eclipse: Hashable, Sendable {
  package enum Luminary: String, CaseIterable, Hashable, Sendable, Codable { case sun, moon }

  /// Eclipses of the Sun are partial, annular, total or hybrid; those of the Moon penumbral, partial or
  /// total.
  package enum EclipseType: String, CaseIterable, Hashable, Sendable, Codable {
    case partial, annular, total, hybrid, penumbral
  }

  package var luminary: Luminary
  package var type: EclipseType
  /// The moment of greatest eclipse, which may be minutes away from the lunation.
  package var greatest: Moment
  /// For the Sun, the fraction of its diameter that is covered; for the Moon, the umbral magnitude, or the
  /// penumbral one if the eclipse is penumbral.
  package var magnitude: Double
  /// The number of the saros series, whose eclipses are 18 years apart; `nil` if the ephemeris gives none.
  package var saros: Int?

  package init(
    of luminary: Luminary, _ type: EclipseType, greatest: Moment, magnitude: Double, saros: Int?
  ) {
    (self.luminary, self.type, self.greatest) = (luminary, type, greatest)
    (self.magnitude, self.saros) = (magnitude, saros)
  }
}

/// A body returns to its longitude at birth.
package struct BodyReturn: Hashable, Sendable {
  package var body: Body
  /// The number of revolutions since birth, from 1.
  package var cycle: Int
  /// Which meeting within that cycle this is, from 1.
  package var pass: Int
  package var moment: Moment

  package init(of body: Body, cycle: Int, pass: Int, at moment: Moment) {
    (self.body, self.cycle, self.pass, self.moment) = (body, cycle, pass, moment)
  }
}
