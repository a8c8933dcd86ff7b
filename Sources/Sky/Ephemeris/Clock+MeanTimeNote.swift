import AstroChartModel
import AstroDiagnostics

extension Clock {
  /// The note on a birth before standard time: whose mean time was taken, and what another would make of it.
  ///
  /// - Returns: `nil` if no mean time was taken, or if the other is less than a minute away.
  func meanTimeNote(_ moment: Moment, of birth: BirthData) -> Note? {
    guard let other = otherMeanTime(than: moment) else { return nil }
    let difference = moment.utcOffsetSeconds - other.offset
    guard abs(difference) >= 60 else { return nil }
    let local = [birth.dateText, birth.time?.text].compactMap(\.self).joined(separator: " ")
    let minutes = (Double(difference) / 60).rounded()
    let matter = [
      local, name, InstantText.offset(moment.utcOffsetSeconds), InstantText.offset(other.offset),
      String(Int(minutes)),
    ]
    return moment.offsetSource == .lmt ? .localMeanTime(matter) : .cityMeanTime(matter + [other.city])
  }

  /// The mean time that was not taken, and the city whose time was.
  private func otherMeanTime(than moment: Moment) -> (offset: Int, city: String)? {
    guard let zone else { return nil }
    switch moment.offsetSource {
    case .lmt: return (zone.record.localTime(at: moment.secondsSince1970).offset, "")
    case .city:
      let ownCity = String(name.split(separator: "/").last ?? "").replacing("_", with: " ")
      return (zone.reading.ownOffset, zone.reading.law?.city ?? ownCity)
    case .iana, .fixed: return nil
    }
  }
}

extension Note {
  /// - Parameter matter: The local time, the zone, its offset from UTC, the zone's, and the difference in
  ///   minutes.
  fileprivate static func localMeanTime(_ matter: [String]) -> Note {
    Note(
      .localMeanTime, of: matter,
      "\(matter[0]) is read as local mean time of the place of birth, UTC\(matter[2]); by the clock of "
        + "\(matter[1]), UTC\(matter[3]), it would be \(later(matter[4]))")
  }

  /// - Parameter matter: The local time, the zone, its offset from UTC, the place's own, the difference in
  ///   minutes, and the city.
  fileprivate static func cityMeanTime(_ matter: [String]) -> Note {
    Note(
      .cityMeanTime, of: matter,
      "\(matter[0]) is read as the mean time of \(matter[5]), UTC\(matter[2]); by local mean time of the place "
        + "of birth, UTC\(matter[3]), it would be \(later(matter[4]))")
  }

  private static func later(_ minutes: String) -> String {
    let count = Int(minutes) ?? 0
    return "\(abs(count)) minute\(abs(count) == 1 ? "" : "s") \(count < 0 ? "earlier" : "later")"
  }
}
