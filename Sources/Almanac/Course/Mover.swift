package import Diagnostics

/// A body's way along the zodiac: any function of time, so that searches can be tested with an invented sky.
package struct Mover: Sendable {
  /// How a body goes about, which tells how closely to look at it.
  package struct Pace: Hashable, Sendable {
    /// Days of a piece that one polynomial follows the body through; a power of two.
    package var days: Double
    /// The polynomial's order.
    package var order: Int
    /// Degrees, at J2000 and a day, of a longitude that goes evenly: never half a turn from the body's.
    package var mean: Mean
    /// More degrees than the body ever goes back; 0 for one that never does.
    package var loop: Double

    package init(days: Double, order: Int, mean: Mean, loop: Double) {
      (self.days, self.order, self.mean, self.loop) = (days, order, mean, loop)
    }
  }

  /// An even motion.
  package struct Mean: Hashable, Sendable {
    /// The epoch, as a Julian day in universal time.
    package static let epoch = 2_451_545.0

    /// Degrees at the epoch.
    package var longitude: Double
    /// Degrees a day; 0 for a body that sways to and fro.
    package var speed: Double

    package init(_ longitude: Double, speed: Double) { (self.longitude, self.speed) = (longitude, speed) }

    func longitude(at julianDay: Double) -> Double { longitude + speed * (julianDay - Mean.epoch) }
  }

  package let pace: Pace
  /// The days that there are positions for, as Julian days in universal time.
  package let bounds: ClosedRange<Double>
  /// Degrees at a Julian day; from one turn to the next they may begin again.
  let longitude: @Sendable (Double) throws(Problem) -> Double

  package init(
    _ pace: Pace, within bounds: ClosedRange<Double> = -1e8...1e8,
    longitude: @escaping @Sendable (Double) throws(Problem) -> Double
  ) {
    (self.pace, self.bounds, self.longitude) = (pace, bounds, longitude)
  }

  /// The longitude unwrapped: of all whole turns more or less, that which is nearest to the mean longitude.
  ///
  /// So it is the same number in whatever span it is asked for.
  package func unwrapped(_ julianDay: Double) throws(Problem) -> Double {
    let degrees = try longitude(julianDay)
    return degrees + 360 * ((pace.mean.longitude(at: julianDay) - degrees) / 360).rounded()
  }
}
