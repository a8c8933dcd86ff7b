import AstroDiagnostics

/// A continuous function of time in degrees: an unwrapped longitude, or the difference of two.
struct Way: Sendable {
  /// The function through which polynomials are fitted.
  let sample: @Sendable (Double) throws(Problem) -> Double
  /// The function by which results are refined; if the way is a difference, only this one uses positions
  /// directly.
  let exact: @Sendable (Double) throws(Problem) -> Double
  let pace: Mover.Pace
  let bounds: ClosedRange<Double>

  init(of mover: Mover) {
    sample = { (julianDay) throws(Problem) in try mover.unwrapped(julianDay) }
    (exact, pace, bounds) = (sample, mover.pace, mover.bounds)
  }

  /// The elongation of one body from another, in degrees.
  ///
  /// - Parameters:
  ///   - first: The body ahead; its course must cover the days that will be needed.
  ///   - second: The body from which the elongation is measured; its course must cover the same days.
  init(from second: Course, to first: Course) {
    sample = { first.value(at: $0) - second.value(at: $0) }
    let (ahead, behind) = (first.way.exact, second.way.exact)
    exact = { (julianDay) throws(Problem) in try ahead(julianDay) - behind(julianDay) }
    pace = first.way.pace.relative(to: second.way.pace)
    bounds = first.way.bounds.clamped(to: second.way.bounds)
  }

  /// The speed in degrees per day, from the difference of two positions.
  ///
  /// The ephemeris' own speeds vanish up to a quarter of an hour too early or too late.
  func speed(at julianDay: Double) throws(Problem) -> Double {
    let (early, late) = (
      max(julianDay - Way.tenth, bounds.lowerBound), min(julianDay + Way.tenth, bounds.upperBound)
    )
    return (try exact(late) - exact(early)) / (late - early)
  }

  /// A tenth of a day.
  private static let tenth = 0.1
}

extension Mover.Pace {
  /// The pace of a difference: pieces nest, so that both bodies are polynomials throughout one of the shorter
  /// pieces.
  fileprivate func relative(to other: Mover.Pace) -> Mover.Pace {
    let mean = Mover.Mean(
      mean.longitude - other.mean.longitude, speed: mean.speed - other.mean.speed)
    return Mover.Pace(
      days: min(days, other.days), order: max(order, other.order), mean: mean,
      loop: outruns(other) || other.outruns(self) ? 0 : 360)
  }

  /// Whether it is so much faster that the other body's retrograde motion makes no difference.
  private func outruns(_ other: Mover.Pace) -> Bool {
    loop == 0 && abs(mean.speed) > 8 * abs(other.mean.speed)
  }
}
