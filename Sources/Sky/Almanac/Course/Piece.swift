/// Some days of a way, fitted by a polynomial.
struct Piece: Sendable {
  /// Julian days in universal time.
  let start: Double
  let days: Double
  let series: ChebyshevSeries
  /// The values at both ends by the positions themselves, which neighboring pieces share.
  let values: (start: Double, end: Double)

  var end: Double { start + days }

  /// A Julian day on the polynomial's scale, −1…1.
  func place(of julianDay: Double) -> Double { 2 * (julianDay - start) / days - 1 }

  func value(at julianDay: Double) -> Double { series.value(at: place(of: julianDay)) }

  /// The value in degrees, and the speed in degrees per day.
  func valueAndSpeed(at julianDay: Double) -> (value: Double, speed: Double) {
    let found = series.valueAndSlope(at: place(of: julianDay))
    return (found.value, found.slope * 2 / days)
  }
}

extension Piece {
  /// The possible error of the polynomial in degrees, estimated from its last terms.
  ///
  /// Where the way is smooth, the omitted terms are smaller than these; where it is not, the last terms are
  /// large.
  var doubt: Double { 4 * (series.coefficients.suffix(3).map(abs).max() ?? 0) }

  /// The acceleration in degrees per day squared.
  func acceleration(at julianDay: Double) -> Double {
    series.derivative.valueAndSlope(at: place(of: julianDay)).slope * 4 / (days * days)
  }
}

/// A part of a piece without a change of direction.
struct Stretch: Hashable, Sendable {
  /// The start or the end of a stretch.
  struct End: Hashable, Sendable {
    /// The instant as a Julian day in universal time.
    var julianDay: Double
    /// The value by the positions themselves, in degrees.
    var value: Double
    /// Whether the way is stationary there.
    var isStation: Bool
  }

  var start: End
  var end: End
  /// The number of its piece, counted from the epoch.
  var piece: Int

  /// Whether its values rise; stored because the values at the ends of a very short stretch may not show it.
  var isRising: Bool

  /// The distance in degrees within which the value of an end counts as equal to a target.
  static let touch = 1e-9

  /// Whether the way meets a value here; its start belongs to the preceding stretch.
  func meets(_ value: Double) -> Bool {
    let first = start.reaching(value)
    let last = end.reaching(value)
    return (first < value && value <= last) || (first > value && value >= last)
  }
}

extension Stretch.End {
  /// The value, or the target if the two differ by less than a rounding error.
  fileprivate func reaching(_ target: Double) -> Double {
    abs(value - target) < Stretch.touch ? target : value
  }
}
