package import AstroDiagnostics

/// A body's motion along the zodiac; any function of time, so that searches can be tested with an invented
/// sky.
package struct Mover: Sendable {
  /// The limits of a body's motion, which determine how densely it must be sampled.
  package struct Pace: Hashable, Sendable {
    /// The length in days of a piece that is fitted by one polynomial; a power of two.
    package var days: Double
    /// The order of the polynomial.
    package var order: Int
    /// A uniform motion from which the body's longitude never differs by half a turn or more.
    package var mean: Mean
    /// More degrees than the body ever goes back; 0 for a body that is never retrograde.
    package var loop: Double

    package init(days: Double, order: Int, mean: Mean, loop: Double) {
      (self.days, self.order, self.mean, self.loop) = (days, order, mean, loop)
    }
  }

  /// A uniform motion.
  package struct Mean: Hashable, Sendable {
    /// The epoch, as a Julian day in universal time.
    package static let epoch = 2_451_545.0

    /// The longitude at the epoch, in degrees.
    package var longitude: Double
    /// Degrees per day; 0 for a body that only oscillates.
    package var speed: Double

    package init(_ longitude: Double, speed: Double) { (self.longitude, self.speed) = (longitude, speed) }

    func longitude(at julianDay: Double) -> Double { longitude + speed * (julianDay - Mean.epoch) }
  }

  package let pace: Pace
  /// The days for which there are positions, as Julian days in universal time.
  package let bounds: ClosedRange<Double>
  /// The longitude at a Julian day in degrees, which need not be continuous from one turn to the next.
  let longitude: @Sendable (Double) throws(Problem) -> Double

  package init(
    _ pace: Pace, within bounds: ClosedRange<Double> = -1e8...1e8,
    longitude: @escaping @Sendable (Double) throws(Problem) -> Double
  ) {
    (self.pace, self.bounds, self.longitude) = (pace, bounds, longitude)
  }

  /// The unwrapped longitude: the one nearest to the mean longitude, of all that differ by whole turns.
  ///
  /// It is therefore the same number whatever the span.
  package func unwrapped(_ julianDay: Double) throws(Problem) -> Double {
    let degrees = try longitude(julianDay)
    return degrees + 360 * ((pace.mean.longitude(at: julianDay) - degrees) / 360).rounded()
  }
}
