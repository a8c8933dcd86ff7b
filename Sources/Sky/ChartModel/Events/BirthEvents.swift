/// A body enters a house of a birth chart.
package struct HouseIngress: Hashable, Sendable {
  package var body: Body
  /// The house that is entered, 1…12; a retrograde body enters it at its end.
  package var house: Int
  package var isRetrograde: Bool
  package var moment: Moment

  package init(of body: Body, into house: Int, isRetrograde: Bool, at moment: Moment) {
    (self.body, self.house, self.isRetrograde, self.moment) = (body, house, isRetrograde, moment)
  }
}

extension HouseIngress {
  /// The same by another clock.
  package func told(_ by: (Moment) -> Moment) -> HouseIngress {
    HouseIngress(of: body, into: house, isRetrograde: isRetrograde, at: by(moment))
  }
}

/// The Moon of the secondary progression enters a sign, or an octant of its phase.
package struct ProgressedChange: Hashable, Sendable {
  /// What begins; the raw values are the names in files.
  package enum Of: String, CaseIterable, Hashable, Sendable, Codable { case sign, phase }

  package var of: Of
  /// The sign that the Moon enters, or in which it then is.
  package var sign: Sign
  /// The phase that begins, or that the Moon then has.
  package var phase: MoonPhase
  package var moment: Moment

  package init(of what: Of, in sign: Sign, _ phase: MoonPhase, at moment: Moment) {
    (of, self.sign, self.phase, self.moment) = (what, sign, phase, moment)
  }
}
