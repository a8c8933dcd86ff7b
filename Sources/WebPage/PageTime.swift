package import ChartModel
package import Diagnostics

/// A year of a sky that goes on: where ten bodies stand throughout, and when they are exact to the base.
package struct PageTime: Sendable {
  /// When the year begins.
  package let start: Moment
  /// When the picture is of, within the year.
  package let shown: Moment
  /// How many days the year has.
  package let days: Int
  /// The exact meetings in order of time.
  package let passages: [Passage]
  /// How many degrees from exact still count.
  package let orbs: [AspectType: Double]
  /// Longitudes in degrees, body by body at even steps.
  let longitudes: [(body: Body, degrees: [Double])]

  /// - Parameters:
  ///   - start: Not after `shown`.
  ///   - longitude: Where a body stands at a Julian day in universal time, in degrees of the base's zodiac.
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
      // One before the year and two behind it: four neighbors make a place between them.
      for index in -1...(Int(Double(days) / step) + 2) {
        degrees.append(try longitude(body, start.julianDay + Double(index) * step))
      }
      longitudes.append((body, degrees))
    }
    self.longitudes = longitudes
  }

  /// From one longitude of a body to the next, in days: a page that draws a cubic through four of them strays by less
  /// than what two bytes leave out.
  static func step(of body: Body) -> Double { body == .moon ? 0.25 : 1 }

  /// All longitudes in two bytes each, the lower first, body by body, each by its own scale.
  var table: [UInt8] {
    longitudes.flatMap { body, degrees in
      let scale = PageTime.Scale(of: body, degrees)
      return scale.unwrapped.flatMap { degree -> [UInt8] in
        let units = Int(((degree - scale.base) / scale.unit).rounded()) & 0xFFFF
        return [UInt8(units & 0xFF), UInt8(units >> 8)]
      }
    }
  }

  /// How a body's longitudes are told in two bytes: a slow one's way of a year is short, so that it is told more finely,
  /// and near a station one sees which way it goes.
  struct Scale {
    /// Degrees at 0, and degrees a unit.
    let base: Double
    let unit: Double
    /// The longitudes without leaps from 360° to 0°.
    let unwrapped: [Double]

    init(of body: Body, _ degrees: [Double]) {
      var way = Array(degrees.prefix(1))
      for degree in degrees.dropFirst() {
        let last = way[way.count - 1]
        way.append(last + (degree - last).remainder(dividingBy: 360))
      }
      unwrapped = way
      let (low, high) = (way.min() ?? 0, way.max() ?? 0)
      // The Moon goes around more than once: a unit is then a part of the circle, and units begin anew with it.
      (base, unit) =
        high - low < 400 && body != .moon ? (low, max(high - low, 1) / 65_535) : (0, 360 / 65_536)
    }
  }

  /// Minutes from the beginning of the year.
  func minutes(to moment: Moment) -> Double {
    Double(moment.secondsSince1970 - start.secondsSince1970) / 60
  }
}
