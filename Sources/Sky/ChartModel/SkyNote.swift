package import AstroDiagnostics

/// What notes on charts, other skies and calendars are about.
package enum SkyNote: NoteSubject {
  case houseSystemFallback(asked: HouseSystem, used: HouseSystem)
  /// A birth before standard time; whose mean time was taken: the city's, or the place's own (`nil`).
  case meanTime(MeanTime, city: String?)
  /// The place of birth was given only by name.
  case placeChosen(ChosenPlace)
  case pointLeftOut(Body, Omission)
  case positionsAsGiven
  /// Relocation was asked for, but the chart has no houses.
  case nothingToRelocate
  /// A calendar was asked for a birth without a known time.
  case nothingToMeet
  /// Some days lack a sunrise or a sunset and therefore have no planetary hours.
  case noSunrise
  /// The angle whose midpoint the cusps were computed from.
  case housesAnchored(ChartAngle)
  /// Which of a body's two midpoints was used: the one nearer to an angle, or to the Sun (`nil`).
  case twoMidpoints(Body, nearer: ChartAngle?)
  /// A field of a chart file, what it says, and what is true.
  case contradiction(field: String, says: String, Truth)

  /// A clock reading before standard time.
  package struct MeanTime: Hashable, Sendable {
    /// The date and the time of the clock.
    package var local: String
    package var zone: String
    /// The offset from UTC that was taken, such as `+02:02:04`.
    package var taken: String
    /// The offset that was not taken.
    package var other: String
    /// How many minutes later in universal time the other would be; negative if earlier.
    package var minutes: Int

    package init(local: String, zone: String, taken: String, other: String, minutes: Int) {
      (self.local, self.zone, self.taken, self.other, self.minutes) = (local, zone, taken, other, minutes)
    }
  }

  /// What is true of a body in a chart file.
  package enum Truth: Hashable, Sendable {
    case house(Int)
    case noHouses
    case sign(Sign)
  }

  package var code: NoteCode {
    switch self {
    case .houseSystemFallback: .houseSystemFallback
    case .meanTime(_, nil): .localMeanTime
    case .meanTime: .cityMeanTime
    case .placeChosen: .placeChosen
    case .pointLeftOut: .pointLeftOut
    case .positionsAsGiven: .positionsAsGiven
    case .nothingToRelocate, .nothingToMeet: .timeUnknown
    case .noSunrise: .noSunrise
    case .housesAnchored: .housesAnchored
    case .twoMidpoints: .twoMidpoints
    case .contradiction: .contradiction
    }
  }
}
