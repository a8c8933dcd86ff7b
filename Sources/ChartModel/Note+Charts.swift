package import Diagnostics

/// Notes that charts of every kind carry.
extension Note {
  package static func leftOut(_ body: Body, _ reason: Omission) -> Note {
    Note(
      .pointLeftOut, of: [body.rawValue, reason.rawValue], "\(body.rawValue) is left out: \(reason.words)")
  }

  package static func fallback(from asked: HouseSystem, to used: HouseSystem) -> Note {
    Note(
      .houseSystemFallback, of: [asked.rawValue, used.rawValue],
      "houses of the system \(asked.rawValue) are not defined at this place and time: "
        + "those of \(used.rawValue) are used")
  }
}
