public import ChartModel
public import Diagnostics
import Ephemeris

extension Skies {
  /// When a planet passing over the sky next makes an aspect to a fixed place exactly.
  ///
  /// - Parameters:
  ///   - body: The Sun to Pluto.
  ///   - place: Of a natal body or angle, in `zodiac`.
  ///   - days: How far to look.
  /// - Returns: `nil` where it does not within those days, as when the planet turns back before.
  /// - Throws: `outOfRange` beyond the ephemeris.
  public func nextExact(
    _ type: AspectType, of body: Body, to place: Longitude, in zodiac: Zodiac = .tropical,
    after moment: Moment, within days: Double = 366
  ) throws(Problem) -> Moment? {
    let motion = Motion(of: body, in: zodiac, by: ephemeris)
    var first: PassSearch.Pass?
    for side in type.exactDegree.truncatingRemainder(dividingBy: 180) == 0 ? [1.0] : [1, -1] {
      let search = PassSearch(
        motion: motion, pace: .init(of: body), birth: moment.julianDay,
        longitude: place.degrees + side * type.exactDegree)
      let pass = try search.firstPass(after: moment.julianDay, within: days)
      if let pass, pass.julianDay < first?.julianDay ?? .infinity { first = pass }
    }
    guard let first, first.julianDay <= moment.julianDay + days else { return nil }
    return try self.moment(first.julianDay, seenFrom: nil)
  }
}
