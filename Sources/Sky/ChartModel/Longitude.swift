public import AstroDiagnostics

/// A place on the ecliptic: degrees from 0° Aries along the zodiac, 0 ≤ degrees < 360.
///
/// It is rounded to a millionth of a degree (0.0036″), as chart files write it, so that a computed value and
/// one read back from a file are the same place, in the same sign and house.
public struct Longitude: Hashable, Sendable {
  /// Degrees from the beginning of Aries, 0 ≤ degrees < 360.
  public let degrees: Double

  /// Takes any finite number of degrees, reduces it to the circle and rounds it to the millionth.
  ///
  /// - Throws: `invalidValue` for a value that is not a number or is infinite.
  public init(degrees: Double) throws(Problem) {
    guard degrees.isFinite else {
      throw Problem(.invalidValue, ChartFault.notLongitude(degrees))
    }
    self.init(degrees)
  }

  /// The same for a number that is known to be finite; 0° Aries for one that is not.
  package init(_ degrees: Double) {
    guard degrees.isFinite else {
      self.degrees = 0
      return
    }
    let millionths = (degrees * 1_000_000).rounded().truncatingRemainder(dividingBy: 360_000_000)
    self.degrees = (millionths < 0 ? millionths + 360_000_000 : millionths + 0) / 1_000_000
  }

  /// The sign it lies in; each sign spans 30°.
  public var sign: Sign { Sign(index: Int(degrees / 30)) }

  /// Degrees within the sign, 0 ≤ degree < 30.
  public var degreeInSign: Double { Longitude.rounded(degrees - sign.start) }

  /// Whole degrees and minutes within the sign, truncated: 29°59′59″ is (29, 59), never the next sign.
  package var degreeAndMinute: (degree: Int, minute: Int) {
    let minutes = Int(Longitude.rounded(degrees - sign.start) * 60 + 1e-9)
    return (minutes / 60, minutes % 60)
  }

  /// The distance forward along the zodiac from here to another place, 0 ≤ degrees < 360.
  package func distance(forwardTo other: Longitude) -> Double {
    let difference = Longitude.rounded(other.degrees - degrees)
    // Round again: the sum may be off in the last bit, and a body on a cusp must be on it exactly.
    return difference < 0 ? Longitude.rounded(difference + 360) : difference
  }

  /// The shorter distance between two places, 0…180 degrees.
  package func separation(from other: Longitude) -> Double {
    let forward = distance(forwardTo: other)
    return min(forward, Longitude.rounded(360 - forward))
  }

  package static func + (longitude: Longitude, degrees: Double) -> Longitude {
    Longitude(longitude.degrees + degrees)
  }

  /// The degrees as a whole number of millionths, the precision in which they are stored.
  package var millionths: Int { Int((degrees * 1_000_000).rounded()) }

  /// The place opposite.
  package var opposite: Longitude { self + 180 }

  /// Degrees rounded to the millionth, like every number in a chart.
  package static func rounded(_ degrees: Double) -> Double { (degrees * 1_000_000).rounded() / 1_000_000 + 0 }
}
