import AstroDiagnostics

extension Course {
  /// When the way meets a value in a stretch that meets it, by the polynomial alone: accurate enough for
  /// drawing, and as a first guess.
  func estimate(of value: Double, in stretch: Stretch) -> Double {
    if abs(stretch.end.value - value) < Stretch.touch { return stretch.end.julianDay }
    let piece = piece(of: stretch)
    var (low, high) = (stretch.start.julianDay, stretch.end.julianDay)
    let part = (value - stretch.start.value) / (stretch.end.value - stretch.start.value)
    var guess = low + part * (high - low)
    for _ in 0..<60 {
      let (reached, speed) = piece.valueAndSpeed(at: guess)
      let rest = value - reached
      if (rest > 0) == stretch.isRising { low = guess } else { high = guess }
      let step = rest / speed
      let next = guess + step
      if abs(step) < 1e-7, next >= low, next <= high { return next }
      guess = next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-8 { return guess }
    }
    return guess
  }

  /// The days between which the way meets a value in a stretch that meets it, by the polynomial alone: the slower the
  /// way, the wider.
  func surroundings(of value: Double, in stretch: Stretch) -> ClosedRange<Double> {
    let (start, end) = (stretch.start.julianDay, stretch.end.julianDay)
    let day = min(max(estimate(of: value, in: stretch), start), end)
    let piece = piece(of: stretch)
    let doubt = (piece.doubt + Course.ripple) / abs(piece.valueAndSpeed(at: day).speed)
    return max(start, day - doubt)...min(end, day + doubt)
  }

  /// What the last terms of a polynomial do not show of its error, in degrees: 2″, twice what nutation and the bending of
  /// light do within a piece.
  private static let ripple = 2.0 / 3600

  /// When the way meets a value in a stretch that meets it, to 0.03″ of the way.
  ///
  /// Uses the polynomial where its error is small enough, otherwise the positions themselves.
  func meeting(_ value: Double, in stretch: Stretch) throws(Problem) -> Double {
    if piece(of: stretch).doubt < Course.sure { return estimate(of: value, in: stretch) }
    return try exactMeeting(value, in: stretch)
  }

  /// The error up to which a polynomial is accurate enough, in degrees: 0.012″.
  private static let sure = 0.012 / 3600

  /// When the way meets a value in a stretch that meets it, by the positions themselves; mostly needs just
  /// one of them.
  ///
  /// The error is below 0.002″ of the way.
  func exactMeeting(_ value: Double, in stretch: Stretch) throws(Problem) -> Double {
    var here = estimate(of: value, in: stretch)
    guard abs(stretch.end.value - value) >= Stretch.touch else { return here }
    var (low, high) = (stretch.start.julianDay, stretch.end.julianDay)
    var speed = piece(of: stretch).valueAndSpeed(at: here).speed
    var last: (julianDay: Double, rest: Double)?
    for _ in 0..<40 {
      let rest = value - (try way.exact(here))
      if (rest > 0) == stretch.isRising { low = here } else { high = here }
      if let last, last.julianDay != here, last.rest != rest {
        speed = (last.rest - rest) / (here - last.julianDay)
      }
      let next = here + rest / speed
      guard next >= low, next <= high else {
        if high - low < 1e-7 || abs(rest) < Course.close { return here }
        (last, here) = ((here, rest), (low + high) / 2)
        continue
      }
      // The error left by a step grows with the uncertainty of the speed, relative to the speed.
      let doubt = last == nil ? Course.doubt : Course.doubt / 20
      if abs(rest) * doubt < Course.close * abs(speed) || abs(rest) < Course.close { return next }
      (last, here) = ((here, rest), next)
    }
    return here
  }

  /// The error, in degrees, that is small enough to stop: 0.0018″.
  private static let close = 5e-7
  /// The possible error of a polynomial's speed, in degrees per day: 1.8″.
  private static let doubt = 5e-4
}
