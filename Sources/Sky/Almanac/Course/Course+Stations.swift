import AstroDiagnostics

/// Cuts a piece into stretches at its stations.
extension Course {
  func stretches(of piece: Piece, numbered number: Int) throws(Problem) -> [Stretch] {
    let start = Stretch.End(julianDay: piece.start, value: piece.values.start, isStation: false)
    let end = Stretch.End(julianDay: piece.end, value: piece.values.end, isStation: false)
    let stations = way.pace.loop == 0 ? [] : try stations(of: piece)
    let cuts = [start] + stations + [end]
    let rises = zip(cuts, cuts.dropFirst()).map { $1.value - $0.value }
    // Directions alternate; the longest stretch shows its direction most reliably.
    let longest = rises.indices.max { abs(rises[$0]) < abs(rises[$1]) } ?? 0
    return rises.indices.map { index in
      let isLikeLongest = (index - longest).isMultiple(of: 2)
      return Stretch(
        start: cuts[index], end: cuts[index + 1], piece: number,
        isRising: (rises[longest] > 0) == isLikeLongest)
    }
  }

  /// The stations in a piece; one at the end of a piece belongs to the preceding piece.
  private func stations(of piece: Piece) throws(Problem) -> [Stretch.End] {
    var days = piece.series.derivative.signChanges().map { piece.start + ($0 + 1) / 2 * piece.days }
    // A station close to an end of the piece must be counted in one piece only, even if the two polynomials
    // disagree.
    if try isMisjudged(piece, at: piece.start) {
      if let first = days.first, first < piece.start + Course.doubtfulDays {
        days.removeFirst()
      } else {
        days.insert(piece.start, at: 0)
      }
    }
    if try isMisjudged(piece, at: piece.end) {
      if let last = days.last, last > piece.end - Course.doubtfulDays {
        days.removeLast()
      } else {
        days.append(piece.end)
      }
    }
    return try days.map { (day) throws(Problem) in
      let station = min(max(try refined(day, in: piece), piece.start), piece.end)
      return Stretch.End(julianDay: station, value: try way.exact(station), isStation: true)
    }
  }

  /// The distance in days from an end of a piece within which its polynomial may place a station that belongs
  /// to the next piece.
  private static let doubtfulDays = 2.0
  /// The speed in degrees per day below which a polynomial may have the direction wrong.
  private static let doubtfulSpeed = 0.002

  /// Whether the direction of the way differs from what the polynomial says.
  private func isMisjudged(_ piece: Piece, at day: Double) throws(Problem) -> Bool {
    let speed = piece.valueAndSpeed(at: day).speed
    guard abs(speed) < Course.doubtfulSpeed else { return false }
    return (try way.speed(at: day) < 0) != (speed < 0)
  }

  /// The instant at which the speed of the positions themselves is 0, by Newton's method with the
  /// polynomial's acceleration.
  private func refined(_ day: Double, in piece: Piece) throws(Problem) -> Double {
    var here = day
    for _ in 0..<8 {
      let acceleration = piece.acceleration(at: here)
      guard acceleration != 0 else { return here }
      let step = try way.speed(at: here) / acceleration
      guard abs(here - step - day) < Course.doubtfulDays else { return day }
      here -= step
      // The relative error of the acceleration is a few hundredths, so after a small step little error is
      // left.
      if abs(step) < Course.smallStep { break }
    }
    return here
  }

  /// A step in days, a quarter of an hour, after which less than a minute of error is left.
  private static let smallStep = 0.01
}
