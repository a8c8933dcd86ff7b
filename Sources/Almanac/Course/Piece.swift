/// Some days of a way, as a polynomial.
struct Piece: Sendable {
  /// Julian days in universal time.
  let start: Double
  let days: Double
  let series: ChebyshevSeries
  /// At both ends, by the positions themselves: what neighbours have in common.
  let values: (start: Double, end: Double)

  var end: Double { start + days }

  /// A Julian day on the scale of the polynomial, −1…1.
  func place(of julianDay: Double) -> Double { 2 * (julianDay - start) / days - 1 }

  func value(at julianDay: Double) -> Double { series.value(at: place(of: julianDay)) }

  /// Degrees, and degrees a day.
  func valueAndSpeed(at julianDay: Double) -> (value: Double, speed: Double) {
    let found = series.valueAndSlope(at: place(of: julianDay))
    return (found.value, found.slope * 2 / days)
  }
}

extension Piece {
  /// Degrees by which the polynomial may be wrong, by its last terms: those that would follow are smaller where the way
  /// is smooth, and the last are large where it is not.
  var doubt: Double { 4 * (series.coefficients.suffix(3).map(abs).max() ?? 0) }

  /// Degrees a day, a day.
  func acceleration(at julianDay: Double) -> Double {
    series.derivative.valueAndSlope(at: place(of: julianDay)).slope * 4 / (days * days)
  }
}

/// A part of a piece in which the way goes on in one direction.
struct Stretch: Hashable, Sendable {
  /// An end of a stretch.
  struct End: Hashable, Sendable {
    /// In universal time.
    var julianDay: Double
    /// Degrees, by the positions themselves.
    var value: Double
    /// Whether the way turns back there.
    var isStation: Bool
  }

  var start: End
  var end: End
  /// The number of its piece, counted from the epoch.
  var piece: Int

  /// Which way it goes, though it be too short for values to tell.
  var isRising: Bool

  /// Degrees within which an end that a target stands on is there.
  static let touch = 1e-9

  /// Whether the way meets a value here; where it begins does not count, it is the end of the stretch before.
  func meets(_ value: Double) -> Bool {
    let first = start.reaching(value)
    let last = end.reaching(value)
    return (first < value && value <= last) || (first > value && value >= last)
  }
}

extension Stretch.End {
  /// Its value; where that stands on a target, the target's, which arithmetic may miss by the last digit.
  fileprivate func reaching(_ target: Double) -> Double {
    abs(value - target) < Stretch.touch ? target : value
  }
}
