package import AstroChartModel
package import AstroDiagnostics

extension LocalClock {
  /// The clock of a time zone.
  ///
  /// - Parameters:
  ///   - zone: An IANA name, an offset such as `+03:00`, or `LMT`; `nil` for UTC.
  ///   - longitude: Degrees east, for local mean time.
  /// - Throws: `unknownZone`.
  package init(of zone: String?, longitude: Double?) throws(Problem) {
    guard let zone else {
      self = .utc
      return
    }
    self.init(try CivilTime.clock(of: zone, longitude: longitude ?? 0))
  }
}
