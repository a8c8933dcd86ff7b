import Diagnostics

/// A number of degrees that goes on with time without a jump: an unwrapped longitude, or the difference of two.
struct Way: Sendable {
  /// What polynomials are laid through.
  let sample: @Sendable (Double) throws(Problem) -> Double
  /// What a result is polished by; only this asks for positions where the way is a difference.
  let exact: @Sendable (Double) throws(Problem) -> Double
  let pace: Mover.Pace
  let bounds: ClosedRange<Double>

  init(of mover: Mover) {
    sample = { (julianDay) throws(Problem) in try mover.unwrapped(julianDay) }
    (exact, pace, bounds) = (sample, mover.pace, mover.bounds)
  }

  /// How far one body is ahead of another, in degrees.
  ///
  /// - Parameters:
  ///   - first: Covers the days that will be asked for.
  ///   - second: So does this.
  init(from second: Course, to first: Course) {
    sample = { first.value(at: $0) - second.value(at: $0) }
    let (ahead, behind) = (first.way.exact, second.way.exact)
    exact = { (julianDay) throws(Problem) in try ahead(julianDay) - behind(julianDay) }
    pace = first.way.pace.relative(to: second.way.pace)
    bounds = first.way.bounds.clamped(to: second.way.bounds)
  }

  /// Degrees a day, by what comes before and after.
  ///
  /// The ephemeris' own speeds are up to a quarter of an hour off where they vanish.
  func speed(at julianDay: Double) throws(Problem) -> Double {
    let (early, late) = (
      max(julianDay - Way.tenth, bounds.lowerBound), min(julianDay + Way.tenth, bounds.upperBound)
    )
    return (try exact(late) - exact(early)) / (late - early)
  }

  /// Of a day.
  private static let tenth = 0.1
}

extension Mover.Pace {
  /// That of a difference: pieces nest, so that in one of the shorter both are polynomials.
  fileprivate func relative(to other: Mover.Pace) -> Mover.Pace {
    let mean = Mover.Mean(
      mean.longitude - other.mean.longitude, speed: mean.speed - other.mean.speed)
    return Mover.Pace(
      days: min(days, other.days), order: max(order, other.order), mean: mean,
      loop: outruns(other) || other.outruns(self) ? 0 : 360)
  }

  /// Whether it is so much the faster that the other's turns make no difference.
  private func outruns(_ other: Mover.Pace) -> Bool {
    loop == 0 && abs(mean.speed) > 8 * abs(other.mean.speed)
  }
}
