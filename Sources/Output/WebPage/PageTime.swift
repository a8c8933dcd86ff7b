package import AstroChartModel
package import AstroDiagnostics

/// A year of a moving sky: the positions of ten bodies throughout, and their exact aspects to the base.
package struct PageTime: Sendable {
  /// When the year begins.
  package let start: Moment
  /// The moment that the picture shows, within the year.
  package let shown: Moment
  /// How many days the year has.
  package let days: Int
  /// The passages in chronological order.
  package let passages: [Passage]
  /// The orbs of the aspects, in degrees.
  package let orbs: [AspectType: Double]
  /// The zone in which a reader is told the time, as an IANA name.
  package var zone = "UTC"
  /// The aspects that are searched for.
  var types: [AspectType] { AspectType.allCases.filter { orbs[$0] != nil } }
  /// The longitudes of each body in degrees, at equal steps.
  let longitudes: [(body: Body, degrees: [Double])]

  /// - Parameters:
  ///   - start: The beginning of the year, not after `shown`.
  ///   - longitude: Gives the longitude of a body at a Julian day in universal time, in degrees of the base's
  ///     zodiac.
  /// - Throws: What `longitude` throws.
  package init(
    from start: Moment, shown: Moment, days: Int = 366, passages: [Passage], orbs: [AspectType: Double],
    longitude: (Body, Double) throws(Problem) -> Double
  ) throws(Problem) {
    (self.start, self.shown, self.days) = (start, shown, days)
    (self.passages, self.orbs) = (passages, orbs)
    var longitudes: [(Body, [Double])] = []
    for body in Body.planets {
      let step = PageTime.step(of: body)
      var degrees: [Double] = []
      // One more before the year and two more after it, because four neighbors are needed to interpolate.
      for index in -1...(Int(Double(days) / step) + 2) {
        degrees.append(try longitude(body, start.julianDay + Double(index) * step))
      }
      longitudes.append((body, degrees))
    }
    self.longitudes = longitudes
  }

  /// The step between two longitudes of a body, in days.
  ///
  /// A page interpolates with a cubic through four of them; the error is less than that of storing them in
  /// two bytes.
  static func step(of body: Body) -> Double { body == .moon ? 0.25 : 1 }

  /// All longitudes, body by body, each as a little-endian number of two bytes on the scale of its body.
  var table: [UInt8] {
    longitudes.flatMap { body, degrees in
      let scale = PageTime.Scale(of: body, degrees)
      return scale.unwrapped.flatMap { degree -> [UInt8] in
        let units = Int(((degree - scale.base) / scale.unit).rounded()) & 0xFFFF
        return [UInt8(units & 0xFF), UInt8(units >> 8)]
      }
    }
  }

  /// The scale on which a body's longitudes are stored in two bytes.
  ///
  /// The range of a slow body in a year is short, so its unit is finer, and near a station the direction
  /// remains visible.
  struct Scale {
    /// The longitude in degrees of the number 0, and the degrees per unit.
    let base: Double
    let unit: Double
    /// The longitudes, continuous across 360°.
    let unwrapped: [Double]

    init(of body: Body, _ degrees: [Double]) {
      var way = Array(degrees.prefix(1))
      for degree in degrees.dropFirst() {
        let last = way[way.count - 1]
        way.append(last + (degree - last).remainder(dividingBy: 360))
      }
      unwrapped = way
      let (low, high) = (way.min() ?? 0, way.max() ?? 0)
      // The Moon goes around more than once: a unit is then a fraction of the circle, and numbers wrap around
      // with it.
      (base, unit) =
        high - low < 400 && body != .moon ? (low, max(high - low, 1) / 65_535) : (0, 360 / 65_536)
    }
  }

  /// Minutes from the beginning of the year to a moment.
  func minutes(to moment: Moment) -> Double {
    Double(moment.secondsSince1970 - start.secondsSince1970) / 60
  }
}
