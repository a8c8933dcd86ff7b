import AstroChartModel

/// How the mean times before a zone's standard time are read at one of its places.
struct MeanTimeReading: Sendable {
  /// The offset of the place's own mean time, in seconds ahead of UTC.
  var ownOffset: Int
  var law: MeanTimeLaw?
  /// What the birth decides; `nil` leaves it to the law.
  var choice: BirthData.MeanTime?
}

extension ZoneRecord {
  /// The abbreviation in zone records for the mean time of the city in the zone's name.
  static let localMeanTime = "LMT"

  /// The record of a place in the zone: its own mean time where no law gave it that of a city.
  func at(_ reading: MeanTimeReading) -> ZoneRecord {
    let end = firstStandard
    let last = max(end, reading.lastBoundary)
    // What comes later is the same wherever in the zone the place lies.
    let settled = changes.partitioningIndex { $0.instant > last }
    var pieces =
      [Piece(start: .min, time: initial)]
      + changes[..<settled].map { Piece(start: $0.instant, time: $0.after) }
    for day in reading.boundaries { pieces.split(atLocal: day.daysSince1970 * 86_400) }
    let read = pieces.map { piece in
      Piece(start: piece.start, time: reading.time(of: piece, beforeStandard: piece.start < end))
    }
    var own = Piece.changes(read)
    var later = changes[settled...]
    if let time = read.last?.time, var first = later.popFirst() {
      first.before = time
      own.append(first)
    }
    return ZoneRecord(initial: read[0].time, ownChanges: own, changes: later, rule: rule)
  }

  /// The first instant of a time that is no city's mean time: its offset is whole quarters of an hour.
  private var firstStandard: Int {
    let first = changes.first { $0.after.offset % 900 == 0 && $0.after.abbreviation != Self.localMeanTime }
    return first?.instant ?? (changes.isEmpty ? .min : .max)
  }

  /// A time and the instant from which it holds.
  fileprivate struct Piece {
    var start: Int
    var time: LocalTime

    static func changes(_ pieces: [Piece]) -> [Change] {
      zip(pieces, pieces.dropFirst()).compactMap { before, after in
        let same = before.time.offset == after.time.offset && before.time.basis == after.time.basis
        guard !same || before.time.basis == .iana else { return nil }
        return Change(instant: after.start, before: before.time, after: after.time)
      }
    }
  }
}

extension [ZoneRecord.Piece] {
  /// Begins a piece of its own at a local time, in seconds since 1970 as if it were UTC.
  fileprivate mutating func split(atLocal local: Int) {
    guard let index = lastIndex(where: { $0.start == .min || $0.start + $0.time.offset < local }) else {
      return
    }
    let start = local - self[index].time.offset
    guard index + 1 == count || start < self[index + 1].start else { return }
    insert(.init(start: start, time: self[index].time), at: index + 1)
  }
}

extension MeanTimeReading {
  fileprivate var boundaries: [CivilDate] {
    guard choice == nil else { return [] }
    return law.map { [$0.days.lowerBound, $0.days.upperBound] } ?? [MeanTimeLaw.allFollow]
  }

  /// An instant after the last boundary wherever on Earth the place lies, in seconds since 1970.
  fileprivate var lastBoundary: Int { boundaries.map { ($0.daysSince1970 + 2) * 86_400 }.max() ?? .min }

  fileprivate func time(of piece: ZoneRecord.Piece, beforeStandard: Bool) -> ZoneRecord.LocalTime {
    var time = piece.time
    let day = CivilDate(
      daysSince1970: piece.start == .min
        ? -1_000_000 : (piece.start + time.offset).quotient(flooringBy: 86_400))
    let isMean = beforeStandard && time.isMean
    let byLaw = law.map { $0.days.contains(day) } ?? (isMean && day >= MeanTimeLaw.allFollow)
    if choice != .place, choice == .zone ? isMean : byLaw && (isMean || time.offset == 0) {
      time.basis = .city
    } else if isMean {
      // A difference of whole days is kept: Manila and Sitka once counted them from the other side of the
      // date line.
      let days = (Double(time.offset - ownOffset) / 86_400).rounded()
      time = .init(
        offset: ownOffset + Int(days) * 86_400, abbreviation: ZoneRecord.localMeanTime, basis: .lmt)
    }
    return time
  }
}

extension ZoneRecord.LocalTime {
  /// Whether the abbreviation is that of a mean time; `GMT`, `MST` and others share its form, so that it is
  /// asked only before a zone's first standard time.
  fileprivate var isMean: Bool {
    abbreviation.hasSuffix("MT") || abbreviation == "SET" || abbreviation == "+0220"
  }
}
