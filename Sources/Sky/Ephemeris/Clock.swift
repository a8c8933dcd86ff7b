import AstroDiagnostics

/// The clock of the place where somebody was born.
struct Clock: Sendable {
  /// The time zone as the birth gives it: `Europe/Kyiv`, `+03:00`, `LMT`.
  var name: String
  var record: ZoneRecord
  /// Whether offsets come from the record of a named zone, rather than from a fixed offset or local mean
  /// time.
  var isNamedZone: Bool

  /// The instants at which the clock showed a local time, in seconds since 1970.
  ///
  /// - Parameter local: The local time, in seconds since 1970 as if it were UTC.
  /// - Returns: The instants in order: none if the clock skipped that time, two if it was turned back over
  ///   it.
  func instants(showing local: Int) -> [Int] {
    let (start, end) = Clock.window(around: local)
    let offsets = [record.localTime(at: start)] + record.changes(after: start, through: end).map(\.after)
    let candidates = Set(offsets.map { local - $0.offset })
    return candidates.filter { $0 + record.localTime(at: $0).offset == local }.sorted()
  }

  /// The change of the clock that skipped a local time.
  func gap(over local: Int) -> ZoneRecord.Change? {
    let (start, end) = Clock.window(around: local)
    return record.changes(after: start, through: end).first { change in
      change.instant + change.before.offset <= local && local < change.instant + change.after.offset
    }
  }

  /// Two days to either side: offsets are well below that, even where the date line moved.
  private static func window(around local: Int) -> (Int, Int) { (local - 172_800, local + 172_800) }
}

extension Clock {
  /// Makes the clock of a time zone at a longitude, in degrees east.
  init(_ zone: String, longitude: Double, files: ZoneFiles) throws(Problem) {
    let mean = ZoneChoice.localMeanOffset(atLongitude: longitude)
    switch try ZoneChoice(zone) {
    case .localMeanTime:
      self.init(name: zone, steady: .init(offset: mean, abbreviation: ZoneRecord.localMeanTime))
    case .fixed(let offset): self.init(name: zone, steady: .init(offset: offset, abbreviation: zone))
    case .named(let name):
      let record = try files.record(of: name).withLocalMeanTime(offset: mean)
      self.init(name: name, record: record, isNamedZone: true)
    }
  }

  private init(name: String, steady localTime: ZoneRecord.LocalTime) {
    self.init(name: name, record: ZoneRecord(initial: localTime, changes: [], rule: nil), isNamedZone: false)
  }
}

extension ZoneRecord {
  /// The abbreviation in zone records for local mean time, which was used before there was standard time.
  static let localMeanTime = "LMT"

  /// Whether a time is the local mean time of the city that the zone is named after.
  ///
  /// Some places later adopted the mean time of another city, which their records abbreviate in the same way;
  /// that was a standard time. A difference of whole days is ignored: Manila and Sitka once counted their
  /// days from the other side of the date line.
  func isLocalMean(_ time: LocalTime) -> Bool {
    time.abbreviation == ZoneRecord.localMeanTime && initial.abbreviation == time.abbreviation
      && (time.offset - initial.offset) % 86_400 == 0
  }

  /// The same record for another place in the zone, whose local mean time is `offset` seconds ahead of UTC.
  ///
  /// A record begins with the local mean time of the city in its name; elsewhere in the zone, clocks showed
  /// the mean time of their own place, on the same side of the date line.
  fileprivate func withLocalMeanTime(offset: Int) -> ZoneRecord {
    func moved(_ time: LocalTime) -> LocalTime {
      guard isLocalMean(time) else { return time }
      let days = (Double(time.offset - offset) / 86_400).rounded()
      return LocalTime(offset: offset + Int(days) * 86_400, abbreviation: time.abbreviation)
    }
    var record = self
    record.initial = moved(initial)
    for index in changes.indices.prefix(while: { isLocalMean(changes[$0].before) }) {
      record.changes[index].before = moved(changes[index].before)
      record.changes[index].after = moved(changes[index].after)
    }
    return record
  }
}

extension Int {
  /// The quotient rounded down, so that, for example, the day before 1970-01-01 is day −1.
  func quotient(flooringBy divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The remainder of the division rounded down, 0 ≤ remainder < divisor.
  func remainder(flooringBy divisor: Int) -> Int { self - quotient(flooringBy: divisor) * divisor }
}
