import AstroChartModel
import AstroDiagnostics

/// The clock of the place where somebody was born.
struct Clock: Sendable {
  /// The time zone as the birth gives it: `Europe/Kyiv`, `+03:00`, `LMT`.
  var name: String
  /// What clocks showed at the place.
  var record: ZoneRecord
  /// What the zone's file says, and how its mean times are read at the place; `nil` for a fixed offset and
  /// for local mean time.
  var zone: (record: ZoneRecord, reading: MeanTimeReading)?

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
  ///
  /// - Parameter meanTime: Whose mean time was kept before standard time; `nil` leaves it to `MeanTimeLaw`.
  init(
    _ zone: String, longitude: Double, meanTime: BirthData.MeanTime? = nil, files: ZoneFiles
  ) throws(Problem) {
    let mean = ZoneChoice.localMeanOffset(atLongitude: longitude)
    switch try ZoneChoice(zone) {
    case .localMeanTime:
      self.init(name: zone, steady: .init(offset: mean, abbreviation: ZoneRecord.localMeanTime, basis: .lmt))
    case .fixed(let offset):
      self.init(name: zone, steady: .init(offset: offset, abbreviation: zone, basis: .fixed))
    case .named(let name):
      let record = try files.record(of: name)
      let reading = MeanTimeReading(ownOffset: mean, law: MeanTimeLaw.of(name), choice: meanTime)
      self.init(name: name, record: record.at(reading), zone: (record, reading))
    }
  }

  private init(name: String, steady localTime: ZoneRecord.LocalTime) {
    self.init(name: name, record: ZoneRecord(initial: localTime, changes: [], rule: nil), zone: nil)
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
