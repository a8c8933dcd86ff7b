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
    let time = SkyNote.MeanTime(
      local: local, zone: name, taken: InstantText.offset(moment.utcOffsetSeconds),
      other: InstantText.offset(other.offset), minutes: Int((Double(difference) / 60).rounded()))
    return Note(time, city: moment.offsetSource == .lmt ? nil : other.city)
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
  /// - Parameter city: The city whose mean time was taken; `nil` for the place's own.
  fileprivate init(_ time: SkyNote.MeanTime, city: String?) {
    let own = "local mean time of the place of birth"
    let taken = city.map { "the mean time of \($0)" } ?? own
    let other = city == nil ? "the clock of \(time.zone)" : own
    let minutes = "\(abs(time.minutes)) minute\(abs(time.minutes) == 1 ? "" : "s")"
    self.init(
      SkyNote.meanTime(time, city: city),
      "\(time.local) is read as \(taken), UTC\(time.taken); by \(other), UTC\(time.other), it would be "
        + "\(minutes) \(time.minutes < 0 ? "earlier" : "later")")
  }
}
