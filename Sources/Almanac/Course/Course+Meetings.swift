import Diagnostics

extension Course {
  /// When the way meets a value in a stretch that does, by the polynomial: good for drawing, and to begin with.
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

  /// When the way meets a value in a stretch that does, to 0.03″ of the way: by the polynomial where that is sure, else as
  /// closely as can be.
  func meeting(_ value: Double, in stretch: Stretch) throws(Problem) -> Double {
    if piece(of: stretch).doubt < Course.sure { return estimate(of: value, in: stretch) }
    return try exactMeeting(value, in: stretch)
  }

  /// Degrees to which a polynomial is sure enough: 0.012″.
  private static let sure = 0.012 / 3600

  /// When the way meets a value in a stretch that does, by the positions themselves: mostly one more of them.
  ///
  /// What is left is below 0.002″ of the way.
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
      // The step leaves the more, the less the speed is known against its own size.
      let doubt = last == nil ? Course.doubt : Course.doubt / 20
      if abs(rest) * doubt < Course.close * abs(speed) || abs(rest) < Course.close { return next }
      (last, here) = ((here, rest), next)
    }
    return here
  }

  /// Degrees that are exact enough: 0.0018″.
  private static let close = 5e-7
  /// Degrees a day by which the speed of a polynomial may be wrong: 1.8″.
  private static let doubt = 5e-4
}
