package import AstroChartModel

extension Placement {
  /// Whether it is farther from the equator than the Sun can be; `nil` if the declination is not known.
  ///
  /// - Parameter obliquity: The true obliquity of date, in degrees, which is how far the Sun goes.
  package func isOutOfBounds(_ obliquity: Double) -> Bool? {
    body == .sun ? false : declination.map { abs($0) > obliquity }
  }
}
