import Diagnostics

/// The clock that hung on the wall where somebody was born.
struct Clock: Sendable {
  /// As the birth has it: `Europe/Kyiv`, `+03:00`, `LMT`.
  var name: String
  var record: ZoneRecord
  /// Where offsets are taken from, unless the record says local mean time.
  var isNamedZone: Bool

  /// Seconds since 1970 at which the clock showed a local time, itself counted as if it were UTC.
  ///
  /// - Returns: In order: none where the clock skipped that time, two where it was turned back over it.
  func instants(showing local: Int) -> [Int] {
    let (start, end) = Clock.window(around: local)
    let offsets = [record.localTime(at: start)] + record.changes(after: start, through: end).map(\.after)
    let candidates = Set(offsets.map { local - $0.offset })
    return candidates.filter { $0 + record.localTime(at: $0).offset == local }.sorted()
  }

  /// The turn of the clock that skipped a local time.
  func gap(over local: Int) -> ZoneRecord.Change? {
    let (start, end) = Clock.window(around: local)
    return record.changes(after: start, through: end).first { change in
      change.instant + change.before.offset <= local && local < change.instant + change.after.offset
    }
  }

  /// Offsets stay well below two days, even where the date line moved.
  private static func window(around local: Int) -> (Int, Int) { (local - 172_800, local + 172_800) }
}

extension Clock {
  /// The clock of a birth's time zone, at its longitude in degrees east.
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
  /// How records abbreviate the time of the Sun itself, kept before there was a standard.
  static let localMeanTime = "LMT"

  /// Whether a time is that of the Sun over the zone's name city.
  ///
  /// Some places went on to the mean time of another city, which their records abbreviate the same: that was a standard.
  /// A difference of whole days is none: Manila and Sitka once counted theirs from the other side of the date line.
  func isLocalMean(_ time: LocalTime) -> Bool {
    time.abbreviation == ZoneRecord.localMeanTime && initial.abbreviation == time.abbreviation
      && (time.offset - initial.offset) % 86_400 == 0
  }

  /// The same record for another place of the zone, where the Sun is `offset` seconds ahead of UTC.
  ///
  /// A record begins with the local mean time of its name city; whoever was born elsewhere lived by the Sun of that
  /// place, on the same side of the date line.
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
  /// The quotient rounded down, so that the day before 1970-01-01 is day −1.
  func quotient(flooringBy divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// What the quotient rounded down leaves, 0 ≤ remainder < divisor.
  func remainder(flooringBy divisor: Int) -> Int { self - quotient(flooringBy: divisor) * divisor }
}
