package import AstroDiagnostics

/// What notes on charts, other skies and calendars are about.
package enum SkyNote: NoteSubject {
  case houseSystemFallback(asked: HouseSystem, used: HouseSystem)
  /// A time zone, and the offset of local mean time from UTC, such as `+02:02:04`.
  case localMeanTime(zone: String, offset: String)
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

  /// What is true of a body in a chart file.
  package enum Truth: Hashable, Sendable {
    case house(Int)
    case noHouses
    case sign(Sign)
  }

  package var code: NoteCode {
    switch self {
    case .houseSystemFallback: .houseSystemFallback
    case .localMeanTime: .localMeanTime
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
